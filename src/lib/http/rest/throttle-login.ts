import { createHash } from 'node:crypto'
import { addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { env } from '../../../env.ts'
import { minutesIn } from '../../../i18n/minutes.ts'
import { requireStaff } from '../../auth/require-role.ts'
import { getCms } from '../../cms/payload.ts'
import { consume, type Limit, refund } from '../../database/limits.ts'
import { rateLimitKey } from '../rate-limit-key.ts'
import { reject } from './reject.ts'

const quarterHour = 15 * 60

/** How many accounts may fail as often as one from an address that several people share. */
const sharing = 5

type Counter = { key: string; limit: Limit }

/**
 * Limits how often one address may fail to log in, or to name the present password for a change of
 * an account, and ask for a mail with a password reset link.
 * The account itself is never locked: that would let anybody shut its owner out. Each try is counted
 * before it is made, so that simultaneous tries are counted too; a success is subtracted again.
 */
export async function throttleLogin(
  request: Request,
  path: string,
  handle: () => Promise<Response>,
): Promise<Response> {
  const attempt = env.FAILED_LOGINS === 0 ? undefined : await attemptIn(request, path)
  if (!attempt) return handle()
  const cms = await getCms()
  const counters = countersOf(request, attempt)
  const takeBack = (counted: Counter[]) =>
    Promise.all(counted.map(({ key, limit }) => refund(cms, key, limit)))
  for (const [index, { key, limit }] of counters.entries()) {
    const retryAfter = await consume(cms, key, limit)
    if (retryAfter === undefined) continue
    // It is no try of the address that the account was tried too often.
    await takeBack(counters.slice(0, index))
    return reject(request.headers, {
      status: 429,
      retryAfter,
      message: (messages, language) =>
        (attempt.isMail ? messages.tooManyMails : messages.tooManyLogins)(
          minutesIn(language, retryAfter),
        ),
    })
  }
  const response = await handle()
  const isNoFailure = response.ok || response.status === 503 || (await asksForCode(response))
  if (!attempt.isMail && isNoFailure) await takeBack(counters)
  return response
}

/** Whether the password was right and the code is still to come. */
async function asksForCode(response: Response): Promise<boolean> {
  if (response.status !== 401) return false
  const { errors } = (await response.clone().json()) as {
    errors?: { data?: { secondFactor?: string } }[]
  }
  return errors?.[0]?.data?.secondFactor === 'required'
}

/** What is counted, and the account that it is about. */
type Attempt = { name: string; account: string; isMail?: boolean }

async function attemptIn(request: Request, path: string): Promise<Attempt | undefined> {
  const { method } = request
  if (method === 'POST' && path === 'users/login') {
    return { name: path, account: addressOf(await dataIn(request)) }
  }
  if (method === 'POST' && path === 'users/forgot-password') {
    return { name: path, account: addressOf(await dataIn(request)), isMail: true }
  }
  const isChange = method === 'PATCH' || path.startsWith('users/second-factor/')
  if (!isChange || !path.startsWith('users/')) return undefined
  if (!('currentPassword' in (await dataIn(request)))) return undefined
  // By the session: an account's address has several spellings.
  const staff = await requireStaff(request.headers)
  return { name: 'users/password', account: staff.ok ? String(staff.value.id) : path }
}

function countersOf(request: Request, { account, name }: Attempt): Counter[] {
  const key = `${name}:${rateLimitKey(request.headers)}`
  const times = env.FAILED_LOGINS
  // Hashed, as it may be of any length and is never read.
  const hash = createHash('sha256').update(account).digest('base64url')
  return [
    // First, as it bounds how many accounts an address can have counted.
    { key, limit: { times: times * sharing, seconds: quarterHour } },
    { key: `${key}:${hash}`, limit: { times, seconds: quarterHour } },
  ]
}

const addressOf = ({ email }: Record<string, unknown>): string =>
  typeof email === 'string' ? email.toLowerCase().trim() : ''

/** The body as Payload itself reads it; empty if it cannot. */
async function dataIn(request: Request): Promise<Record<string, unknown>> {
  const read = Object.assign(request.clone(), { payload: await getCms() }) as unknown
  try {
    await addDataAndFileToRequest(read as PayloadRequest)
    return { ...(read as PayloadRequest).data }
  } catch {
    return {}
  }
}
