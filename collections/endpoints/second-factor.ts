import {
  addDataAndFileToRequest,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  UnauthorizedError,
} from 'payload'
import { newSecret, qrCode, timeStepOf } from '../../src/lib/auth/one-time-code.ts'
import { newRecoveryCodes, normalizeCode } from '../../src/lib/auth/recovery-codes.ts'
import { isAccountSession, isAdminSession } from '../../src/lib/auth/roles.ts'
import { keyedHash, seal, unseal } from '../../src/lib/auth/seal.ts'
import { sessionIdOf } from '../../src/lib/auth/session-id.ts'
import { type Account, bodyStrings, findAccount, writeAccount } from '../hooks/account.ts'
import { withLockedAccount } from '../hooks/account-lock.ts'
import { isCorrectPassword } from '../hooks/password-hash.ts'
import {
  consumeCode,
  purposeOf,
  recordAccountAction,
  secondFactorError,
  withGuessLimit,
} from '../hooks/second-factor-codes.ts'

/** Milliseconds in which a code must follow the QR code. */
const setUpTimeout = 15 * 60_000

const noFactor: Partial<Account> = {
  hasSecondFactor: false,
  secondFactorSecret: null,
  secondFactorStep: null,
  recoveryCodes: null,
}

/** What a set-up seals for its confirmation. */
type SetUp = { secret: string; recoveryCodes: string[]; until: number }

/** Returns a new secret to a logged-in user who knows the password; a code must confirm it. */
const setUp = endpoint('/second-factor/set-up', async (req) => {
  const account = await requireOwnPassword(req)
  if (account.hasSecondFactor) throw secondFactorError(req, 409, 'isOn')
  const secret = newSecret()
  const started: SetUp = {
    secret,
    recoveryCodes: newRecoveryCodes(),
    until: Date.now() + setUpTimeout,
  }
  const { brand } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0 })
  return {
    secret,
    picture: qrCode(secret, { issuer: brand, label: account.email }),
    pending: seal(
      req.payload.config.secret,
      `set-up of ${purposeOf(account.id)}`,
      JSON.stringify(started),
    ),
  }
})

/**
 * Enables the factor if the code proves that the app has the secret, and ends all other sessions. If it is
 * repeated because the response was lost, it returns the same recovery codes.
 */
const confirm = endpoint('/second-factor/confirm', async (req) => {
  const person = requireAccount(req)
  const { id } = person
  const { code, pending } = bodyStrings(req, 'code', 'pending')
  const key = req.payload.config.secret
  const started = unseal(key, `set-up of ${purposeOf(id)}`, pending)
  const { recoveryCodes, secret, until } = JSON.parse(started ?? '{}') as Partial<SetUp>
  if (!secret || !recoveryCodes || !until || until < Date.now()) {
    throw secondFactorError(req, 400, 'tooLate')
  }
  const step = timeStepOf(secret, normalizeCode(code))
  if (step === undefined) throw secondFactorError(req, 400, 'wrongCode', { secondFactor: 'wrong' })
  const hashes = hashesOf(req, id, recoveryCodes)
  const isRepeated = await withLockedAccount(req, id, async () => {
    const account = await findAccount(req, { id: { equals: id } })
    if (account?.recoveryCodes?.some((each) => hashes.includes(each))) return true
    if (!account || account.hasSecondFactor) throw secondFactorError(req, 409, 'isOn')
    await writeAccount(req, id, {
      hasSecondFactor: true,
      secondFactorSecret: seal(key, purposeOf(id), secret),
      secondFactorStep: step,
      recoveryCodes: hashes,
      sessions: account.sessions?.filter((each) => each.id === sessionIdOf(person)),
    })
    return false
  })
  if (!isRepeated) recordAccountAction(req, { id }, 'factor-on')
  return { recoveryCodes }
})

const renewCodes = endpoint('/second-factor/recovery-codes', async (req) => {
  const { id } = requireAccount(req)
  const recoveryCodes = newRecoveryCodes()
  await updateWithCode(req, { recoveryCodes: hashesOf(req, id, recoveryCodes) })
  recordAccountAction(req, { id }, 'recovery-codes')
  return { recoveryCodes }
})

const turnOff = endpoint('/second-factor/turn-off', async (req) => {
  await updateWithCode(req, noFactor)
  recordAccountAction(req, requireAccount(req), 'factor-off')
  return {}
})

/** Lets another admin remove the factor of a user who has lost both phone and recovery codes. */
const reset = endpoint('/:id/second-factor/reset', async (req) => {
  const admin = requireAccount(req)
  if (!isAdminSession(admin)) throw new Forbidden(req.t)
  const id = Number(req.routeParams?.id)
  if (id === admin.id) throw secondFactorError(req, 400, 'ownAccount')
  await withLockedAccount(req, id, async () => {
    const account = await findAccount(req, { id: { equals: id } })
    if (!account?.hasSecondFactor) throw secondFactorError(req, 409, 'isOff')
    await writeAccount(req, id, { ...noFactor, sessions: [] })
  })
  recordAccountAction(req, { id }, 'factor-off', 'reset')
  return {}
})

export const secondFactorEndpoints = [setUp, confirm, renewCodes, turnOff, reset]

function endpoint(
  path: string,
  work: (req: PayloadRequest) => Promise<object>,
): Omit<Endpoint, 'root'> {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      requireAccount(req)
      await addDataAndFileToRequest(req)
      return Response.json(await work(req))
    },
  }
}

/** Returns the logged-in user, including an admin who must still set up the factor. */
export function requireAccount({ t, user }: PayloadRequest) {
  if (!user) throw new UnauthorizedError(t)
  if (!isAccountSession(user)) throw new Forbidden(t)
  return user
}

/**
 * Returns the user's account if the current password is right, so that an unattended session is not
 * enough.
 */
async function requireOwnPassword(req: PayloadRequest): Promise<Account> {
  const account = await findAccount(req, { id: { equals: requireAccount(req).id } })
  const isPasswordCorrect = await isCorrectPassword(
    req,
    account,
    bodyStrings(req, 'currentPassword').currentPassword,
  )
  if (!account || !isPasswordCorrect) throw secondFactorError(req, 400, 'wrongPassword')
  return account
}

/** Updates the user's account if the current password and a code are right. */
async function updateWithCode(req: PayloadRequest, data: Partial<Account>): Promise<void> {
  const account = await requireOwnPassword(req)
  if (!account.hasSecondFactor) throw secondFactorError(req, 409, 'isOff')
  await withGuessLimit(req, account, () =>
    withLockedAccount(req, account.id, async () => {
      const present = await findAccount(req, { id: { equals: account.id } })
      if (!present?.hasSecondFactor) throw secondFactorError(req, 409, 'isOff')
      await consumeCode(req, present, bodyStrings(req, 'code').code)
      await writeAccount(req, account.id, data)
    }),
  )
}

/** Returns what is stored of an account's recovery codes. */
function hashesOf({ payload }: PayloadRequest, id: number, codes: string[]): string[] {
  return codes.map((code) => keyedHash(payload.config.secret, purposeOf(id), normalizeCode(code)))
}
