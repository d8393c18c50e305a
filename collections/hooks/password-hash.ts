import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { APIError, type PayloadRequest } from 'payload'
import { tooManyPasswords } from '../../src/features/back-office/staff/messages.ts'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { queuesBySender } from '../../src/lib/http/queues-by-sender.ts'
import { rateLimitKey } from '../../src/lib/http/rate-limit-key.ts'
import { processWide } from '../../src/lib/process-wide.ts'

/**
 * How Payload hashes a password, and how it did before. It exports no function for it;
 * `tests/int/passwords.test.ts` fails when another format comes.
 */
const format = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 }
const formerFormat = { prefix: '', iterations: 25_000, bytes: 512 }

/** Each takes a third of a second of a processor, which the pages of the site need as well. */
const comparisons = processWide('password-comparisons', () => pLimit(2))

/** Of each sender one: who tries hundreds of passwords keeps nobody else from logging in. */
const comparisonsOf = processWide('passwords-by-sender', () => queuesBySender(1))

/** Senders that may wait, and comparisons of one sender. */
const maxWaiting = 60

type Hashed = { hash?: string | null; salt?: string | null }

/**
 * Whether an account has this password. One that does not exist takes as long as one with another
 * password. Throws 503 if too many are compared at once.
 */
export async function isPasswordOf(
  { headers, i18n }: PayloadRequest,
  account: Hashed | undefined,
  password: string,
): Promise<boolean> {
  const { hash, salt } = account ?? {}
  const isFormer = hash && !hash.startsWith(format.prefix)
  const { prefix, iterations, bytes } = isFormer ? formerFormat : format
  const ofSender = comparisonsOf(rateLimitKey(headers))
  if (Math.max(comparisons.pendingCount, ofSender.pendingCount) >= maxWaiting) {
    throw new APIError(tooManyPasswords[staffLanguage(i18n.language)], 503, undefined, true)
  }
  const hashed = () =>
    promisify(pbkdf2)(
      password,
      salt ?? randomBytes(32).toString('hex'),
      iterations,
      bytes,
      'sha256',
    )
  const given = await ofSender(() => comparisons(hashed))
  const stored = Buffer.from(hash?.slice(prefix.length) ?? '', 'hex')
  return stored.length === given.length && timingSafeEqual(stored, given)
}
