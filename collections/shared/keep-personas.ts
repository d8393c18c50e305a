import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { publishMessages } from '../../src/features/publish/messages.ts'
import { staffLocale } from '../../src/i18n/staff.ts'
import { isAdminInPerson } from '../../src/lib/roles.ts'

/**
 * Refuses an editor who deletes an assistant: its page would be a 404 in every language, and only an
 * admin can make it anew. Admins may do it, and scripts, which have no user.
 */
export const keepPersonas: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user || isAdminInPerson(req.user)) return
  const { name } = await req.payload.findByID({ collection: 'personas', id, depth: 0, req })
  const { keepPersona } = publishMessages[staffLocale(req.i18n.language)]
  throw new APIError(keepPersona(name), 409, undefined, true)
}
