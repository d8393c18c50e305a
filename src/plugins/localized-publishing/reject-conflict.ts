import {
  APIError,
  type CollectionBeforeChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { staffLanguage } from '../../i18n/staff.ts'
import type { Doc } from '../../lib/content/stored-values.ts'
import { knownSaveHeader } from './known-save.ts'
import { publishMessages } from './messages.ts'

/**
 * Rejects a save from a form whose document was saved elsewhere since the form has loaded or saved it, such
 * as in another window of the same account, which Payload's locks do not exclude.
 */
export const rejectConflict: CollectionBeforeChangeHook = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const { collection: slug, id } = req.routeParams ?? {}
  // The same request may also change other documents.
  if (slug === collection.slug && String(id) === String(originalDoc?.id)) {
    rejectLaterSave(originalDoc, req)
  }
  return data
}

export const rejectGlobalConflict: GlobalBeforeChangeHook = ({
  data,
  global,
  originalDoc,
  req,
}) => {
  if (req.routeParams?.global === global.slug) rejectLaterSave(originalDoc, req)
  return data
}

/** Throws with status 409 if the document was saved later than the request knows. */
export function rejectLaterSave(stored: Doc | undefined, { headers, i18n }: PayloadRequest): void {
  const known = Date.parse(headers.get(knownSaveHeader) ?? '')
  const savedAt = stored?.updatedAt
  if (typeof savedAt !== 'string' || !(Date.parse(savedAt) > known)) return
  const { savedElsewhere } = publishMessages[staffLanguage(i18n.language)]
  throw new APIError(savedElsewhere, 409, { savedAt }, true)
}
