import type { Access } from 'payload'
import { isAdminSession, isStaffSession } from '../../src/lib/auth/roles.ts'

/**
 * Lets the staff move documents to the trash, from which they can be restored, and admins delete
 * them permanently. Payload uses this rule for both; a move to the trash has a `deletedAt`.
 */
export const canTrashOrDelete: Access = ({ data, req: { user } }) =>
  isAdminSession(user) || (isStaffSession(user) && Boolean(data?.deletedAt))

/** Hides documents in the trash from everyone but the staff; `?trash=true` would return them. */
export const excludeTrash =
  (rule: Access): Access =>
  async (args) => {
    const allowed = await rule(args)
    if (allowed === false || isStaffSession(args.req.user)) return allowed
    const isOutside = { deletedAt: { exists: false } }
    return allowed === true ? isOutside : { and: [allowed, isOutside] }
  }
