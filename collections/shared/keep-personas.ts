import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { publishMessages } from '../../src/features/publish/messages.ts'
import { staffLocale } from '../../src/features/staff/messages.ts'
import { isAdminInPerson } from '../../src/lib/roles.ts'

/**
 * Keeps the three assistants: each has pages of its own, and none can be made a second time with
 * what the others say of it. An admin may do it all the same, and so may scripts.
 */
export const keepPersonas: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user || isAdminInPerson(req.user)) return
  const { name } = await req.payload.findByID({ collection: 'personas', id, depth: 0, req })
  const { keepPersona } = publishMessages[staffLocale(req.i18n.language)]
  throw new APIError(keepPersona(name), 409, undefined, true)
}
