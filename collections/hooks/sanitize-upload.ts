import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { rejectionMessages } from '../../src/features/editing/media/messages.ts'
import { receivePicture } from '../../src/features/editing/media/receive.ts'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { isStaffInPerson } from '../../src/lib/auth/roles.ts'

/**
 * Replaces an uploaded file by what is safe to keep of it, or rejects it with a message in the user's
 * language. Before the operation, so that nothing else has looked at the file by then.
 */
export const sanitizeUpload: CollectionBeforeOperationHook<'media'> = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return
  // The access rule, which comes next, rejects users who may not upload.
  if (!args.overrideAccess && !isStaffInPerson(req.user)) return
  const messages = rejectionMessages[staffLanguage(req.i18n.language)]
  const { file } = req
  if (!file) {
    // The CMS would fetch a picture from an address that somebody sends, past this check.
    const isNew = operation === 'create' && !('duplicateFromID' in args && args.duplicateFromID)
    if (isNew) throw new APIError(messages.missing(''), 400, undefined, true)
    return
  }
  const received = await receivePicture(file)
  if ('rejection' in received) {
    throw new APIError(messages[received.rejection](file.name), 400, undefined, true)
  }
  // The seed finds its pictures again by their names.
  const name = req.context.keepFileName ? file.name : received.file.name
  req.file = { ...file, ...received.file, name }
}
