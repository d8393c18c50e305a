import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import type { Locale } from '../../i18n/locales.ts'
import { RequestMap } from '../../lib/cms/request-state.ts'
import type { DocumentRef } from '../../lib/content/document-ref.ts'
import { isPublishedIn, type Stored } from '../../lib/content/published.ts'
import type { StoredChange } from '../../lib/content/publishing-rule.ts'
import { type Doc, inLanguage } from '../../lib/content/stored-values.ts'
import { applyCorrection, correctStatus, setUpdatedAt } from './correct-status.ts'
import { acquirePublishLock } from './publish-lock.ts'
import { savedByField } from './saved-by.ts'

/** Acts on a change inside its transaction: if it throws, nothing has changed. */
export type Reaction = (change: StoredChange) => Promise<void>

/** What was stored before a request changed it. */
const before = new RequestMap<Stored>('storedBefore')

/**
 * Hooks that run the reactions, one after the other, with what a write changed. They compare what is
 * stored, so it makes no difference whether a write published, withdrew, restored or created.
 */
export function onCollectionChange(collection: CollectionSlug, reactions: Reaction[]) {
  const beforeOperation: CollectionBeforeOperationHook = (write) => {
    const { args, collection: config, operation, req } = write
    if (operation === 'create' || operation === 'update') noteWrite(req, config, args)
    return args
  }
  const beforeChange: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
    await beforeWrite(req, data, originalDoc && { collection, id: originalDoc.id })
    return data
  }
  const afterChange: CollectionAfterChangeHook = async (write) => {
    const { collection: config, data, doc, operation, req } = write
    // A new document is stored as a whole, also as a draft.
    if (operation === 'update' && savesDraft(req, data)) return
    await afterWrite({ config, data, place: { collection, id: doc.id }, reactions, req })
  }
  return {
    beforeOperation: [beforeOperation],
    beforeChange: [beforeChange],
    afterChange: [afterChange],
  }
}

/** The same for a global. */
export function onGlobalChange(global: GlobalSlug, reactions: Reaction[]) {
  const beforeOperation: GlobalBeforeOperationHook = ({ args, global: config, operation, req }) => {
    if (operation === 'update') noteWrite(req, config, args)
    return args
  }
  const beforeChange: GlobalBeforeChangeHook = async ({ data, req }) => {
    await beforeWrite(req, data, { global })
    return data
  }
  const afterChange: GlobalAfterChangeHook = async ({ data, doc, global: config, req }) => {
    if (savesDraft(req, data)) return doc
    await afterWrite({ config, data, place: { global }, reactions, req })
    const updatedAt = new Date().toISOString()
    await setUpdatedAt(req, global, updatedAt)
    return { ...doc, updatedAt }
  }
  return {
    beforeOperation: [beforeOperation],
    beforeChange: [beforeChange],
    afterChange: [afterChange],
  }
}

/** What only the arguments of the operation contain about a write, and those of later hooks do not. */
type Context = { isDraftAsked?: boolean; isDuplicating?: boolean; status?: unknown }

function noteWrite({ context }: PayloadRequest, config: StoredChange['config'], args: object) {
  const { data, draft, duplicateFromID } = args as {
    data?: { _status?: unknown }
    draft?: boolean
    duplicateFromID?: unknown
  }
  const noted: Context = {
    isDraftAsked: Boolean(draft) && hasDraftsEnabled(config),
    isDuplicating: duplicateFromID !== undefined && duplicateFromID !== null,
    status: data?._status,
  }
  Object.assign(context, noted)
}

/**
 * Whether a write saves a draft, such as each autosave. Payload writes that beside what is published,
 * which stays as it is: there is nothing to correct, validate or refresh, and nothing is read.
 */
function savesDraft(req: PayloadRequest, data: Doc): boolean {
  return Boolean((req.context as Context).isDraftAsked) && data._status === 'draft'
}

/** `place` is nothing for a document that is created. */
async function beforeWrite(req: PayloadRequest, data: Doc, place?: DocumentRef): Promise<void> {
  if (savesDraft(req, data)) return
  await acquirePublishLock(req)
  if (place) before.set(req, keyOf(place), await read(req, place))
}

type Write = Pick<StoredChange, 'config' | 'req'> & {
  data: Doc
  place: DocumentRef
  reactions: Reaction[]
}

async function afterWrite({ config, data, place, reactions, req }: Write): Promise<void> {
  const was = before.take(req, keyOf(place))
  const stored = await read(req, place)
  const { isDuplicating = false, status } = req.context as Context
  const correction = correctStatus({
    fields: config.flattenedFields,
    before: was,
    after: stored,
    asked: status,
    written: data._status,
    isDuplicating,
    locale: req.locale,
  })
  if (correction) await applyCorrection(req, place, correction)
  const after = correction ? await read(req, place) : stored
  for (const react of reactions) await react({ config, req, before: was, after })
}

function read(req: PayloadRequest, place: DocumentRef): Promise<Stored> {
  const { db } = req.payload
  if ('global' in place) return db.findGlobal<Doc>({ slug: place.global, req })
  const { collection, id } = place
  const found = db.findOne<Doc & { id: number }>({ collection, where: { id: { equals: id } }, req })
  return found as Promise<Stored>
}

function keyOf(place: DocumentRef): string {
  return 'global' in place ? place.global : `${place.collection}/${place.id}`
}

/** What the public reads of a document in a language: nothing, unless it is published in it. */
export function publicPart(
  { flattenedFields }: StoredChange['config'],
  doc: Stored,
  locale: Locale,
): Stored {
  if (!doc || !isPublishedIn(doc, locale)) return undefined
  const {
    updatedAt,
    createdAt,
    [savedByField]: author,
    ...part
  } = inLanguage(flattenedFields, doc, locale)
  return part
}
