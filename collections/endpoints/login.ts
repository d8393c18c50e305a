import pLimit from 'p-limit'
import {
  AuthenticationError,
  addDataAndFileToRequest,
  type CollectionConfig,
  type Endpoint,
  generatePayloadCookie,
  loginOperation,
  type PayloadRequest,
  resetPasswordOperation,
} from 'payload'
import { sessionIdOf } from '../../src/lib/auth/session-id.ts'
import { inOwnTransaction } from '../../src/lib/database/transaction.ts'
import { deviceName } from '../../src/lib/http/device-name.ts'
import { processWide } from '../../src/lib/process-wide.ts'
import type { User } from '../../src/payload-types.ts'
import { type Account, bodyStrings, findAccount, writeAccount } from '../hooks/account.ts'
import { withLockedAccount } from '../hooks/account-lock.ts'
import { isCorrectPassword } from '../hooks/password-hash.ts'
import { consumeCode, secondFactorError, withGuessLimit } from '../hooks/second-factor-codes.ts'

type BeforeLogin = NonNullable<
  NonNullable<CollectionConfig<'users'>['hooks']>['beforeLogin']
>[number]

const isPasswordReset = 'isPasswordReset'

/**
 * Runs four logins in parallel, because each occupies a database connection while it waits for the
 * account's lock.
 */
const loginQueue = processWide('logins', () => pLimit(4))

/**
 * Replaces Payload's login endpoint: it also accepts a second-factor code, and logs in while
 * holding the account's lock. A request with a wrong password gets neither the lock nor the reason
 * of a rejection.
 */
export const login: Omit<Endpoint, 'root'> = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const former = req.user
    const { code, email, password } = bodyStrings(req, 'code', 'email', 'password')
    const collection = req.payload.collections.users
    const logIn = () => loginOperation({ collection, data: { email, password }, req })
    // Payload reports which field is missing.
    if (email.trim() === '' || password.trim() === '') return respond(req, await logIn())
    const account = await findAccount(req, { email: { equals: email.toLowerCase().trim() } })
    const isPasswordCorrect = await isCorrectPassword(req, account, password)
    if (!account || !isPasswordCorrect) throw new AuthenticationError(req.t)
    const lockedLogIn = () => loginQueue(() => withLockedAccount(req, account.id, logIn))
    if (account.hasSecondFactor && code === '') {
      throw secondFactorError(req, 401, 'codeRequired', { secondFactor: 'required' })
    }
    const result = await (account.hasSecondFactor
      ? withGuessLimit(req, account, lockedLogIn)
      : lockedLogIn())
    if (former && former.id !== account.id) await endSession(req, former)
    return respond(req, result)
  },
}

/** Ends the session of another account that the request was authenticated with. */
async function endSession(req: PayloadRequest, { id, ...session }: User): Promise<void> {
  const ended = sessionIdOf(session)
  await withLockedAccount(req, id, async () => {
    const account = await findAccount(req, { id: { equals: id } })
    const sessions = account?.sessions?.filter((each) => each.id !== ended)
    if (account && ended) await writeAccount(req, id, { sessions })
  })
}

type Result = { token?: string; user?: unknown }

/** Responds as Payload's endpoints do, with the token in the cookie only. */
function respond(
  req: PayloadRequest,
  { token, ...rest }: Result,
  message = req.t('authentication:passed'),
): Response {
  const { config, collections } = req.payload
  const cookie = generatePayloadCookie({
    collectionAuthConfig: collections.users.config.auth,
    cookiePrefix: config.cookiePrefix,
    token: token ?? '',
  })
  return Response.json({ message, ...rest }, { headers: { 'Set-Cookie': cookie } })
}

/** Requires a code in every operation that issues a token for an account with a second factor. */
export const checkSecondFactor: BeforeLogin = async ({ req, user }) => {
  if (!user.hasSecondFactor || req.context[isPasswordReset]) return
  await consumeCode(req, user as Account, bodyStrings(req, 'code').code)
}

/** Sessions of an account. Each request of the account reads all of them. */
const maxSessions = 50

/**
 * Stores the browser's name with a new session for the list of sessions, and ends the browser's
 * previous session, which could not be ended from there any more, and the oldest ones if there are too many.
 */
export const storeDevice: BeforeLogin = async ({ req, user }) => {
  const former = req.user && sessionIdOf(req.user)
  const sessions = ((user as Account).sessions ?? []).filter(({ id }) => id !== former)
  const device = deviceName(req.headers.get('User-Agent') ?? '')
  const noted = sessions.map((each, index) =>
    index === sessions.length - 1 ? { ...each, device } : each,
  )
  await writeAccount(req, user.id, { sessions: noted.slice(-maxSessions) })
}

/**
 * Replaces Payload's endpoint that sets a password with a mailed link. Access to the mailbox does
 * not prove the second factor, so an account with one is not logged in.
 */
export const resetPassword: Omit<Endpoint, 'root'> = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const data = bodyStrings(req, 'password', 'token')
    req.context[isPasswordReset] = true
    const result = await inOwnTransaction(req, async () => {
      const collection = req.payload.collections.users
      const done: Result = await resetPasswordOperation({ collection, data, req })
      const { id, hasSecondFactor } = done.user as User
      if (hasSecondFactor) await writeAccount(req, id, { sessions: [] })
      return hasSecondFactor ? undefined : done
    })
    const message = req.t('authentication:passwordResetSuccessfully')
    return result ? respond(req, result, message) : Response.json({ message, user: null })
  },
}
