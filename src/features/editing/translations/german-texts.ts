import type { ClientField } from 'payload'
import { nameOfField } from '../../../lib/cms/form-field.ts'
import type { Doc } from '../../../lib/content/stored-values.ts'

/**
 * Returns the German texts of a document by path, for each localized text field. Paths contain the ids of
 * rows, but the indexes of rows in localized lists, because there each language has its own rows. `doc` is
 * the document in German as the REST API returns it.
 */
export function germanTexts(
  fields: readonly ClientField[],
  doc: Doc,
  { isLocalized = false, prefix = '' } = {},
): Map<string, string> {
  return new Map(
    fields.flatMap((field) => {
      if (field.type === 'tabs') {
        return field.tabs.flatMap((tab) => {
          const isNamed = 'name' in tab && tab.name
          return isNamed
            ? [...germanTexts(tab.fields, childOf(doc, tab.name), optionsAt(prefix + tab.name))]
            : [...germanTexts(tab.fields, doc, { isLocalized, prefix })]
        })
      }
      if (!('name' in field)) {
        return 'fields' in field ? [...germanTexts(field.fields, doc, { isLocalized, prefix })] : []
      }
      const { name = '' } = field
      const isFieldLocalized = isLocalized || Boolean('localized' in field && field.localized)
      if (field.type === 'group') {
        return [
          ...germanTexts(
            field.fields,
            childOf(doc, name),
            optionsAt(prefix + name, isFieldLocalized),
          ),
        ]
      }
      if (field.type === 'array') {
        const rows = (doc[name] ?? []) as Doc[]
        return rows.flatMap((row, index) => [
          ...germanTexts(
            field.fields,
            row,
            optionsAt(`${prefix}${name}.${isFieldLocalized ? index : row.id}`, isFieldLocalized),
          ),
        ])
      }
      const text = [doc[name]].flat().join('\n')
      const isText = field.type === 'text' || field.type === 'textarea'
      return isFieldLocalized && isText && text ? [[prefix + name, text] as const] : []
    }),
  )

  function optionsAt(path: string, isFieldLocalized = isLocalized) {
    return { isLocalized: isFieldLocalized, prefix: `${path}.` }
  }
}

/** What is used of the form's state: the rows of its lists, by path. */
type FormRows = Readonly<Record<string, { rows?: { id: string }[] }>>

const childOf = (doc: Doc, name: string): Doc => (doc[name] ?? {}) as Doc

/**
 * Returns the name in the form's ids of the field of a German text, at the present index of its row.
 * Undefined if the form does not contain the row.
 */
export function fieldNameInForm(path: string, form: FormRows): string | undefined {
  const segments: string[] = []
  for (const segment of path.split('.')) {
    const rows = form[segments.join('.')]?.rows
    const index = rows ? rows.findIndex(({ id }) => id === segment) : -1
    if (rows && index === -1 && !(Number(segment) < rows.length)) return undefined
    segments.push(index === -1 ? segment : String(index))
  }
  return nameOfField(segments.join('.'))
}
