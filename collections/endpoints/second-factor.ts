import {
  addDataAndFileToRequest,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  UnauthorizedError,
} from 'payload'
import { newSecret, qrCode, stepOf } from '../../src/lib/auth/one-time-code.ts'
import { newRecoveryCodes, plainCode } from '../../src/lib/auth/recovery-codes.ts'
import { isAccountSession, isAdminSession } from '../../src/lib/auth/roles.ts'
import { keyedHash, seal, unseal } from '../../src/lib/auth/seal.ts'
import { sessionIdOf } from '../../src/lib/auth/session-id.ts'
import { type Account, findAccount, textsIn, writeAccount } from '../hooks/account.ts'
import { withLockedAccount } from '../hooks/account-lock.ts'
import { purposeOf, recordOn, rejection, spendCode, withGuessLimit } from '../hooks/check-code.ts'
import { isPasswordOf } from '../hooks/password-hash.ts'

/** Milliseconds in which a code has to follow the picture. */
const timeToScan = 15 * 60_000

const none: Partial<Account> = {
  hasSecondFactor: false,
  secondFactorSecret: null,
  secondFactorStep: null,
  recoveryCodes: null,
}

/** Gives the secret to whoever is logged in and knows the password; it counts once a code has followed. */
const setUp = endpoint('/second-factor/set-up', async (req) => {
  const account = await ownAccount(req)
  if (account.hasSecondFactor) throw rejection(req, 409, 'isOn')
  const secret = newSecret()
  const { brand } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0 })
  return {
    secret,
    picture: qrCode(secret, { issuer: brand, label: account.email }),
    pending: seal(
      req.payload.config.secret,
      `set-up of ${purposeOf(account.id)}`,
      JSON.stringify({ secret, until: Date.now() + timeToScan }),
    ),
  }
})

/** Turns the factor on, if the code shows that the app has the secret, and ends all other sessions. */
const confirm = endpoint('/second-factor/confirm', async (req) => {
  const person = personIn(req)
  const { id } = person
  const { code, pending } = textsIn(req, 'code', 'pending')
  const key = req.payload.config.secret
  const stored = unseal(key, `set-up of ${purposeOf(id)}`, pending)
  const { secret, until } = JSON.parse(stored ?? '{}') as { secret?: string; until?: number }
  if (!secret || !until || until < Date.now()) throw rejection(req, 400, 'tooLate')
  const step = stepOf(secret, plainCode(code))
  if (step === undefined) throw rejection(req, 400, 'wrongCode', { secondFactor: 'wrong' })
  const recovery = recoveryCodesFor(req, id)
  await withLockedAccount(req, id, async () => {
    const account = await findAccount(req, { id: { equals: id } })
    if (!account || account.hasSecondFactor) throw rejection(req, 409, 'isOn')
    await writeAccount(req, id, {
      hasSecondFactor: true,
      secondFactorSecret: seal(key, purposeOf(id), secret),
      secondFactorStep: step,
      recoveryCodes: recovery.hashes,
      sessions: account.sessions?.filter((each) => each.id === sessionIdOf(person)),
    })
  })
  recordOn(req, { id }, 'factor-on')
  return { recoveryCodes: recovery.codes }
})

const renewCodes = endpoint('/second-factor/recovery-codes', async (req) => {
  const { id } = personIn(req)
  const recovery = recoveryCodesFor(req, id)
  await changeWithCode(req, { recoveryCodes: recovery.hashes })
  recordOn(req, { id }, 'recovery-codes')
  return { recoveryCodes: recovery.codes }
})

const turnOff = endpoint('/second-factor/turn-off', async (req) => {
  await changeWithCode(req, none)
  recordOn(req, personIn(req), 'factor-off')
  return {}
})

/** For somebody who has lost both phone and recovery codes: another admin takes the factor away. */
const reset = endpoint('/:id/second-factor/reset', async (req) => {
  const admin = personIn(req)
  if (!isAdminSession(admin)) throw new Forbidden(req.t)
  const id = Number(req.routeParams?.id)
  if (id === admin.id) throw rejection(req, 400, 'ownAccount')
  await withLockedAccount(req, id, async () => {
    const account = await findAccount(req, { id: { equals: id } })
    if (!account?.hasSecondFactor) throw rejection(req, 409, 'isOff')
    await writeAccount(req, id, { ...none, sessions: [] })
  })
  recordOn(req, { id }, 'factor-off', 'reset')
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
      personIn(req)
      await addDataAndFileToRequest(req)
      return Response.json(await work(req))
    },
  }
}

/** Whoever is logged in, also an admin who may do nothing else before the factor is set up. */
export function personIn({ t, user }: PayloadRequest) {
  if (!user) throw new UnauthorizedError(t)
  if (!isAccountSession(user)) throw new Forbidden(t)
  return user
}

/** The own account, of somebody who knows its password: a session that was left open is not enough. */
async function ownAccount(req: PayloadRequest): Promise<Account> {
  const account = await findAccount(req, { id: { equals: personIn(req).id } })
  const isRight = await isPasswordOf(req, account, textsIn(req, 'currentPassword').currentPassword)
  if (!account || !isRight) throw rejection(req, 400, 'wrongPassword')
  return account
}

/** Writes to the own account after its password and a code. */
async function changeWithCode(req: PayloadRequest, data: Partial<Account>): Promise<void> {
  const account = await ownAccount(req)
  if (!account.hasSecondFactor) throw rejection(req, 409, 'isOff')
  await withGuessLimit(req, account, () =>
    withLockedAccount(req, account.id, async () => {
      const present = await findAccount(req, { id: { equals: account.id } })
      if (!present?.hasSecondFactor) throw rejection(req, 409, 'isOff')
      await spendCode(req, present, textsIn(req, 'code').code)
      await writeAccount(req, account.id, data)
    }),
  )
}

function recoveryCodesFor(req: PayloadRequest, id: number) {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) =>
    keyedHash(req.payload.config.secret, purposeOf(id), plainCode(code)),
  )
  return { codes, hashes }
}
