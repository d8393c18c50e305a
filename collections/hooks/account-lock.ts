import { sql } from '@payloadcms/db-postgres'
import {
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  UnauthorizedError,
} from 'payload'
import { isStaffSession } from '../../src/lib/auth/roles.ts'
import { sessionIdOf } from '../../src/lib/auth/session-id.ts'
import { connectionOf, maxId } from '../../src/lib/database/connection.ts'
import { lockIds } from '../../src/lib/database/lock-ids.ts'
import { inOwnTransaction } from '../../src/lib/database/transaction.ts'
import type { User } from '../../src/payload-types.ts'
import { findAccount } from './account.ts'

/**
 * Lets operations on an account pass one after the other, until the transaction of `req` ends. Payload
 * reads an account and later writes it back whole, for each login, renewal and logout: what another
 * one has written in between would be lost, be it a session, its end, or a new password.
 */
async function lockAccount(req: PayloadRequest, id: number | string): Promise<void> {
  const number = Number(id)
  // No account has it; Payload answers that.
  if (!Number.isInteger(number) || number < 1 || number > maxId) return
  const db = await connectionOf(req.payload, req)
  await db.execute(sql`SELECT pg_advisory_xact_lock(${lockIds.accounts}, ${number})`)
}

/** Does `work` in a transaction of the request, while nothing else writes the account. */
export function withLockedAccount<Result>(
  req: PayloadRequest,
  id: number,
  work: () => Promise<Result>,
): Promise<Result> {
  return inOwnTransaction(req, async () => {
    await lockAccount(req, id)
    return work()
  })
}

type Args = {
  data?: { email?: string; token?: string }
  id?: number | string
  overrideAccess?: boolean
}

/** Takes the lock before Payload reads; its login is behind an endpoint of ours. */
export const lockBeforeOperation: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  req,
}) => {
  const { data, id, overrideAccess } = args as Args
  if (operation === 'refresh' && req.user) return lockSession(req, req.user)
  if (operation === 'resetPassword')
    return lockWhere(req, sql`reset_password_token = ${data?.token}`)
  if (operation === 'forgotPassword') {
    return lockWhere(req, sql`email = ${data?.email?.toLowerCase().trim()}`)
  }
  if (operation !== 'update' && operation !== 'delete') return
  // Payload rejects it, but only after this hook.
  if (!overrideAccess && !isStaffSession(req.user)) return
  return id === undefined ? lockWhere(req, sql`true`) : lockAccount(req, id)
}

/** Milliseconds after which a session is renewed no more, however much it is used. */
const longestSession = 24 * 60 * 60_000

/** Payload fails over a session that was ended while its renewal waited, and renews one without end. */
async function lockSession(req: PayloadRequest, user: User): Promise<void> {
  await lockAccount(req, user.id)
  const account = await findAccount(req, { id: { equals: user.id } })
  const session = account?.sessions?.find(({ id }) => id === sessionIdOf(user))
  const began = Date.parse(session?.createdAt ?? '')
  if (!(Date.now() - began < longestSession)) throw new UnauthorizedError(req.t)
}

/** The hook is called before Payload reads the account whose session it ends. */
export const lockBeforeLogout: CollectionAfterLogoutHook = ({ req }) =>
  req.user ? lockAccount(req, req.user.id) : undefined

/** In the order of their numbers, so that two who lock several never wait for each other. */
async function lockWhere(req: PayloadRequest, condition: ReturnType<typeof sql>): Promise<void> {
  const db = await connectionOf(req.payload, req)
  await db.execute(
    sql`SELECT pg_advisory_xact_lock(${lockIds.accounts}, id) FROM (SELECT id FROM users WHERE ${condition} ORDER BY id) AS found`,
  )
}
