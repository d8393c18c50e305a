import { createHash } from 'node:crypto'
import { env } from '../../env.ts'
import { countDown, countUp, type Limit, minutesIn, sender } from '../rate-limit.ts'
import { reject } from './reject.ts'

const quarterHour = 15 * 60

/** How many accounts may fail as often as one from an address that several people share. */
const sharing = 5

type Counter = { key: string; limit: Limit }

/**
 * Limits how often one address may fail to log in, and ask for a mail with a link to a new password.
 * The account itself is never locked: that would let anybody shut its owner out. Each try is counted
 * before it is made, so that tries at once are counted too, and a successful one is taken back.
 */
export async function throttleLogin(
  request: Request,
  path: string,
  handle: () => Promise<Response>,
): Promise<Response> {
  const isLogin = path === 'users/login'
  const isMail = path === 'users/forgot-password'
  if (request.method !== 'POST' || !(isLogin || isMail) || env.FAILED_LOGINS === 0) return handle()

  const counters = await countersOf(request, path)
  for (const { key, limit } of counters) {
    const retryAfter = await countUp(key, limit)
    if (retryAfter === undefined) continue
    return reject(request.headers, {
      status: 429,
      retryAfter,
      message: (say, language) =>
        (isMail ? say.tooManyMails : say.tooManyLogins)(minutesIn(language, retryAfter)),
    })
  }
  const response = await handle()
  if (isLogin && response.ok) {
    await Promise.all(counters.map(({ key, limit }) => countDown(key, limit)))
  }
  return response
}

async function countersOf(request: Request, path: string): Promise<Counter[]> {
  const key = `${path}:${sender(request.headers)}`
  const times = env.FAILED_LOGINS
  // Hashed, as it may be of any length, and nobody needs to read it there.
  const account = createHash('sha256')
    .update(await accountIn(request))
    .digest('base64url')
  return [
    { key: `${key}:${account}`, limit: { times, seconds: quarterHour } },
    { key, limit: { times: times * sharing, seconds: quarterHour } },
  ]
}

/** The e-mail address in the body as Payload compares it: in JSON, or in a field of the CMS's forms. */
async function accountIn(request: Request): Promise<string> {
  const copy = request.clone()
  try {
    const isForm = request.headers.get('Content-Type')?.includes('multipart/')
    const data = isForm
      ? JSON.parse(String((await copy.formData()).get('_payload')))
      : await copy.json()
    return String(data.email).toLowerCase().trim()
  } catch {
    return ''
  }
}
