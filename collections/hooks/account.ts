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

/** Writes these fields of an account and no others, past all rules and hooks. */
export async function writeAccount(
  req: PayloadRequest,
  id: number,
  data: Partial<Account>,
): Promise<void> {
  await req.payload.db.updateOne({ collection: 'users', id, data, req, returning: false })
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
