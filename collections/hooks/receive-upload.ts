import { APIError, type PayloadRequest } from 'payload'
import { env } from '../../src/env.ts'
import { type StaffLanguage, staffLanguage } from '../../src/i18n/staff.ts'
import { isStaffSession } from '../../src/lib/auth/roles.ts'
import { requireSpace } from '../../src/lib/files/require-space.ts'

type UploadedFile = NonNullable<PayloadRequest['file']>

type Sentence = (name: string) => string

type Options<Rejection extends string> = {
  /** Returns the file to store, or the reason why it is rejected. */
  receive: (
    file: UploadedFile,
  ) => Promise<{ file: Partial<UploadedFile>; scale?: number } | { rejection: Rejection }>
  /** Rejection messages; each takes the file's name. */
  messages: Record<StaffLanguage, Record<Rejection, Sentence> & { missing: Sentence }>
}

/** Payload would store the file once for each document of a bulk update. */
const oneDocument: Record<StaffLanguage, string> = {
  de: 'Eine Datei lässt sich nur bei einem Eintrag auf einmal ersetzen.',
  en: 'A file can only be replaced in one entry at a time.',
}

/** The part of an operation's arguments that the hook needs, for any upload collection. */
type Operation = {
  args: object
  operation: string
  req: PayloadRequest
}

/**
 * Returns a hook that replaces an uploaded file by a sanitized one, or rejects it in the user's
 * language. It runs before the operation, so that no other code processes the original file.
 */
export function receiveUpload<Rejection extends string>({ receive, messages }: Options<Rejection>) {
  return async ({ args, operation, req }: Operation): Promise<void> => {
    if (operation !== 'create' && operation !== 'update') return
    const { duplicateFromID, overrideAccess, where } = args as Record<string, unknown>
    // The access rule, which runs next, rejects users who may not upload.
    if (!overrideAccess && !isStaffSession(req.user)) return
    removeComputedFields(args)
    const language = staffLanguage(req.i18n.language)
    const words = messages[language]
    const { file } = req
    if (!file) {
      // Without a file, Payload would fetch one from a submitted URL, which would bypass this
      // check.
      if (operation === 'create' && !duplicateFromID) throw rejected(words.missing(''))
      return
    }
    if (where) throw rejected(oneDocument[language])
    const received = await receive(file)
    if ('rejection' in received) throw rejected(words[received.rejection](file.name))
    await requireSpace(env.DATA_DIR, received.file.size)
    // The seed finds its pictures by their original file names.
    const name = req.context.hasFixedFileName ? file.name : (received.file.name ?? file.name)
    req.file = { ...file, ...received.file, name }
    scaleCrop(req, received.scale ?? 1)
  }
}

/**
 * Fields that only the server may set: a client could make them point to a file that does not
 * exist.
 */
const computedFields = [
  'filename',
  'filesize',
  'height',
  'mimeType',
  'sizes',
  'thumbnailURL',
  'url',
  'width',
]

function removeComputedFields(args: object): void {
  const { data } = args as { data?: unknown }
  if (typeof data !== 'object' || data === null) return
  for (const name of computedFields) Reflect.deleteProperty(data, name)
}

const rejected = (message: string) => new APIError(message, 400, undefined, true)

/** Scales the size of the crop, which is in pixels of the original; its position is in percent. */
function scaleCrop({ query }: PayloadRequest, scale: number): void {
  const edits = query?.uploadEdits
  if (scale === 1 || typeof edits !== 'object' || edits === null) return
  for (const name of ['widthInPixels', 'heightInPixels']) {
    const pixels = Number(Reflect.get(edits, name))
    if (pixels > 0) Reflect.set(edits, name, Math.max(1, Math.floor(pixels * scale)))
  }
}
