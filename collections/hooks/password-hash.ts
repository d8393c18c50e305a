import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { APIError, type PayloadRequest } from 'payload'
import { tooManyPasswords } from '../../src/features/back-office/staff/messages.ts'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { queuesByClient } from '../../src/lib/http/queues-by-client.ts'
import { rateLimitKey } from '../../src/lib/http/rate-limit-key.ts'
import { processWide } from '../../src/lib/process-wide.ts'

/**
 * Payload's format of password hashes. It exports no function to verify one; `tests/int/passwords.test.ts` fails if
 * the format changes.
 */
const prefix = 'pbkdf2-sha256-v1:'
const iterations = 600_000
const hashBytes = 32

/**
 * Limits parallel comparisons: each takes a third of a second of CPU time, which the site's pages
 * need, too.
 */
const comparisonQueue = processWide('password-comparisons', () => pLimit(2))

/**
 * Runs one comparison per client at a time, so that a client that guesses passwords does not block
 * other logins.
 */
const comparisonsByClient = processWide('passwords-by-sender', () => queuesByClient(1))

/** Limits the clients that may wait, and the comparisons of one client. */
const maxWaiting = 60

type Hashed = { hash?: string | null; salt?: string | null }

/**
 * Returns whether the password is correct. Takes the same time if the account does not exist, to
 * hide which accounts do. Throws 503 if too many comparisons are waiting.
 */
export async function isCorrectPassword(
  { headers, i18n }: PayloadRequest,
  account: Hashed | undefined,
  password: string,
): Promise<boolean> {
  const { hash, salt } = account ?? {}
  const queue = comparisonsByClient(rateLimitKey(headers))
  if (Math.max(comparisonQueue.pendingCount, queue.pendingCount) >= maxWaiting) {
    throw new APIError(tooManyPasswords[staffLanguage(i18n.language)], 503, undefined, true)
  }
  const hashed = () =>
    promisify(pbkdf2)(
      password,
      salt ?? randomBytes(32).toString('hex'),
      iterations,
      hashBytes,
      'sha256',
    )
  const given = await queue(() => comparisonQueue(hashed))
  const stored = Buffer.from(hash?.startsWith(prefix) ? hash.slice(prefix.length) : '', 'hex')
  return stored.length === given.length && timingSafeEqual(stored, given)
}
