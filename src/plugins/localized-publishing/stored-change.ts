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
import { isLocale, type Locale, locales } from '../../i18n/locales.ts'
import { RequestMap } from '../../lib/cms/request-state.ts'
import type { DocumentRef } from '../../lib/content/document-ref.ts'
import { isPublishedIn, type Stored } from '../../lib/content/published.ts'
import type { StoredChange } from '../../lib/content/publishing-rule.ts'
import { type Doc, inLanguage } from '../../lib/content/stored-values.ts'
import { rememberUnpublished } from '../../lib/content/unpublished-documents.ts'
import { removesRows } from './content-part.ts'
import { applyCorrection, correctStatus, setUpdatedAt } from './correct-status.ts'
import { hasLocalizedStatus } from './documents.ts'
import { deleteSettledPlans } from './plans.ts'
import { acquirePublishLock } from './publish-lock.ts'
import { authorOf, savedByField } from './saved-by.ts'
import { endVersion, readNewestVersion, setDraftTime } from './stored-versions.ts'

/** Runs inside the transaction of a change; throwing rolls the change back. */
export type ChangeListener = (change: StoredChange) => Promise<void>

const storedBefore = new RequestMap<Stored>('storedBefore')

/**
 * Returns hooks that run `listeners` in order with the stored document before and after a write.
 * They compare what is stored, so it makes no difference whether a write published, unpublished,
 * restored or created.
 */
export function onCollectionChange(collection: CollectionSlug, listeners: ChangeListener[]) {
  const beforeOperation: CollectionBeforeOperationHook = (write) => {
    const { args, collection: config, operation, req } = write
    if (operation === 'create' || operation === 'update') rememberArguments(req, config, args)
    return args
  }
  const beforeChange: CollectionBeforeChangeHook = async (write) => {
    const { collection: config, data, originalDoc, req } = write
    const ref = originalDoc && { collection, id: originalDoc.id }
    await beforeWrite({ config, data, originalDoc, ref, req })
    return data
  }
  const afterChange: CollectionAfterChangeHook = async (write) => {
    const { collection: config, data, doc, operation, req } = write
    // A new document is stored in its own table even as a draft.
    if (operation === 'update' && savesDraft(req, data)) return
    await afterWrite({ config, data, ref: { collection, id: doc.id }, listeners, req })
  }
  return {
    beforeOperation: [beforeOperation],
    beforeChange: [beforeChange],
    afterChange: [afterChange],
  }
}

export function onGlobalChange(global: GlobalSlug, listeners: ChangeListener[]) {
  const beforeOperation: GlobalBeforeOperationHook = ({ args, global: config, operation, req }) => {
    if (operation === 'update') rememberArguments(req, config, args)
    return args
  }
  const beforeChange: GlobalBeforeChangeHook = async ({
    data,
    global: config,
    originalDoc,
    req,
  }) => {
    await beforeWrite({ config, data, originalDoc, ref: { global }, req })
    return data
  }
  const afterChange: GlobalAfterChangeHook = async ({ data, doc, global: config, req }) => {
    if (savesDraft(req, data)) return doc
    const updatedAt = new Date().toISOString()
    await setUpdatedAt(req, global, updatedAt)
    await afterWrite({ config, data, ref: { global }, listeners, req })
    return { ...doc, updatedAt }
  }
  return {
    beforeOperation: [beforeOperation],
    beforeChange: [beforeChange],
    afterChange: [afterChange],
  }
}

/** Values that only the arguments of the operation contain; later hooks do not get them. */
type Context = {
  hasDrafts?: boolean
  isAutosave?: boolean
  isDraftRequested?: boolean
  isDuplicating?: boolean
  isEverywhere?: boolean
  status?: unknown
}

function rememberArguments(
  { context }: PayloadRequest,
  config: StoredChange['config'],
  args: object,
) {
  const { autosave, data, draft, duplicateFromID, publishAllLocales } = args as {
    autosave?: boolean
    data?: { _status?: unknown }
    draft?: boolean
    duplicateFromID?: unknown
    publishAllLocales?: boolean
  }
  const hasDrafts = hasDraftsEnabled(config)
  const noted: Context = {
    hasDrafts,
    isAutosave: Boolean(autosave),
    isDraftRequested: Boolean(draft) && hasDrafts,
    isDuplicating: duplicateFromID !== undefined && duplicateFromID !== null,
    isEverywhere: Boolean(publishAllLocales),
    status: data?._status,
  }
  Object.assign(context, noted)
}

/**
 * Returns whether a write only saves a draft, as each autosave does. Payload stores it in a version
 * and leaves the document unchanged: nothing has to be corrected, validated or expired, so nothing
 * is read.
 */
function savesDraft(req: PayloadRequest, data: Doc): boolean {
  return Boolean((req.context as Context).isDraftRequested) && data._status === 'draft'
}

/** `ref` is undefined while a document is created. */
type Intent = Pick<StoredChange, 'config' | 'req'> & {
  data: Doc
  originalDoc?: Doc
  ref?: DocumentRef
}

async function beforeWrite({ config, data, originalDoc = {}, ref, req }: Intent): Promise<void> {
  const { hasDrafts, isAutosave } = req.context as Context
  const isDraft = savesDraft(req, data)
  // Payload also stores an unpublication in all languages in the newest version.
  if (ref && hasDrafts && (isAutosave || !isDraft)) {
    // The newest version with a row has its drafts in all languages, which discarding brings back.
    const isAlways = removesRows(config.flattenedFields, originalDoc, data)
    await endVersion(req, ref, { savedBy: authorOf(req), isAlways })
  }
  if (isDraft) return
  await acquirePublishLock(req)
  if (ref) storedBefore.set(req, keyOf(ref), await readStored(req, ref))
}

type Write = Pick<StoredChange, 'config' | 'req'> & {
  data: Doc
  ref: DocumentRef
  listeners: ChangeListener[]
}

async function afterWrite({ config, data, ref, listeners, req }: Write): Promise<void> {
  const was = storedBefore.take(req, keyOf(ref))
  const stored = await readStored(req, ref)
  const { isDuplicating = false, isEverywhere, status } = req.context as Context
  const locale = !isEverywhere && isLocale(req.locale) ? req.locale : undefined
  const correction = await correctStatus({
    fields: config.flattenedFields,
    before: was,
    after: stored,
    requestedStatus: status,
    writtenStatus: data._status,
    isDuplicating,
    locale,
    readDraft: () => readNewestVersion(req.payload, req, ref),
  })
  if (correction) await applyCorrection(req, config, ref, correction)
  const after = correction ? await readStored(req, ref) : stored
  if (hasDraftsEnabled(config)) await setDraftTime(req, ref, after?.updatedAt)
  await rememberUnpublished(req, ref, was, after)
  const isMoved = Boolean(was?.deletedAt) !== Boolean(after?.deletedAt)
  const range = locale && hasLocalizedStatus(config) ? [locale] : locales
  const published = status === 'published' && !isMoved ? range : []
  await deleteSettledPlans(req, ref, { before: was, after, published })
  for (const notify of listeners) await notify({ config, req, before: was, after })
}

function readStored(req: PayloadRequest, ref: DocumentRef): Promise<Stored> {
  const { db } = req.payload
  if ('global' in ref) return db.findGlobal<Doc>({ slug: ref.global, req })
  const { collection, id } = ref
  const found = db.findOne<Doc & { id: number }>({ collection, where: { id: { equals: id } }, req })
  return found as Promise<Stored>
}

function keyOf(ref: DocumentRef): string {
  return 'global' in ref ? ref.global : `${ref.collection}/${ref.id}`
}

/**
 * Returns the public content of a document in a language; undefined if it is not published in it.
 */
export function publishedContent(
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
