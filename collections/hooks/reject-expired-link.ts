import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { oldLinkMessage } from '../../src/features/back-office/staff/messages.ts'
import { staffLanguage } from '../../src/i18n/staff.ts'

/** Rejects expired password reset links with a translated message; Payload's own is in English. */
export const rejectExpiredLink: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'resetPassword') return
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: args.data.token },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    },
    req,
  })
  if (totalDocs > 0) return
  throw new APIError(oldLinkMessage[staffLanguage(req.i18n.language)], 403, undefined, true)
}
