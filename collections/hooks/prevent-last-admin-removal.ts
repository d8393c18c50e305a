import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { lastAdminMessage } from '../../src/features/back-office/staff/messages.ts'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { requestState } from '../../src/lib/cms/request-state.ts'
import { drizzleOf } from '../../src/lib/database/connection.ts'
import type { User } from '../../src/payload-types.ts'

/** Rejects a role change that would leave no admin. */
export const preventLastAdminDemotion: CollectionBeforeChangeHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && originalDoc && (data.role ?? originalDoc.role) !== 'admin') {
    await requireAnotherAdmin(originalDoc.id, req)
  }
  return data
}

/** Rejects the deletion of the last admin. */
export const preventLastAdminDeletion: CollectionBeforeDeleteHook = ({ id, req }) =>
  requireAnotherAdmin(Number(id), req)

/**
 * Throws unless another admin remains. Locks all admins until the transaction ends, so that two
 * admins cannot demote each other concurrently. Also counts the admins that the same request
 * removes, because a bulk operation processes its accounts in parallel.
 */
async function requireAnotherAdmin(id: number, req: PayloadRequest): Promise<void> {
  const admins = await lockAdmins(req)
  if (!admins.includes(id)) return
  const leaving = requestState(req, 'leavingAdmins', () => new Set<number>())
  leaving.add(id)
  if (admins.some((admin) => !leaving.has(admin))) return
  leaving.delete(id)
  throw new APIError(lastAdminMessage[staffLanguage(req.i18n.language)], 409, undefined, true)
}

async function lockAdmins(req: PayloadRequest): Promise<number[]> {
  const db = await drizzleOf(req.payload, req)
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT id FROM users WHERE role = 'admin' ORDER BY id FOR NO KEY UPDATE`,
  )
  return rows.map((row) => row.id)
}
