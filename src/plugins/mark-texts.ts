import type { CollectionAfterReadHook, FlattenedField, GlobalAfterReadHook, Plugin } from 'payload'
import { placeholdersIn } from '../lib/content/copy.ts'
import type { Doc } from '../lib/content/stored-values.ts'
import { markText, withoutMarks } from '../lib/content/text-marks.ts'

/** Text fields that pages do not display: URLs, and values that code compares. */
const unmarkedFields = ['slug', 'imageUrl', 'canonicalUrl']

/**
 * Marks each text in the preview with the field that it comes from, so that a click on it opens
 * that field. Only reads with `marksTexts` in their context get marks, which only the preview's
 * pages do. Claims get none: they are figures, and the texts that quote them carry their keys.
 * Marks are never stored.
 */
export const markTexts: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) => {
    if (typeof each.versions !== 'object' || !each.versions.drafts) return each
    const afterRead = [...(each.hooks?.afterRead ?? []), markInCollection]
    const beforeValidate = [stripMarks, ...(each.hooks?.beforeValidate ?? [])]
    return { ...each, hooks: { ...each.hooks, afterRead, beforeValidate } }
  }),
  globals: config.globals?.map((each) => {
    if (typeof each.versions !== 'object' || !each.versions.drafts) return each
    if (each.slug === 'claims') return each
    const afterRead = [...(each.hooks?.afterRead ?? []), markInGlobal]
    const beforeValidate = [stripMarks, ...(each.hooks?.beforeValidate ?? [])]
    return { ...each, hooks: { ...each.hooks, afterRead, beforeValidate } }
  }),
})

/**
 * Removes marks before validation: a text copied from the preview contains the mark of its source
 * field.
 */
const stripMarks = ({ data }: { data?: Doc }) => withoutMarks(data)

const markInCollection: CollectionAfterReadHook = ({ collection, context, doc }) =>
  context.marksTexts
    ? markFields(collection.flattenedFields, doc, {
        document: `${collection.slug}/${doc.id}`,
        path: '',
      })
    : doc

const markInGlobal: GlobalAfterReadHook = ({ context, doc, global }) =>
  context.marksTexts
    ? markFields(global.flattenedFields, doc, { document: `globals/${global.slug}`, path: '' })
    : doc

type Position = { document: string; path: string }

function markFields(fields: FlattenedField[], doc: Doc, { document, path }: Position): Doc {
  const changed = fields
    .filter(({ name }) => doc[name] && !unmarkedFields.includes(name))
    .map((field) => [
      field.name,
      markValue(field, doc[field.name], { document, path: path + field.name }),
    ])
  return { ...doc, ...Object.fromEntries(changed) }
}

function markValue(field: FlattenedField, value: unknown, position: Position): unknown {
  const { document, path } = position
  switch (field.type) {
    case 'group':
    case 'tab':
      return markFields(field.flattenedFields, value as Doc, { document, path: `${path}.` })
    case 'array':
      return (value as Doc[]).map((row, index) =>
        markFields(field.flattenedFields, row, { document, path: `${path}.${index}.` }),
      )
    case 'richText':
      return markRichText(value, position)
    case 'text':
    case 'textarea':
    case 'email':
      if (field.custom?.isLink) return value
      return Array.isArray(value)
        ? value.map((each) => markPlainText(each, position))
        : markPlainText(value, position)
    default:
      return value
  }
}

/** Marks the text nodes of a rich text. */
function markRichText(node: unknown, position: Position): unknown {
  if (Array.isArray(node)) return node.map((each) => markRichText(each, position))
  if (typeof node !== 'object' || node === null) return node
  const { children, root, text, ...rest } = node as Doc
  return {
    ...rest,
    ...(root !== undefined && { root: markRichText(root, position) }),
    ...(children !== undefined && { children: markRichText(children, position) }),
    ...(text !== undefined && { text: markPlainText(text, position) }),
  }
}

function markPlainText(text: unknown, position: Position): unknown {
  if (typeof text !== 'string') return text
  const quotes = [...new Set(placeholdersIn(text))]
  return markText(text, quotes.length > 0 ? { ...position, quotes } : position)
}
