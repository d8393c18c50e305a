import { APIError, type CollectionBeforeOperationHook, type UploadFieldValidation } from 'payload'
import { upload } from 'payload/shared'
import { missingAltMessage, refusalMessages } from '../../src/features/media/messages.ts'
import { receivePicture } from '../../src/features/media/receive.ts'
import { staffLocale } from '../../src/features/staff/messages.ts'
import { defaultLocale, isLocale } from '../../src/i18n/locales.ts'

/**
 * Takes the place of an uploaded file by what is safe to keep of it, or refuses it in the words of
 * whoever uploads. Before the operation, so that nothing else has looked at the file by then.
 */
export const takePicture: CollectionBeforeOperationHook<'media'> = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return
  const messages = refusalMessages[staffLocale(req.i18n.language)]
  const { file } = req
  if (!file) {
    // The CMS would fetch a picture from an address that somebody sends, past this check.
    const isNew = operation === 'create' && !('duplicateFromID' in args && args.duplicateFromID)
    if (isNew) throw new APIError(messages.missing(''), 400, undefined, true)
    return
  }
  const received = await receivePicture(file)
  if ('refusal' in received) {
    throw new APIError(messages[received.refusal](file.name), 400, undefined, true)
  }
  // The seed finds its pictures again by their names.
  const name = req.context.keepFileName ? file.name : received.file.name
  req.file = { ...file, ...received.file, name }
}

/** A picture goes live in a language only with a text that says there what it shows. */
export const withAltInThisLanguage: UploadFieldValidation = async (value, options) => {
  const isUsual = await upload(value, options)
  const { data, req } = options
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  if (isUsual !== true || !id || (data as { _status?: string })._status === 'draft') return isUsual
  const locale = isLocale(req.locale) ? req.locale : defaultLocale
  const picture = await req.payload.findByID({
    collection: 'media',
    id: Number(id),
    locale,
    depth: 0,
    disableErrors: true,
    req,
  })
  if (!picture || picture.alt?.trim()) return true
  return missingAltMessage[staffLocale(req.i18n.language)](picture.filename ?? '', locale)
}
