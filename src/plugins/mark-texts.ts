import type { CollectionAfterReadHook, FlattenedField, GlobalAfterReadHook, Plugin } from 'payload'
import { placeholdersIn } from '../lib/content/copy.ts'
import type { Doc } from '../lib/content/stored-values.ts'
import { markText } from '../lib/content/text-marks.ts'

/** Fields of text that is never shown as such: addresses, and what code compares. */
const notShown = ['slug', 'imageUrl', 'canonicalUrl']

/**
 * Lets each text that the preview shows carry where it is written, so that a click on it opens its
 * field. Only a reading with `marksTexts` in its context gets marks: the preview's pages, never the
 * public ones. Claims are figures; the texts that quote them carry their keys.
 */
export const markTexts: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) => {
    if (typeof each.versions !== 'object' || !each.versions.drafts) return each
    const afterRead = [...(each.hooks?.afterRead ?? []), markInCollection]
    return { ...each, hooks: { ...each.hooks, afterRead } }
  }),
  globals: config.globals?.map((each) => {
    if (typeof each.versions !== 'object' || !each.versions.drafts) return each
    if (each.slug === 'claims') return each
    const afterRead = [...(each.hooks?.afterRead ?? []), markInGlobal]
    return { ...each, hooks: { ...each.hooks, afterRead } }
  }),
})

const markInCollection: CollectionAfterReadHook = ({ collection, context, doc }) =>
  context.marksTexts
    ? marked(collection.flattenedFields, doc, {
        document: `${collection.slug}/${doc.id}`,
        path: '',
      })
    : doc

const markInGlobal: GlobalAfterReadHook = ({ context, doc, global }) =>
  context.marksTexts
    ? marked(global.flattenedFields, doc, { document: `globals/${global.slug}`, path: '' })
    : doc

type Place = { document: string; path: string }

function marked(fields: FlattenedField[], doc: Doc, { document, path }: Place): Doc {
  const changed = fields
    .filter(({ name }) => doc[name] && !notShown.includes(name))
    .map((field) => [
      field.name,
      markedValue(field, doc[field.name], { document, path: path + field.name }),
    ])
  return { ...doc, ...Object.fromEntries(changed) }
}

function markedValue(field: FlattenedField, value: unknown, place: Place): unknown {
  const { document, path } = place
  switch (field.type) {
    case 'group':
    case 'tab':
      return marked(field.flattenedFields, value as Doc, { document, path: `${path}.` })
    case 'array':
      return (value as Doc[]).map((row, index) =>
        marked(field.flattenedFields, row, { document, path: `${path}.${index}.` }),
      )
    case 'richText':
      return markedNodes(value, place)
    case 'text':
    case 'textarea':
    case 'email':
      if (field.custom?.isLink) return value
      return Array.isArray(value)
        ? value.map((each) => markedText(each, place))
        : markedText(value, place)
    default:
      return value
  }
}

/** A rich text with marks in what it says, and nowhere else. */
function markedNodes(node: unknown, place: Place): unknown {
  if (Array.isArray(node)) return node.map((each) => markedNodes(each, place))
  if (typeof node !== 'object' || node === null) return node
  const { children, root, text, ...rest } = node as Doc
  return {
    ...rest,
    ...(root !== undefined && { root: markedNodes(root, place) }),
    ...(children !== undefined && { children: markedNodes(children, place) }),
    ...(text !== undefined && { text: markedText(text, place) }),
  }
}

function markedText(text: unknown, place: Place): unknown {
  if (typeof text !== 'string') return text
  const quotes = [...new Set(placeholdersIn(text))]
  return markText(text, quotes.length > 0 ? { ...place, quotes } : place)
}
