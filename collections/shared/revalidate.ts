import { isDeepStrictEqual } from 'node:util'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  FlattenedField,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { type CachedThing, type CacheTag, cacheTag } from '../../src/lib/cache-tags.ts'
import { refreshPages } from '../../src/lib/refresh-pages.ts'

type Doc = Record<string, unknown>

/** A stored document with its texts in every language; nothing while there is none. */
type Stored = Doc | undefined

/** What a page knows a document by, where pages show a single one. */
type Named = { name?: string }

/** What was public before a request changed it. */
const before = new WeakMap<PayloadRequest['context'], Map<string, Stored>>()

/**
 * Hooks that throw away the cached pages which show a document, in each language in which what the
 * public reads of it has changed. What is compared is what is stored before and after: so drafts
 * throw nothing away, a field that all languages share throws away all, and it makes no difference
 * whether somebody published, unpublished, restored or reordered.
 */
export function revalidateCollection(thing: CachedThing & CollectionSlug, { name }: Named = {}) {
  const beforeChange: CollectionBeforeChangeHook = async ({ originalDoc, req, data }) => {
    if (originalDoc) remember(req, `${thing}/${originalDoc.id}`, await read(req, originalDoc.id))
    return data
  }
  const afterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
    const change = {
      before: recall(req, `${thing}/${doc.id}`),
      after: await read(req, doc.id),
    }
    await refresh(staleTags({ thing, name, fields: collection.flattenedFields, ...change }), req)
  }
  const afterDelete: CollectionAfterDeleteHook = ({ doc, req }) =>
    refresh(
      locales.flatMap((locale) => tagsOf(thing, locale, namesIn(name, doc))),
      req,
    )
  const read = (req: PayloadRequest, id: number) =>
    req.payload.db.findOne<Doc & { id: number }>({
      collection: thing,
      where: { id: { equals: id } },
      req,
    }) as Promise<Stored>
  return { beforeChange: [beforeChange], afterChange: [afterChange], afterDelete: [afterDelete] }
}

/** Throws away the pages that list a collection: its order has changed, which all languages share. */
export function revalidateLists(thing: CachedThing, req: PayloadRequest): Promise<void> {
  return refresh(
    locales.map((locale) => cacheTag(thing, locale)),
    req,
  )
}

/** The same for a global. */
export function revalidateGlobal(thing: CachedThing & GlobalSlug) {
  const read = (req: PayloadRequest) =>
    req.payload.db.findGlobal<Doc>({ slug: thing, req }) as Promise<Stored>
  const beforeChange: GlobalBeforeChangeHook = async ({ data, req }) => {
    remember(req, thing, await read(req))
    return data
  }
  const afterChange: GlobalAfterChangeHook = async ({ global, req }) => {
    const change = { before: recall(req, thing), after: await read(req) }
    await refresh(staleTags({ thing, fields: global.flattenedFields, ...change }), req)
  }
  return { beforeChange: [beforeChange], afterChange: [afterChange] }
}

function remember({ context }: PayloadRequest, key: string, stored: Stored): void {
  before.set(context, (before.get(context) ?? new Map()).set(key, stored))
}

function recall({ context }: PayloadRequest, key: string): Stored {
  return before.get(context)?.get(key)
}

type Change = Named & {
  thing: CachedThing
  fields: FlattenedField[]
  before: Stored
  after: Stored
}

function staleTags({ thing, name, fields, before, after }: Change): CacheTag[] {
  const names = [...new Set([...namesIn(name, before), ...namesIn(name, after)])]
  return locales.flatMap((locale) => {
    const was = publicPart(fields, before, locale)
    const is = publicPart(fields, after, locale)
    if (isDeepStrictEqual(was, is)) return []
    // Only lists show the order.
    const isMovedOnly = isDeepStrictEqual({ ...was, _order: 0 }, { ...is, _order: 0 })
    return tagsOf(thing, locale, isMovedOnly ? [] : names)
  })
}

function tagsOf(thing: CachedThing, locale: Locale, names: string[]): CacheTag[] {
  return [cacheTag(thing, locale), ...names.map((name) => cacheTag(thing, locale, name))]
}

function namesIn(name: string | undefined, doc: Stored): string[] {
  const value = name === undefined ? undefined : doc?.[name]
  return typeof value === 'string' ? [value] : []
}

/** What the public reads of a document in a language: nothing, unless it is published in it. */
function publicPart(fields: FlattenedField[], doc: Stored, locale: Locale): Stored {
  if (!doc) return undefined
  const { updatedAt, createdAt, ...part } = inLanguage(fields, doc, locale)
  const hasDrafts = fields.some((field) => field.name === '_status')
  return hasDrafts && part._status !== 'published' ? undefined : part
}

function inLanguage(fields: FlattenedField[], doc: Doc, locale: Locale): Doc {
  return Object.fromEntries(
    fields.map((field) => [field.name, valueIn(field, doc[field.name], locale)]),
  )
}

function valueIn(field: FlattenedField, value: unknown, locale: Locale): unknown {
  if ('localized' in field && field.localized) return asDoc(value)[locale]
  if (field.type === 'group' || field.type === 'tab') {
    return inLanguage(field.flattenedFields, asDoc(value), locale)
  }
  if (field.type === 'array') {
    return asRows(value).map((row) => inLanguage(field.flattenedFields, row, locale))
  }
  return value
}

const asDoc = (value: unknown): Doc => (value ?? {}) as Doc
const asRows = (value: unknown): Doc[] => (value ?? []) as Doc[]

async function refresh(tags: CacheTag[], req: PayloadRequest): Promise<void> {
  // Scripts (seed, migrations) run outside Next, where there is no page cache to throw away.
  if (tags.length === 0 || req.context.outsideNext) return
  try {
    refreshPages(tags)
  } catch {
    // A job runs in Next's process, but in none of its requests, and so asks the site for one: by
    // a job of its own, in the same transaction (an outbox).
    await req.payload.jobs.queue({ task: 'refresh-pages', input: { tags }, req })
  }
}
