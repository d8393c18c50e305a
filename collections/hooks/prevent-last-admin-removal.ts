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
import { connectionOf } from '../../src/lib/database/connection.ts'
import type { User } from '../../src/payload-types.ts'

/** Rejects a change that would leave no admin. */
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
 * Locks the admins until this request's transaction ends, so that two admins who take the role from
 * each other at once come one after the other, and looks whether one is left beside those that this
 * request takes it from: a bulk operation works on all of its accounts at the same time.
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
  const db = await connectionOf(req.payload, req)
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT id FROM users WHERE role = 'admin' ORDER BY id FOR UPDATE`,
  )
  return rows.map((row) => row.id)
}
