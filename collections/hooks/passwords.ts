import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { passwordMessages } from '../../src/features/back-office/staff/messages.ts'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { findAccount } from './account.ts'
import { isCorrectPassword } from './password-hash.ts'

const minLength = 12

/** The length of a UUID. */
const minKeyLength = 36

type OperationArgs = { data?: Record<string, unknown>; id?: number | string; where?: unknown }

/** Requires twelve characters in every new password, because Payload accepts three. */
export const requireLongPassword: CollectionBeforeOperationHook<'users'> = ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return
  const { password } = (args as OperationArgs).data ?? {}
  // An empty field in a form means no change.
  if (password === undefined || (operation === 'update' && !password)) return
  if (typeof password === 'string' && password.length >= minLength) return
  throw validationError(req, 'password', 'tooShort')
}

/** Requires as many characters as the CMS's form generates, because Payload accepts any API key by REST. */
export const requireLongKey: CollectionBeforeOperationHook<'users'> = ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return
  const { apiKey } = (args as OperationArgs).data ?? {}
  // Without a key, the account has none.
  if (apiKey && String(apiKey).length < minKeyLength)
    throw validationError(req, 'apiKey', 'shortKey')
}

/**
 * Requires the current password to change your own password or email address, so that an unattended
 * session is not enough. Admins can change other accounts without it.
 */
export const requireCurrentPassword: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  req,
}) => {
  const { data, id, where } = args as OperationArgs
  if (operation !== 'update' || !data) return
  const { currentPassword } = data
  // It is not a field of the account and must not be stored.
  delete data.currentPassword
  if (where && (data.password || data.email)) throw validationError(req, 'password', 'oneAccount')
  if (!req.user || String(req.user.id) !== String(id)) return
  if (!data.password && !isOtherAddress(data.email, req.user.email)) return
  if (typeof currentPassword === 'string') {
    // Uses the request's connection: taking a second one could exhaust the pool and deadlock.
    const account = await findAccount(req, { id: { equals: req.user.id } })
    if (await isCorrectPassword(req, account, currentPassword)) return
  }
  throw validationError(req, 'currentPassword', 'wrongCurrent')
}

/** Returns whether the sent address differs from the account's, normalized as Payload stores it. */
const isOtherAddress = (sent: unknown, own: string): boolean =>
  Boolean(sent) && String(sent).toLowerCase().trim() !== own

function validationError(
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
