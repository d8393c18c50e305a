import type { ClientField } from 'payload'
import type { Doc } from '../../../lib/content/stored-values.ts'

/**
 * The German texts of a document by the names of the form's fields, for each field that has a text
 * of its own in every language. `doc` is as REST answers it in German.
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
            ? [...germanTexts(tab.fields, inside(doc, tab.name), at(prefix + tab.name))]
            : [...germanTexts(tab.fields, doc, { isLocalized, prefix })]
        })
      }
      if (!('name' in field)) {
        return 'fields' in field ? [...germanTexts(field.fields, doc, { isLocalized, prefix })] : []
      }
      const { name = '' } = field
      const isOwn = isLocalized || Boolean('localized' in field && field.localized)
      if (field.type === 'group') {
        return [...germanTexts(field.fields, inside(doc, name), at(prefix + name, isOwn))]
      }
      if (field.type === 'array') {
        const rows = (doc[name] ?? []) as Doc[]
        return rows.flatMap((row, index) => [
          ...germanTexts(field.fields, row, at(`${prefix}${name}__${index}`, isOwn)),
        ])
      }
      const text = [doc[name]].flat().join('\n')
      const isText = field.type === 'text' || field.type === 'textarea'
      return isOwn && isText && text ? [[prefix + name, text] as const] : []
    }),
  )

  function at(path: string, isOwn = isLocalized) {
    return { isLocalized: isOwn, prefix: `${path}__` }
  }
}

const inside = (doc: Doc, name: string): Doc => (doc[name] ?? {}) as Doc
