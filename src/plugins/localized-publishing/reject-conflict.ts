import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { staffLanguage } from '../../i18n/staff.ts'
import { adminPathOf, type DocumentRef } from '../../lib/content/document-ref.ts'
import type { Doc } from '../../lib/content/stored-values.ts'
import { afterTransaction } from '../../lib/database/transaction.ts'
import { knownSaveHeader, type LaterSave, saveIdHeader } from './known-save.ts'
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

/** Throws with status 409 if the document was saved later than the request knows. */
export async function rejectLaterSave(
  ref: DocumentRef,
  stored: Doc | undefined,
  { headers, i18n, payload }: PayloadRequest,
): Promise<void> {
  const known = Date.parse(headers.get(knownSaveHeader) ?? '')
  const savedAt = stored?.updatedAt
  if (typeof savedAt !== 'string' || !(Date.parse(savedAt) > known)) return
  const recorded = await payload.kv.get<LaterSave>(keyOf(ref))
  const isLast = recorded && recorded.savedAt >= savedAt
  const later: LaterSave = { savedAt, saveId: isLast ? recorded.saveId : undefined }
  const { savedElsewhere } = publishMessages[staffLanguage(i18n.language)]
  throw new APIError(savedElsewhere, 409, later, true)
}

/** Records the id of a form's save, so that the form recognizes it. */
export const recordSave: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  if (operation !== 'update') return
  await record({ collection: collection.slug, id: doc.id }, doc, req)
}

export const recordGlobalSave: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await record({ global: global.slug }, doc, req)
}

async function record(ref: DocumentRef, doc: Doc, req: PayloadRequest): Promise<void> {
  const { headers, payload } = req
  const saveId = headers.get(saveIdHeader)?.slice(0, 100)
  const { updatedAt: savedAt } = doc
  if (!saveId || typeof savedAt !== 'string' || !isRequested(ref, req)) return
  // After the transaction, because the store uses a connection of its own.
  await afterTransaction(payload, req, async (ending) => {
    if (ending === 'rolledBack') return
    await payload.kv
      .set(keyOf(ref), { savedAt, saveId })
      .catch((err) => payload.logger.error({ err }, 'A save was not recorded'))
  })
}

const keyOf = (ref: DocumentRef) => `last save ${adminPathOf(ref)}`
