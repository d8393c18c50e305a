import { APIError, type PayloadRequest } from 'payload'
import { type StaffLanguage, staffLanguage } from '../../src/i18n/staff.ts'
import { isStaffSession } from '../../src/lib/auth/roles.ts'

type UploadedFile = NonNullable<PayloadRequest['file']>

type Sentence = (name: string) => string

type Options<Rejection extends string> = {
  /** The file as it may be stored, or why it may not. */
  receive: (
    file: UploadedFile,
  ) => Promise<{ file: Partial<UploadedFile>; scale?: number } | { rejection: Rejection }>
  /** Why a file, by its name, is rejected. */
  messages: Record<StaffLanguage, Record<Rejection, Sentence> & { missing: Sentence }>
}

/** What is needed of an operation, of whichever collection with files. */
type Operation = {
  args: object
  operation: string
  req: PayloadRequest
}

/**
 * A hook that replaces an uploaded file by what is safe to keep of it, or rejects it with a message in
 * the user's language. Before the operation, so that nothing else has looked at the file by then.
 */
export function receiveUpload<Rejection extends string>({ receive, messages }: Options<Rejection>) {
  return async ({ args, operation, req }: Operation): Promise<void> => {
    if (operation !== 'create' && operation !== 'update') return
    const { duplicateFromID, overrideAccess } = args as Record<string, unknown>
    // The access rule, which comes next, rejects users who may not upload.
    if (!overrideAccess && !isStaffSession(req.user)) return
    dropFigures(args)
    const words = messages[staffLanguage(req.i18n.language)]
    const { file } = req
    if (!file) {
      // Payload would fetch a file from a submitted URL, past this check.
      if (operation === 'create' && !duplicateFromID) throw rejected(words.missing(''))
      return
    }
    const received = await receive(file)
    if ('rejection' in received) throw rejected(words[received.rejection](file.name))
    // The seed finds its pictures again by their names.
    const name = req.context.hasFixedFileName ? file.name : (received.file.name ?? file.name)
    req.file = { ...file, ...received.file, name }
    scaleCrop(req, received.scale ?? 1)
  }
}

/** What only the server finds out of a file: names and sizes that a client makes up lead to no picture. */
const figures = [
  'filename',
  'filesize',
  'height',
  'mimeType',
  'sizes',
  'thumbnailURL',
  'url',
  'width',
]

function dropFigures(args: object): void {
  const { data } = args as { data?: unknown }
  if (typeof data !== 'object' || data === null) return
  for (const name of figures) Reflect.deleteProperty(data, name)
}

const rejected = (message: string) => new APIError(message, 400, undefined, true)

/** The editor's crop has its size in pixels of the picture that was sent; its place is in percent. */
function scaleCrop({ query }: PayloadRequest, scale: number): void {
  const edits = query?.uploadEdits
  if (scale === 1 || typeof edits !== 'object' || edits === null) return
  for (const name of ['widthInPixels', 'heightInPixels']) {
    const pixels = Number(Reflect.get(edits, name))
    if (pixels > 0) Reflect.set(edits, name, Math.max(1, Math.floor(pixels * scale)))
  }
}
