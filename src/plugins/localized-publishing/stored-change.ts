import { isDeepStrictEqual } from 'node:util'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import type { Locale } from '../../i18n/locales.ts'
import { RequestMap } from '../../lib/cms/request-state.ts'
import { isPublishedIn, type Stored } from '../../lib/content/published.ts'
import { type Doc, inLanguage } from '../../lib/content/stored-values.ts'
import {
  applyCorrection,
  applyGlobalCorrection,
  correctStatus,
  setUpdatedAt,
} from './correct-status.ts'

/** What a write changed in what the public may read, as it is stored before and after. */
export type StoredChange = {
  config: SanitizedCollectionConfig | SanitizedGlobalConfig
  before: Stored
  after: Stored
  req: PayloadRequest
}

/** Acts on a change inside its transaction: if it throws, nothing has changed. */
export type Reaction = (change: StoredChange) => Promise<void>

/** What was stored before a request changed it. */
const before = new RequestMap<Stored>('storedBefore')

/** When a request began to change a global: after every older draft, before the versions it makes. */
const begun = new RequestMap<string>('begunAt')

/**
 * Hooks that run the reactions, one after the other, with what a write changed. What is compared is
 * what is stored: so a draft changes nothing, and it makes no difference whether somebody
 * published, withdrew, restored or reordered.
 */
export function onCollectionChange(resource: CollectionSlug, reactions: Reaction[]) {
  const beforeChange: CollectionBeforeChangeHook = async ({ originalDoc, req, data }) => {
    if (originalDoc)
      before.keep(req, `${resource}/${originalDoc.id}`, await read(req, originalDoc.id))
    return data
  }
  const afterChange: CollectionAfterChangeHook = async ({ collection: config, data, doc, req }) => {
    const was = before.take(req, `${resource}/${doc.id}`)
    const stored = await read(req, doc.id)
    const { flattenedFields: fields } = config
    const correction = correctStatus({
      fields,
      before: was,
      after: stored,
      req,
      asked: data._status,
    })
    if (correction) await applyCorrection(req, resource, correction)
    const after = await read(req, doc.id)
    for (const react of reactions) await react({ config, req, before: was, after })
  }
  const read = (req: PayloadRequest, id: number) =>
    req.payload.db.findOne<Doc & { id: number }>({
      collection: resource,
      where: { id: { equals: id } },
      req,
    }) as Promise<Stored>
  return { beforeChange: [beforeChange], afterChange: [afterChange] }
}

/** The same for a global. */
export function onGlobalChange(resource: GlobalSlug, reactions: Reaction[]) {
  const read = (req: PayloadRequest) =>
    req.payload.db.findGlobal<Doc>({ slug: resource, req }) as Promise<Stored>
  const beforeChange: GlobalBeforeChangeHook = async ({ data, req }) => {
    begun.keep(req, resource, new Date().toISOString())
    before.keep(req, resource, await read(req))
    return data
  }
  const afterChange: GlobalAfterChangeHook = async ({ data, doc, global: config, req }) => {
    const was = before.take(req, resource)
    const at = begun.take(req, resource)
    const stored = await read(req)
    const correction = correctStatus({
      fields: config.flattenedFields,
      before: was,
      after: stored,
      req,
      asked: data._status,
    })
    if (correction) await applyGlobalCorrection(req, resource, correction)
    const isWritten = data._status === 'published' || !isDeepStrictEqual(was, stored)
    const isUndated = isWritten && was?.updatedAt === stored?.updatedAt
    const dated = correction || isUndated ? at : undefined
    if (dated) await setUpdatedAt(req, resource, dated)
    const after = await read(req)
    for (const react of reactions) await react({ config, req, before: was, after })
    return dated ? { ...doc, updatedAt: dated } : doc
  }
  return { beforeChange: [beforeChange], afterChange: [afterChange] }
}

/** What the public reads of a document in a language: nothing, unless it is published in it. */
export function publicPart(
  { flattenedFields }: StoredChange['config'],
  doc: Stored,
  locale: Locale,
): Stored {
  if (!doc || !isPublishedIn(doc, locale)) return undefined
  const { updatedAt, createdAt, ...part } = inLanguage(flattenedFields, doc, locale)
  return part
}
