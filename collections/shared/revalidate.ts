import { isDeepStrictEqual } from 'node:util'
import { revalidateTag } from 'next/cache.js'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Field,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { isLocale } from '../../src/i18n/locales.ts'
import { type CachedThing, type CacheTag, cacheTag, cacheTags } from '../../src/lib/cache-tags.ts'

type Doc = Record<string, unknown>

/**
 * Hooks that throw away the cached pages which show a collection: those of the written language,
 * or of every language if a field changed that all of them share. Drafts throw nothing away.
 */
export function revalidateCollection(thing: CachedThing) {
  const afterChange: CollectionAfterChangeHook = ({ collection, doc, previousDoc, req }) => {
    if (wasOrIsPublic(doc, previousDoc)) {
      revalidate(changedTags({ thing, fields: collection.fields, doc, previousDoc, req }), req)
    }
  }
  const afterDelete: CollectionAfterDeleteHook = ({ req }) => revalidate(cacheTags(thing), req)
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}

/** The same for a global. */
export function revalidateGlobal(thing: CachedThing) {
  const afterChange: GlobalAfterChangeHook = ({ global, doc, previousDoc, req }) => {
    if (wasOrIsPublic(doc, previousDoc)) {
      revalidate(changedTags({ thing, fields: global.fields, doc, previousDoc, req }), req)
    }
  }
  return { afterChange: [afterChange] }
}

function wasOrIsPublic(doc: Doc, previousDoc: Doc | undefined): boolean {
  return doc._status !== 'draft' || previousDoc?._status === 'published'
}

type Change = {
  thing: CachedThing
  fields: Field[]
  doc: Doc
  previousDoc: Doc | undefined
  req: PayloadRequest
}

function changedTags({ thing, fields, doc, previousDoc, req }: Change): CacheTag[] {
  return isLocale(req.locale) && !sharedPartChanged(fields, doc, previousDoc ?? {})
    ? [cacheTag(thing, req.locale)]
    : cacheTags(thing)
}

/** Whether anything differs outside the localized fields. */
function sharedPartChanged(fields: Field[], doc: Doc, previousDoc: Doc): boolean {
  return fields.some((field) => {
    if (!('name' in field)) {
      if (field.type === 'tabs') {
        return field.tabs.some((tab) =>
          'name' in tab
            ? sharedPartChanged(tab.fields, asDoc(doc[tab.name]), asDoc(previousDoc[tab.name]))
            : sharedPartChanged(tab.fields, doc, previousDoc),
        )
      }
      return 'fields' in field && sharedPartChanged(field.fields, doc, previousDoc)
    }
    if ('localized' in field && field.localized) return false
    const [now, before] = [doc[field.name], previousDoc[field.name]]
    if (field.type === 'group') return sharedPartChanged(field.fields, asDoc(now), asDoc(before))
    if (field.type === 'array') {
      const [rows, rowsBefore] = [asRows(now), asRows(before)]
      return (
        rows.length !== rowsBefore.length ||
        rows.some((row, index) => {
          const rowBefore = asDoc(rowsBefore[index])
          return row.id !== rowBefore.id || sharedPartChanged(field.fields, row, rowBefore)
        })
      )
    }
    return !isDeepStrictEqual(now ?? null, before ?? null)
  })
}

const asDoc = (value: unknown): Doc => (value ?? {}) as Doc
const asRows = (value: unknown): Doc[] => (value ?? []) as Doc[]

/** Next applies it when the request ends, and so after the database has committed. */
function revalidate(tags: CacheTag[], req: PayloadRequest): void {
  // Scripts (seed, migrations) run outside Next, where there is no page cache to throw away.
  if (req.context.outsideNext) return
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
}
