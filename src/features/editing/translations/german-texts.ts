import type { ClientField } from 'payload'
import type { Doc } from '../../../lib/content/stored-values.ts'

/**
 * Returns the German texts of a document by field name as in the form's ids, for each localized text
 * field. `doc` is the document in German as the REST API returns it.
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
            optionsAt(`${prefix}${name}__${index}`, isFieldLocalized),
          ),
        ])
      }
      const text = [doc[name]].flat().join('\n')
      const isText = field.type === 'text' || field.type === 'textarea'
      return isFieldLocalized && isText && text ? [[prefix + name, text] as const] : []
    }),
  )

  function optionsAt(path: string, isFieldLocalized = isLocalized) {
    return { isLocalized: isFieldLocalized, prefix: `${path}__` }
  }
}

const childOf = (doc: Doc, name: string): Doc => (doc[name] ?? {}) as Doc
