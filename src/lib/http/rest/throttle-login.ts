import { createHash } from 'node:crypto'
import { addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { env } from '../../../env.ts'
import { minutesIn } from '../../../i18n/minutes.ts'
import { getCms } from '../../cms/payload.ts'
import { countDown, countUp, type Limit, sender } from '../rate-limit.ts'
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
  const takeBack = (counted: Counter[]) =>
    Promise.all(counted.map(({ key, limit }) => countDown(key, limit)))
  for (const [index, { key, limit }] of counters.entries()) {
    const retryAfter = await countUp(key, limit)
    if (retryAfter === undefined) continue
    // It is no try of the address that the account was tried too often.
    await takeBack(counters.slice(0, index))
    return reject(request.headers, {
      status: 429,
      retryAfter,
      message: (say, language) =>
        (isMail ? say.tooManyMails : say.tooManyLogins)(minutesIn(language, retryAfter)),
    })
  }
  const response = await handle()
  if (isLogin && response.ok) await takeBack(counters)
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
    // First, as it bounds how many accounts an address can have counted.
    { key, limit: { times: times * sharing, seconds: quarterHour } },
    { key: `${key}:${account}`, limit: { times, seconds: quarterHour } },
  ]
}

/** The e-mail address of the account, out of the body as Payload itself reads it; empty if it cannot. */
async function accountIn(request: Request): Promise<string> {
  const read = Object.assign(request.clone(), { payload: await getCms() }) as unknown
  try {
    await addDataAndFileToRequest(read as PayloadRequest)
    return String((read as PayloadRequest).data?.email)
      .toLowerCase()
      .trim()
  } catch {
    return ''
  }
}
