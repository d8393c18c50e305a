import { eq } from '@payloadcms/db-postgres/drizzle'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { staffLanguage } from '../../i18n/staff.ts'
import { adminPathOf, type DocumentRef } from '../../lib/content/document-ref.ts'
import type { Doc } from '../../lib/content/stored-values.ts'
import { tableOf } from '../../lib/database/connection.ts'
import type { TransactionRequest } from '../../lib/database/transaction.ts'
import { knownSaveHeader, parseSaveId, type SaveId, saveIdHeader } from './known-save.ts'
import { publishMessages } from './messages.ts'

/**
 * Rejects a save from a form whose document was saved elsewhere since the form has loaded or saved it, such
 * as in another window of the same account, which Payload's locks do not exclude.
 */
export const rejectConflict: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  originalDoc,
  req,
}) => {
  const ref = { collection: slug, id: originalDoc?.id }
  if (isRequested(ref, req)) await rejectLaterSave(ref, originalDoc, req)
  return data
}

export const rejectGlobalConflict: GlobalBeforeChangeHook = async ({
  data,
  global: { slug },
  originalDoc,
  req,
}) => {
  const ref = { global: slug }
  if (isRequested(ref, req)) await rejectLaterSave(ref, originalDoc, req)
  return data
}

/** Returns whether a request is for this document; it may also change other ones. */
function isRequested(ref: DocumentRef, { routeParams = {} }: PayloadRequest): boolean {
  if ('global' in ref) return routeParams.global === ref.global
  return routeParams.collection === ref.collection && String(routeParams.id) === String(ref.id)
}

/** The parts of a request that saves a document; the id is that of the transaction of the save. */
type SaveRequest = Pick<PayloadRequest, 'headers' | 'i18n' | 'payload' | 'transactionID'>

/**
 * Throws with status 409 if the document was saved later than the request knows, unless by the same form.
 * The caller has locked the document.
 */
export async function rejectLaterSave(
  ref: DocumentRef,
  stored: Doc | undefined,
  { headers, i18n, payload, transactionID }: SaveRequest,
): Promise<void> {
  const known = Date.parse(headers.get(knownSaveHeader) ?? '')
  const savedAt = stored?.updatedAt
  if (typeof savedAt !== 'string' || !(Date.parse(savedAt) > known)) return
  const save = parseSaveId(headers.get(saveIdHeader))
  const last = save && (await readLastSave(payload, ref, { transactionID }))
  const isOwn =
    last && last.savedAt >= savedAt && last.form === save.form && last.number <= save.number
  if (isOwn) return
  const { savedElsewhere } = publishMessages[staffLanguage(i18n.language)]
  throw new APIError(savedElsewhere, 409, { savedAt }, true)
}

/** Records which form has saved the document that the request is for. */
export const recordSave: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  if (operation !== 'update') return
  const ref = { collection: collection.slug, id: doc.id }
  if (isRequested(ref, req)) await recordFormSave(ref, doc, req)
}

export const recordGlobalSave: GlobalAfterChangeHook = async ({ doc, global: { slug }, req }) => {
  const ref = { global: slug }
  if (isRequested(ref, req)) await recordFormSave(ref, doc, req)
}

/** Records which form has saved the document, in the transaction of the save. */
export async function recordFormSave(
  ref: DocumentRef,
  { updatedAt: savedAt }: Doc,
  { headers, payload, transactionID }: SaveRequest,
): Promise<void> {
  const save = parseSaveId(headers.get(saveIdHeader))
  if (!save || typeof savedAt !== 'string') return
  const { db, table } = await tableOf(payload, keyValueTable, { transactionID })
  const data: LastSave = { ...save, savedAt }
  await db
    .insert(table)
    .values({ key: keyOf(ref), data })
    .onConflictDoUpdate({ target: table.key, set: { data } })
}

/** The table of `payload.kv`, which itself uses a connection outside the transaction. */
const keyValueTable = 'payload_kv'

/** The last save of a document by a form, and its time (ISO 8601). */
type LastSave = SaveId & { savedAt: string }

async function readLastSave(
  payload: Payload,
  ref: DocumentRef,
  req: TransactionRequest,
): Promise<LastSave | undefined> {
  const { db, table } = await tableOf(payload, keyValueTable, req)
  const [row] = await db
    .select()
    .from(table)
    .where(eq(table.key, keyOf(ref)))
  return row?.data as LastSave | undefined
}

const keyOf = (ref: DocumentRef) => `last save ${adminPathOf(ref)}`
