import type { AfterErrorHook } from 'payload'
import { type StaffLanguage, staffLanguage } from '../../src/i18n/staff.ts'
import { isOutage } from '../../src/lib/database/unavailable.ts'

const messages: Record<StaffLanguage, string> = {
  de: 'Der Server kann gerade nicht lesen oder speichern. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  en: 'The server can’t read or save right now. Please try again in a few minutes.',
}

/**
 * Responds with 503 while the database or disk is unavailable or full. Payload would respond with
 * 500 and an unknown error.
 */
export const reportOutage: AfterErrorHook = ({ error, req }) => {
  const { status = 500 } = error as { status?: number }
  if (status < 500 || !isOutage(error)) return
  const message = messages[staffLanguage(req.i18n.language)]
  return { status: 503, response: { errors: [{ message }] } }
}
