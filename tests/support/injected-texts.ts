import type { FlattenedField } from 'payload'
import type { Doc } from '../../src/lib/content/stored-values.ts'

/** A text that would run if anything took it for HTML, and by whose mark it is found again. */
export const hostile = (mark: string | number) =>
  `m${mark}<script>window.ran=1</script><img src=x onerror=window.ran=1>`

type Fill = {
  /** The text to write into a field, or nothing to leave it alone. */
  textFor: (path: string, isLocalized: boolean) => string | undefined
  /** The document that the fields are of, for their conditions. */
  whole: Doc
}

/**
 * A document's values as REST takes them, each text replaced: lines, paragraphs, lists of them and rich
 * text. Lists without rows get one. What holds no text stays as it is.
 */
export function withTexts(fields: FlattenedField[], doc: Doc, fill: Fill): Doc {
  return inside(fields, doc, { ...fill, path: '', isLocalized: false })
}

type Place = Fill & { path: string; isLocalized: boolean }

function inside(fields: FlattenedField[], doc: Doc, place: Place): Doc {
  const written = fields.flatMap((field) => {
    const { name } = field
    // The server sets them itself.
    if (name === 'id' || ('admin' in field && field.admin?.hidden)) return []
    const condition = 'admin' in field ? field.admin?.condition : undefined
    if (condition && !condition(place.whole, doc, {} as never)) return []
    const isLocalized = place.isLocalized || ('localized' in field && Boolean(field.localized))
    return [[name, filled(field, doc[name], { ...place, path: place.path + name, isLocalized })]]
  })
  return {
    ...(doc.id !== undefined && place.path && { id: doc.id }),
    ...Object.fromEntries(written),
  }
}

function filled(field: FlattenedField, value: unknown, place: Place): unknown {
  const { textFor, path, isLocalized } = place
  if (field.type === 'group' || field.type === 'tab') {
    return inside(field.flattenedFields, (value ?? {}) as Doc, { ...place, path: `${path}.` })
  }
  if (field.type === 'array') {
    const rows = (value as Doc[] | undefined)?.length ? (value as Doc[]) : [{}]
    return rows.map((row, index) =>
      inside(field.flattenedFields, row, { ...place, path: `${path}.${index}.` }),
    )
  }
  const isText = ['text', 'textarea', 'richText'].includes(field.type)
  const text = isText ? textFor(path, isLocalized) : undefined
  if (text === undefined) return value
  if (field.type === 'richText') return withText(value, text)
  return 'hasMany' in field && field.hasMany ? [text] : text
}

/** A rich text all of whose words are this text. */
function withText(node: unknown, text: string): unknown {
  if (Array.isArray(node)) return node.map((each) => withText(each, text))
  if (typeof node !== 'object' || node === null) return node
  const copy = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, withText(value, text)]),
  )
  return copy.type === 'text' ? { ...copy, text } : copy
}
