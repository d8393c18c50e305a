import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { env } from '../../src/env.ts'
import { minutesIn } from '../../src/i18n/minutes.ts'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { isStaffSession } from '../../src/lib/auth/roles.ts'
import { consume } from '../../src/lib/database/limits.ts'
import { isStoreUnavailable } from '../../src/lib/files/file-store.ts'
import { requireSpace } from '../../src/lib/files/require-space.ts'
import { renamed } from '../../src/lib/files/stored-files.ts'
import type { UploadCollection } from '../../src/lib/files/stores.ts'
import {
  findUpload,
  readStoredFile,
  scheduleRemovalOfFiles,
  spoolStoredFile,
  storeSpooledFiles,
  type UploadRecord,
} from '../../src/lib/files/uploads.ts'
import { restMessages } from '../../src/lib/http/rest/messages.ts'

const unavailable = {
  de: 'Der Dateispeicher ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  en: 'The file storage can’t be reached right now. Please try again in a few minutes.',
}

/**
 * Schedules a deleted record's files for removal a day later; nobody can read them in the meantime.
 */
export const removeDeletedFiles: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  scheduleRemovalOfFiles(req.payload, req, { collection: collection.slug as UploadCollection, id })

/** What a request has spooled. */
type SpoolContext = { original?: UploadRecord }

/** Puts uploaded files into the file store before the record is committed. */
export const storeUploadedFiles: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const upload = { collection: collection.slug as UploadCollection, id: doc.id }
  const former = operation === 'update' ? (previousDoc as UploadRecord) : undefined
  const { original } = req.context as SpoolContext
  const requireQuota = (bytes: number) => limitStoredFiles(req, bytes)
  await reportUnavailable(req, () =>
    storeSpooledFiles(req.payload, req, { ...upload, former, original, requireQuota }),
  )
}

/** Megabytes that one account may store per hour. Replaced files stay for a day, for backups that are under way. */
export const megabytesPerHour = { points: 2000, seconds: 60 * 60 }

async function limitStoredFiles(req: PayloadRequest, bytes: number): Promise<void> {
  const { i18n, payload, user } = req
  if (!user) return
  const megabytes = Math.ceil(bytes / 1024 / 1024)
  const wait = await consume(payload, `files:${user.id}`, megabytesPerHour, megabytes)
  if (wait === undefined) return
  const language = staffLanguage(i18n.language)
  const message = restMessages[language].tooManyFiles(minutesIn(language, wait))
  throw new APIError(message, 429, undefined, true)
}

/** The part of an operation's arguments that the hook needs, for any upload collection. */
type Operation = {
  args: object
  collection: { slug: string }
  operation: string
  req: PayloadRequest
}

type Args = { duplicateFromID?: number | string; id?: number | string; overrideAccess?: boolean }

/**
 * Copies a stored picture to the spool folder, from which Payload duplicates it or moves its focal point when
 * no new file is uploaded. A crop becomes a new file, because Payload would write it over the stored one, also
 * if the change is rejected later.
 */
export async function provideStoredPicture({ args, collection, operation, req }: Operation) {
  const { id, duplicateFromID, overrideAccess } = args as Args
  // The access rule, which runs next, rejects all other users.
  if (!overrideAccess && !isStaffSession(req.user)) return
  const source = operation === 'update' ? id : duplicateFromID
  if (req.file || source === undefined) return
  const slug = collection.slug as UploadCollection
  const record = await findUpload(req.payload, { collection: slug, id: source }, req)
  if (!record) return
  await reportUnavailable(req, async () => {
    if (operation === 'update' && isCrop(req)) return uploadStoredFile(req, slug, record)
    req.context.original = record satisfies SpoolContext['original']
    await spoolStoredFile(slug, record)
  })
}

function isCrop({ query }: PayloadRequest): boolean {
  const edits = (query?.uploadEdits ?? {}) as Record<string, unknown>
  return Boolean(edits.crop || edits.widthInPixels || edits.heightInPixels)
}

/** Lets a request upload a stored file once more, under a new name. */
async function uploadStoredFile(
  req: PayloadRequest,
  collection: UploadCollection,
  record: UploadRecord,
): Promise<void> {
  const { filename, mimeType } = record
  const data = await readStoredFile(collection, record)
  if (!data || !filename || !mimeType) return
  await requireSpace(env.DATA_DIR, data.length)
  req.file = { data, mimetype: mimeType, name: renamed(filename), size: data.length }
}

async function reportUnavailable(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isStoreUnavailable(error)) throw error
    req.payload.logger.error({ err: error }, 'Files could not be stored')
    throw new APIError(unavailable[staffLanguage(req.i18n.language)], 503, undefined, true)
  }
}
