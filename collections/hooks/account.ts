import type { PayloadRequest, Where } from 'payload'
import type { User } from '../../src/payload-types.ts'

/** An account with what no API shows: Payload's hash, sessions, and the second factor. */
export type Account = Omit<User, 'recoveryCodes' | 'sessions'> & {
  /** Hashes of the recovery codes that are left. */
  recoveryCodes?: string[] | null
  sessions?: Session[] | null
}

export type Session = {
  id: string
  createdAt?: string | null
  expiresAt: string
  device?: string | null
}

/** The account, past all rules, by the connection of the request. */
export async function findAccount(req: PayloadRequest, where: Where): Promise<Account | undefined> {
  const account = await req.payload.db.findOne<Account>({ collection: 'users', where, req })
  return account ?? undefined
}

/**
 * Writes these fields of an account, past all rules and hooks. The adapter writes a list only together
 * with the whole row; the caller holds the account's lock, so the row is still the one that was read.
 */
export async function writeAccount(
  req: PayloadRequest,
  id: number,
  data: Partial<Account>,
): Promise<void> {
  const account = await findAccount(req, { id: { equals: id } })
  // Without a date: what the CMS's form shows of the account stays the same.
  const changed = { ...account, ...data, updatedAt: null }
  await req.payload.db.updateOne({ collection: 'users', id, data: changed, req, returning: false })
}

/** These entries of a request's body, each as text: empty if it is missing or something else. */
export function textsIn<Name extends string>(
  { data }: PayloadRequest,
  ...names: Name[]
): Record<Name, string> {
  const texts = names.map((name) => {
    const value: unknown = data?.[name]
    return [name, typeof value === 'string' ? value : '']
  })
  return Object.fromEntries(texts)
}
