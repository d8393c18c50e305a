import { sql } from '@payloadcms/db-postgres'
import {
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
  UnauthorizedError,
} from 'payload'
import { isStaffSession } from '../../src/lib/auth/roles.ts'
import { sessionIdOf } from '../../src/lib/auth/session-id.ts'
import { drizzleOf, maxId } from '../../src/lib/database/connection.ts'
import { lockIds } from '../../src/lib/database/lock-ids.ts'
import { inOwnTransaction } from '../../src/lib/database/transaction.ts'
import type { User } from '../../src/payload-types.ts'
import { findAccount } from './account.ts'

/**
 * Serializes operations on an account until the transaction of `req` ends. For each login, refresh
 * and logout, Payload reads the whole account and later writes it back. Without the lock, a
 * concurrent write in between is lost: a new session, a revoked one, or a new password.
 */
async function lockAccount(req: PayloadRequest, id: number | string): Promise<void> {
  const number = accountId(id)
  if (number === undefined) return
  const db = await drizzleOf(req.payload, req)
  await db.execute(sql`SELECT pg_advisory_xact_lock(${lockIds.accounts}, ${number})`)
}

/** Returns undefined if no account can have this id; Payload reports that. */
function accountId(id: number | string | undefined): number | undefined {
  const number = Number(id)
  return Number.isInteger(number) && number >= 1 && number <= maxId ? number : undefined
}

/** Runs `work` in a transaction of the request while it holds the account's lock. */
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

/** Locks the account before Payload reads it. The login locks it in its own endpoint. */
export const lockBeforeOperation: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  req,
}) => {
  const { data, id, overrideAccess } = args as Args
  if (operation === 'refresh' && req.user) return lockSession(req, req.user)
  if (operation === 'resetPassword')
    return lockAccountsWhere(req, sql`reset_password_token = ${data?.token}`)
  if (operation === 'forgotPassword') {
    return lockAccountsWhere(req, sql`email = ${data?.email?.toLowerCase().trim()}`)
  }
  if (operation !== 'update' && operation !== 'delete') return
  if (overrideAccess) {
    return id === undefined ? lockAccountsWhere(req, sql`true`) : lockAccount(req, id)
  }
  const { user } = req
  // Payload rejects the request, but only after this hook.
  if (!user || !isStaffSession(user)) return
  const target = accountId(id)
  const accounts = target === undefined ? sql`${user.id}` : sql`${user.id}, ${target}`
  await lockAccountsWhere(req, id === undefined ? sql`true` : sql`id IN (${accounts})`)
  await requireSameRights(req, user)
}

/** Rejects a request whose user has lost the session or the role while it waited for the lock. */
async function requireSameRights(req: PayloadRequest, user: User): Promise<void> {
  const account = await findAccount(req, { id: { equals: user.id } })
  const session = sessionIdOf(user)
  const isEnded = session !== undefined && !account?.sessions?.some(({ id }) => id === session)
  if (!account || isEnded) throw new UnauthorizedError(req.t)
  if (account.role !== user.role) throw new Forbidden(req.t)
}

/** Milliseconds after which a session can no longer be refreshed, even if it is in use. */
const maxSessionAge = 24 * 60 * 60_000

/**
 * Rejects the refresh of a session that ended while the request waited for the lock, on which
 * Payload fails, or that is too old; Payload would refresh it indefinitely.
 */
async function lockSession(req: PayloadRequest, user: User): Promise<void> {
  await lockAccount(req, user.id)
  const account = await findAccount(req, { id: { equals: user.id } })
  const session = account?.sessions?.find(({ id }) => id === sessionIdOf(user))
  const began = Date.parse(session?.createdAt ?? '')
  if (!(Date.now() - began < maxSessionAge)) throw new UnauthorizedError(req.t)
}

/** Despite its name, Payload calls this hook before it reads the account whose session it ends. */
export const lockBeforeLogout: CollectionAfterLogoutHook = ({ req }) =>
  req.user ? lockAccount(req, req.user.id) : undefined

/**
 * Locks in the order of the ids, so that two requests that lock several accounts cannot deadlock.
 */
async function lockAccountsWhere(
  req: PayloadRequest,
  condition: ReturnType<typeof sql>,
): Promise<void> {
  const db = await drizzleOf(req.payload, req)
  await db.execute(
    sql`SELECT pg_advisory_xact_lock(${lockIds.accounts}, id) FROM (SELECT id FROM users WHERE ${condition} ORDER BY id) AS found`,
  )
}
