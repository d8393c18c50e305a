import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { passwordMessages } from '../../src/features/back-office/staff/messages.ts'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { findAccount } from './account.ts'
import { isPasswordOf } from './password-hash.ts'

const minLength = 12

type Written = { data?: Record<string, unknown>; id?: number | string; where?: unknown }

/**
 * Rejects passwords of fewer than twelve characters: for a new account, by a change, and by the link
 * of a mail. Payload itself accepts three.
 */
export const requireLongPassword: CollectionBeforeOperationHook<'users'> = ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return
  const { password } = (args as Written).data ?? {}
  // What a form leaves empty is no change.
  if (password === undefined || (operation === 'update' && !password)) return
  if (typeof password === 'string' && password.length >= minLength) return
  throw invalid(req, 'password', 'tooShort')
}

/**
 * Requires the present password for a change of one's own password or e-mail address, so that
 * a session which was left open is not enough. An admin changes another user's without it.
 */
export const requireCurrentPassword: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  req,
}) => {
  const { data, id, where } = args as Written
  if (operation !== 'update' || !data) return
  const { currentPassword } = data
  // Not a field of the account: nothing stores it.
  delete data.currentPassword
  if (where && (data.password || data.email)) throw invalid(req, 'password', 'oneAccount')
  if (!req.user || String(req.user.id) !== String(id)) return
  if (!data.password && !isOtherAddress(data.email, req.user.email)) return
  if (typeof currentPassword === 'string') {
    // By the connection of the request: with one of its own, many at once would wait for ever.
    const account = await findAccount(req, { id: { equals: req.user.id } })
    if (await isPasswordOf(req, account, currentPassword)) return
  }
  throw invalid(req, 'currentPassword', 'wrongCurrent')
}

/** Whether an address that was sent is another one than the account's, as Payload will store it. */
const isOtherAddress = (sent: unknown, own: string): boolean =>
  Boolean(sent) && String(sent).toLowerCase().trim() !== own

function invalid(
  req: PayloadRequest,
  path: string,
  reason: keyof (typeof passwordMessages)['de'],
): ValidationError {
  const message = passwordMessages[staffLanguage(req.i18n.language)][reason]
  const error = new ValidationError(
    { collection: 'users', errors: [{ message, path }], req },
    req.t,
  )
  error.message = message
  return error
}
