import type { FlattenedField } from 'payload'
import type { Doc } from '../../src/lib/content/stored-values.ts'

/**
 * Returns a text whose script would run if it were inserted as HTML; `mark` makes it identifiable.
 */
export const textWithScript = (mark: string | number) =>
  `m${mark}<script>window.ran=1</script><img src=x onerror=window.ran=1>`

type Replacement = {
  /** Returns the text for a field, or undefined to leave the field unchanged. */
  textFor: (path: string, isLocalized: boolean) => string | undefined
  /** The whole document, for the conditions of its fields. */
  whole: Doc
}

/**
 * Returns a document's values as REST accepts them, with every text replaced: lines, paragraphs,
 * lists of them and rich text. Empty lists get one row. Other values stay the same.
 */
export function replaceTexts(fields: FlattenedField[], doc: Doc, fill: Replacement): Doc {
  return replaceInFields(fields, doc, { ...fill, path: '', isLocalized: false })
}

type Place = Replacement & { path: string; isLocalized: boolean }

function replaceInFields(fields: FlattenedField[], doc: Doc, place: Place): Doc {
  const written = fields.flatMap((field) => {
    const { name } = field
    // The server sets these fields itself.
    if (name === 'id' || ('admin' in field && field.admin?.hidden)) return []
    const condition = 'admin' in field ? field.admin?.condition : undefined
    if (condition && !condition(place.whole, doc, {} as never)) return []
    const isLocalized = place.isLocalized || ('localized' in field && Boolean(field.localized))
    return [
      [name, replaceInField(field, doc[name], { ...place, path: place.path + name, isLocalized })],
    ]
  })
  return {
    ...(doc.id !== undefined && place.path && { id: doc.id }),
    ...Object.fromEntries(written),
  }
}

function replaceInField(field: FlattenedField, value: unknown, place: Place): unknown {
  const { textFor, path, isLocalized } = place
  if (field.type === 'group' || field.type === 'tab') {
    return replaceInFields(field.flattenedFields, (value ?? {}) as Doc, {
      ...place,
      path: `${path}.`,
    })
  }
  if (field.type === 'array') {
    const rows = (value as Doc[] | undefined)?.length ? (value as Doc[]) : [{}]
    return rows.map((row, index) =>
      replaceInFields(field.flattenedFields, row, { ...place, path: `${path}.${index}.` }),
    )
  }
  const isText = ['text', 'textarea', 'richText'].includes(field.type)
  const text = isText ? textFor(path, isLocalized) : undefined
  if (text === undefined) return value
  if (field.type === 'richText') return replaceInRichText(value, text)
  return 'hasMany' in field && field.hasMany ? [text] : text
}

/** Returns the rich text with this text in place of every text node. */
function replaceInRichText(node: unknown, text: string): unknown {
  if (Array.isArray(node)) return node.map((each) => replaceInRichText(each, text))
  if (typeof node !== 'object' || node === null) return node
  const copy = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, replaceInRichText(value, text)]),
  )
  return copy.type === 'text' ? { ...copy, text } : copy
}
