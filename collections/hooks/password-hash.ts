import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

/**
 * How Payload hashes a password. It exports no function for it; `tests/int/passwords.test.ts` fails
 * when another format comes.
 */
const format = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32, digest: 'sha256' }

const hash = (password: string, salt: string): Promise<Buffer> =>
  promisify(pbkdf2)(password, salt, format.iterations, format.bytes, format.digest)

/**
 * Makes a login with an unknown address take as long as one with a wrong password. Payload answers
 * both alike, but hashes the password only for the latter.
 */
export const hashForNobody: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'login') return
  const { email, password } = args.data
  if (typeof email !== 'string' || typeof password !== 'string') return
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
    req,
  })
  if (totalDocs === 0) await hash(password, randomBytes(32).toString('hex'))
}

/**
 * Whether an account has this password. By the connection of the request: a login of its own would
 * need a second one while the first waits for it, and ten at once would wait for ever.
 */
export async function isPasswordOf(
  req: PayloadRequest,
  id: number | string,
  password: string,
): Promise<boolean> {
  const account = await req.payload.db.findOne<{ id: number; hash?: string; salt?: string }>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  if (!account?.salt || !account.hash?.startsWith(format.prefix)) return false
  const stored = Buffer.from(account.hash.slice(format.prefix.length), 'hex')
  const given = await hash(password, account.salt)
  return stored.length === given.length && timingSafeEqual(stored, given)
}
