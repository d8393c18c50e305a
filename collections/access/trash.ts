import type { Access } from 'payload'
import { isAdminSession, isStaffSession } from '../../src/lib/auth/roles.ts'

/**
 * Who may take something off the site with all its languages: the staff move it to the trash, from
 * where it can come back; admins delete it for good. Payload asks the same rule for both, and tells
 * a move to the trash by the date that it is to have.
 */
export const trashOrDelete: Access = ({ data, req: { user } }) =>
  isAdminSession(user) || (isStaffSession(user) && Boolean(data?.deletedAt))

/** Hides what is in the trash from all but the staff; `?trash=true` requests it from Payload. */
export const outsideTrash =
  (rule: Access): Access =>
  async (args) => {
    const allowed = await rule(args)
    if (allowed === false || isStaffSession(args.req.user)) return allowed
    const isOutside = { deletedAt: { exists: false } }
    return allowed === true ? isOutside : { and: [allowed, isOutside] }
  }
