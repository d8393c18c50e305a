import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { rejectionMessages } from '../../src/features/editing/recordings/messages.ts'
import { receiveRecording } from '../../src/features/editing/recordings/receive.ts'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { isStaffInPerson } from '../../src/lib/auth/roles.ts'

/**
 * Gives an uploaded recording a stored name of its own, or rejects it with a message in the user's
 * language. Before the operation, so that nothing else has looked at the file by then.
 */
export const sanitizeRecording: CollectionBeforeOperationHook<'recordings'> = async ({
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
    if (operation === 'create') throw new APIError(messages.missing(''), 400, undefined, true)
    return
  }
  const received = await receiveRecording(file)
  if ('rejection' in received) {
    throw new APIError(messages[received.rejection](file.name), 400, undefined, true)
  }
  req.file = { ...file, ...received.file }
}
