import { createHash } from 'node:crypto'
import { addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { env } from '../../../env.ts'
import { minutesIn } from '../../../i18n/minutes.ts'
import { requireStaff } from '../../auth/require-role.ts'
import { getCms } from '../../cms/payload.ts'
import { consume, type Limit, refund } from '../../database/limits.ts'
import { rateLimitKey } from '../rate-limit-key.ts'
import { errorResponse } from './error-response.ts'

const quarterHour = 15 * 60

/**
 * The limit of an address is this multiple of an account's limit, because
 * people may share an address.
 */
const accountsPerAddress = 5

type Counter = { key: string; limit: Limit }

/**
 * Limits per client how many logins may fail, how often the current password may be wrong when an
 * account is changed, and how many password reset mails may be requested. The account itself is
 * never locked, because that would let anyone lock out its owner. Each attempt is counted before it
 * runs, so that concurrent attempts count too. A successful attempt is refunded.
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
  const refundAll = (counted: Counter[]) =>
    Promise.all(counted.map(({ key, limit }) => refund(cms, key, limit)))
  for (const [index, { key, limit }] of counters.entries()) {
    const retryAfter = await consume(cms, key, limit)
    if (retryAfter === undefined) continue
    // The attempt is rejected because of a later counter, so it does not count
    // against the earlier ones.
    await refundAll(counters.slice(0, index))
    return errorResponse(request.headers, {
      status: 429,
      retryAfter,
      message: (messages, language) =>
        (attempt.isMail ? messages.tooManyMails : messages.tooManyLogins)(
          minutesIn(language, retryAfter),
        ),
    })
  }
  const response = await handle()
  const hasNotFailed = response.ok || response.status === 503 || (await requiresCode(response))
  if (!attempt.isMail && hasNotFailed) await refundAll(counters)
  return response
}

/** Returns whether the password was correct and the second factor is still required. */
async function requiresCode(response: Response): Promise<boolean> {
  if (response.status !== 401) return false
  const { errors } = (await response.clone().json()) as {
    errors?: { data?: { secondFactor?: string } }[]
  }
  return errors?.[0]?.data?.secondFactor === 'required'
}

/** The kind of attempt to count, and the account it targets. */
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
  // Uses the account's id, because an email address can be spelled in several ways.
  const staff = await requireStaff(request.headers)
  return { name: 'users/password', account: staff.ok ? String(staff.value.id) : path }
}

function countersOf(request: Request, { account, name }: Attempt): Counter[] {
  const key = `${name}:${rateLimitKey(request.headers)}`
  const times = env.FAILED_LOGINS
  // Hashed because it may be of any length. It is never read back.
  const hash = createHash('sha256').update(account).digest('base64url')
  return [
    // Comes first to limit how many accounts one client can create counters for.
    { key, limit: { points: times * accountsPerAddress, seconds: quarterHour } },
    { key: `${key}:${hash}`, limit: { points: times, seconds: quarterHour } },
  ]
}

const addressOf = ({ email }: Record<string, unknown>): string =>
  typeof email === 'string' ? email.toLowerCase().trim() : ''

/** Parses the body as Payload does. Resolves to an empty object if Payload cannot parse it. */
async function dataIn(request: Request): Promise<Record<string, unknown>> {
  const read = Object.assign(request.clone(), { payload: await getCms() }) as unknown
  try {
    await addDataAndFileToRequest(read as PayloadRequest)
    return { ...(read as PayloadRequest).data }
  } catch {
    return {}
  }
}
