import { APIError, type PayloadRequest } from 'payload'
import { recordAccess } from '../../src/features/back-office/access-log/record.ts'
import { secondFactorErrors } from '../../src/features/back-office/second-factor/messages.ts'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { stepOf } from '../../src/lib/auth/one-time-code.ts'
import { plainCode } from '../../src/lib/auth/recovery-codes.ts'
import { keyedHash, unseal } from '../../src/lib/auth/seal.ts'
import { consume, refund } from '../../src/lib/database/limits.ts'
import type { User } from '../../src/payload-types.ts'
import { type Account, writeAccount } from './account.ts'

/** Wrong codes that a factor takes, from whichever address they come. */
const guesses = { times: 10, seconds: 24 * 60 * 60 }

/** For what a secret is sealed, and a recovery code hashed: neither fits another account. */
export const purposeOf = (id: number): string => `account ${id}`

/** A rejection in the language of the request. */
export function rejection(
  req: PayloadRequest,
  status: number,
  reason: keyof (typeof secondFactorErrors)['de'],
  data?: { secondFactor: 'required' | 'wrong' },
): APIError {
  const message = secondFactorErrors[staffLanguage(req.i18n.language)][reason]
  return new APIError(message, status, data, true)
}

/**
 * Uses up a code of the account, from the app or a recovery code; throws if it is none, or was used.
 * The caller holds the account's lock and has read it since.
 */
export async function spendCode(
  req: PayloadRequest,
  account: Account,
  typed: string,
): Promise<void> {
  const code = plainCode(typed)
  const secret = unseal(
    req.payload.config.secret,
    purposeOf(account.id),
    account.secondFactorSecret ?? '',
  )
  const step = secret && /^\d{6}$/.test(code) ? stepOf(secret, code) : undefined
  if (step !== undefined && step > (account.secondFactorStep ?? 0)) {
    return writeAccount(req, account.id, { secondFactorStep: step })
  }
  const hash = keyedHash(req.payload.config.secret, purposeOf(account.id), code)
  const left = account.recoveryCodes?.filter((each) => each !== hash) ?? []
  if (left.length === (account.recoveryCodes?.length ?? 0)) {
    throw rejection(req, 401, 'wrongCode', { secondFactor: 'wrong' })
  }
  await writeAccount(req, account.id, { recoveryCodes: left })
  recordOn(req, account, 'recovery-used', `${left.length} left`)
}

/**
 * Makes an attempt with a code, unless the factor has had too many wrong ones today. Counted before it is
 * made, so that simultaneous ones are counted too, and outside its transaction.
 */
export async function withGuessLimit<Result>(
  req: PayloadRequest,
  account: Account,
  attempt: () => Promise<Result>,
): Promise<Result> {
  // The start of what is sealed is random: a factor that is set up anew begins at zero.
  const key = `second-factor:${account.id}:${account.secondFactorSecret?.slice(0, 16)}`
  if ((await consume(req.payload, key, guesses)) !== undefined) {
    throw rejection(req, 429, 'tooManyCodes')
  }
  try {
    const result = await attempt()
    await refund(req.payload, key, guesses)
    return result
  } catch (error) {
    const { data } = error as APIError<{ secondFactor?: string } | null>
    if (data?.secondFactor === 'wrong') recordOn(req, account, 'wrong-code')
    else await refund(req.payload, key, guesses)
    throw error
  }
}

type AccountAction =
  | 'factor-on'
  | 'factor-off'
  | 'recovery-codes'
  | 'recovery-used'
  | 'wrong-code'
  | 'sessions-ended'

/** Records what somebody did with an account: its owner, unless somebody else is named. */
export function recordOn(
  req: PayloadRequest,
  account: Pick<Account, 'id'>,
  action: AccountAction,
  detail?: string,
): void {
  const user = (req.user ?? account) as User
  const { headers, payload } = req
  recordAccess(payload, { action, subject: 'account', user, headers, entryId: account.id, detail })
}
