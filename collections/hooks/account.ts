import type { PayloadRequest, Where } from 'payload'
import type { User } from '../../src/payload-types.ts'

/**
 * An account with the fields that no API returns: the password hash, sessions and second factor.
 */
export type Account = Omit<User, 'recoveryCodes' | 'sessions'> & {
  /** Hashes of the unused recovery codes. */
  recoveryCodes?: string[] | null
  sessions?: Session[] | null
}

export type Session = {
  id: string
  createdAt?: string | null
  expiresAt: string
  device?: string | null
}

/** Finds an account without access checks, on the request's connection. */
export async function findAccount(req: PayloadRequest, where: Where): Promise<Account | undefined> {
  const account = await req.payload.db.findOne<Account>({ collection: 'users', where, req })
  return account ?? undefined
}

/**
 * Writes fields of an account without access checks and hooks. The adapter can only write an array
 * together with the whole row; because the caller holds the account's lock, the row has not changed
 * since it was read.
 */
export async function writeAccount(
  req: PayloadRequest,
  id: number,
  data: Partial<Account>,
): Promise<void> {
  const account = await findAccount(req, { id: { equals: id } })
  // Leaves `updatedAt` unchanged, so that an open form of the account does not become outdated.
  const changed = { ...account, ...data, updatedAt: null }
  await req.payload.db.updateOne({ collection: 'users', id, data: changed, req, returning: false })
}

/** Returns these values of the request body; empty strings if they are missing or not strings. */
export function bodyStrings<Name extends string>(
  { data }: PayloadRequest,
  ...names: Name[]
): Record<Name, string> {
  const texts = names.map((name) => {
    const value: unknown = data?.[name]
    return [name, typeof value === 'string' ? value : '']
  })
  return Object.fromEntries(texts)
}
