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
import { type Account, findAccount, textsIn, writeAccount } from '../hooks/account.ts'
import { withLockedAccount } from '../hooks/account-lock.ts'
import { rejection, spendCode, withGuessLimit } from '../hooks/check-code.ts'
import { isPasswordOf } from '../hooks/password-hash.ts'

type BeforeLogin = NonNullable<
  NonNullable<CollectionConfig<'users'>['hooks']>['beforeLogin']
>[number]

const byMailedLink = 'byMailedLink'

/** Four at once: each holds a connection to the database while it waits for its account. */
const logins = processWide('logins', () => pLimit(4))

/**
 * The login, in place of Payload's endpoint: it also takes a code, and logs in while it holds the
 * account's lock. Nobody without the password gets as far as the lock or the reason of a rejection.
 */
export const login: Omit<Endpoint, 'root'> = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const former = req.user
    const { code, email, password } = textsIn(req, 'code', 'email', 'password')
    const collection = req.payload.collections.users
    const logIn = () => loginOperation({ collection, data: { email, password }, req })
    // Payload says what is missing.
    if (email.trim() === '' || password.trim() === '') return answer(req, await logIn())
    const account = await findAccount(req, { email: { equals: email.toLowerCase().trim() } })
    const isRight = await isPasswordOf(req, account, password)
    if (!account || !isRight) throw new AuthenticationError(req.t)
    const lockedLogIn = () => logins(() => withLockedAccount(req, account.id, logIn))
    if (account.hasSecondFactor && code === '') {
      throw rejection(req, 401, 'codeRequired', { secondFactor: 'required' })
    }
    const result = await (account.hasSecondFactor
      ? withGuessLimit(req, account, lockedLogIn)
      : lockedLogIn())
    if (former && former.id !== account.id) await endSession(req, former)
    return answer(req, result)
  },
}

/** Ends the session of another account that a request came with. */
async function endSession(req: PayloadRequest, { id, ...session }: User): Promise<void> {
  const ended = sessionIdOf(session)
  await withLockedAccount(req, id, async () => {
    const account = await findAccount(req, { id: { equals: id } })
    const sessions = account?.sessions?.filter((each) => each.id !== ended)
    if (account && ended) await writeAccount(req, id, { sessions })
  })
}

type Result = { token?: string; user?: unknown }

/** The response of Payload's own endpoints: the token is in the cookie alone. */
function answer(
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

/** No operation gets a token for an account with a second factor without a code. */
export const checkSecondFactor: BeforeLogin = async ({ req, user }) => {
  if (!user.hasSecondFactor || req.context[byMailedLink]) return
  await spendCode(req, user as Account, textsIn(req, 'code').code)
}

/**
 * Notes with a new session what the browser calls itself, for the list of sessions, and ends the one that the
 * browser had before: nobody could end it there any more.
 */
export const noteDevice: BeforeLogin = async ({ req, user }) => {
  const former = req.user && sessionIdOf(req.user)
  const sessions = ((user as Account).sessions ?? []).filter(({ id }) => id !== former)
  const device = deviceName(req.headers.get('User-Agent') ?? '')
  const noted = sessions.map((each, index) =>
    index === sessions.length - 1 ? { ...each, device } : each,
  )
  await writeAccount(req, user.id, { sessions: noted })
}

/**
 * A new password by the link of a mail, in place of Payload's endpoint: whoever has the mailbox has not
 * the second factor, so where there is one, nobody is logged in.
 */
export const resetPassword: Omit<Endpoint, 'root'> = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const data = textsIn(req, 'password', 'token')
    req.context[byMailedLink] = true
    const result = await inOwnTransaction(req, async () => {
      const collection = req.payload.collections.users
      const done: Result = await resetPasswordOperation({ collection, data, req })
      const { id, hasSecondFactor } = done.user as User
      if (hasSecondFactor) await writeAccount(req, id, { sessions: [] })
      return hasSecondFactor ? undefined : done
    })
    const message = req.t('authentication:passwordResetSuccessfully')
    return result ? answer(req, result, message) : Response.json({ message, user: null })
  },
}
