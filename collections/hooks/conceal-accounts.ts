import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { CollectionBeforeOperationHook } from 'payload'

/** What Payload's own check of a password costs. */
const hashing = { iterations: 600_000, bytes: 32, digest: 'sha256' }

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
  })
  if (totalDocs > 0) return
  const { iterations, bytes, digest } = hashing
  await promisify(pbkdf2)(password, randomBytes(32), iterations, bytes, digest)
}
