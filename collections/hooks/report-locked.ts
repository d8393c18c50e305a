import type { AfterErrorHook } from 'payload'
import { type StaffLanguage, staffLanguage } from '../../src/i18n/staff.ts'
import { lockHolder } from '../../src/lib/cms/lock-holder.ts'
import type { DocumentRef } from '../../src/lib/content/document-ref.ts'

const messages: Record<StaffLanguage, (name: string) => string> = {
  de: (name) =>
    `${name} bearbeitet diesen Inhalt gerade. Ihre Änderung ist nicht gespeichert; laden Sie die Seite neu, um den neuesten Stand zu sehen.`,
  en: (name) =>
    `${name} is editing this content now. Your change wasn’t saved; reload the page to see the latest.`,
}

const somebody: Record<StaffLanguage, string> = { de: 'Jemand anderes', en: 'Someone else' }

/**
 * Replaces Payload's 423 message (user id, English) with the lock holder's name in the user's
 * language.
 */
export const reportLocked: AfterErrorHook = async ({ error, req }) => {
  if ((error as { status?: number }).status !== 423) return
  const { payload, routeParams } = req
  const { collection, global, id } = routeParams as Record<string, string | undefined>
  const ref = global ? { global } : { collection, id: Number(id) }
  const name = await lockHolder(payload, ref as DocumentRef)
  const language = staffLanguage(req.i18n.language)
  return { response: { errors: [{ message: messages[language](name ?? somebody[language]) }] } }
}
