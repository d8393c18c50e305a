import { APIError, type PayloadRequest } from 'payload'
import { recordAccess } from '../../src/features/back-office/access-log/record.ts'
import { secondFactorErrors } from '../../src/features/back-office/second-factor/messages.ts'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { timeStepOf } from '../../src/lib/auth/one-time-code.ts'
import { normalizeCode } from '../../src/lib/auth/recovery-codes.ts'
import { keyedHash, unseal } from '../../src/lib/auth/seal.ts'
import { consume, longestPeriod, refund } from '../../src/lib/database/limits.ts'
import type { User } from '../../src/payload-types.ts'
import { type Account, writeAccount } from './account.ts'

/** Limits wrong codes per second factor, from all IP addresses together. */
export const guessLimit = { points: 10, seconds: longestPeriod }

/** Binds sealed secrets and hashed recovery codes to their account. */
export const purposeOf = (id: number): string => `account ${id}`

/** Creates an error in the language of the request. */
export function secondFactorError(
  req: PayloadRequest,
  status: number,
  reason: keyof (typeof secondFactorErrors)['de'],
  data?: { secondFactor: 'required' | 'wrong' },
): APIError {
  const message = secondFactorErrors[staffLanguage(req.i18n.language)][reason]
  return new APIError(message, status, data, true)
}

/**
 * Consumes a code from the app or a recovery code; throws if it is wrong or already used. The
 * caller must hold the account's lock and have read the account after taking it.
 */
export async function consumeCode(
  req: PayloadRequest,
  account: Account,
  typed: string,
): Promise<void> {
  const code = normalizeCode(typed)
  const secret = unseal(
    req.payload.config.secret,
    purposeOf(account.id),
    account.secondFactorSecret ?? '',
  )
  const step = secret && /^\d{6}$/.test(code) ? timeStepOf(secret, code) : undefined
  if (step !== undefined && step > (account.secondFactorStep ?? 0)) {
    return writeAccount(req, account.id, { secondFactorStep: step })
  }
  const hash = keyedHash(req.payload.config.secret, purposeOf(account.id), code)
  const left = account.recoveryCodes?.filter((each) => each !== hash) ?? []
  if (left.length === (account.recoveryCodes?.length ?? 0)) {
    throw secondFactorError(req, 401, 'wrongCode', { secondFactor: 'wrong' })
  }
  await writeAccount(req, account.id, { recoveryCodes: left })
  recordAccountAction(req, account, 'recovery-used', `${left.length} left`)
}

/**
 * Runs an attempt with a code unless the limit of wrong codes is exhausted. The attempt is counted
 * before it runs, so that parallel attempts count too, and outside the transaction, so that a
 * rollback does not undo it.
 */
export async function withGuessLimit<Result>(
  req: PayloadRequest,
  account: Account,
  attempt: () => Promise<Result>,
): Promise<Result> {
  // A sealed secret starts with random bytes, so a new factor gets a new limit.
  const key = `second-factor:${account.id}:${account.secondFactorSecret?.slice(0, 16)}`
  if ((await consume(req.payload, key, guessLimit)) !== undefined) {
    throw secondFactorError(req, 429, 'tooManyCodes')
  }
  try {
    const result = await attempt()
    await refund(req.payload, key, guessLimit)
    return result
  } catch (error) {
    const { data } = error as APIError<{ secondFactor?: string } | null>
    if (data?.secondFactor === 'wrong') recordAccountAction(req, account, 'wrong-code')
    else await refund(req.payload, key, guessLimit)
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

/** Records an action on an account in the access log, by the logged-in user or else its owner. */
export function recordAccountAction(
  req: PayloadRequest,
  account: Pick<Account, 'id'>,
  action: AccountAction,
  detail?: string,
): void {
  const user = (req.user ?? account) as User
  const { headers, payload } = req
  recordAccess(payload, { action, subject: 'account', user, headers, entryId: account.id, detail })
}
