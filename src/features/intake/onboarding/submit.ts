import { createHash, randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Payload } from 'payload'
import { getCms } from '../../../lib/cms/payload.ts'
import { queueNotifications } from '../../../lib/database/outbox.ts'
import { inTransaction, type TransactionRequest } from '../../../lib/database/transaction.ts'
import { storeOf } from '../../../lib/files/configured-stores.ts'
import { isStoreUnavailable } from '../../../lib/files/file-store.ts'
import {
  cancelRemoval,
  removeNow,
  scheduleRemovalUnlessRecorded,
} from '../../../lib/files/removals.ts'
import { done, type Outcome, reject } from '../../../lib/http/outcome.ts'
import { storable } from '../../../lib/text/storable-text.ts'
import { documentExtension, documentTypes } from './constants.ts'
import { messages } from './messages.ts'
import type { ReceivedDocument } from './receive.ts'
import type { OnboardingInput } from './schema.ts'

type OnboardingSubmission = {
  input: OnboardingInput
  documents: readonly ReceivedDocument[]
  /** The folder that contains the documents; the caller removes it. */
  folder: string
  /** The same for a retry, so that it does not create a second entry. */
  idempotencyKey?: string
}

/**
 * Finds the entry of an onboarding that is sent again. Resolves to its id, to a rejection if the key was used
 * for different content, or to undefined.
 */
export async function findSubmitted({
  idempotencyKey,
  ...submission
}: OnboardingSubmission): Promise<Outcome<number> | undefined> {
  if (!idempotencyKey) return undefined
  return findByKey(await getCms(), { idempotencyKey, contentHash: hashOf(submission) })
}

/**
 * Stores an onboarding and its documents atomically. Resolves to the id of the entry, or to what
 * `findSubmitted` does if the same key was stored meanwhile. Throws if it cannot be stored; then nothing
 * remains.
 */
export async function submitOnboarding({
  // A generated key makes it possible to find the entry if the response to COMMIT was lost.
  idempotencyKey = randomUUID(),
  ...submission
}: OnboardingSubmission): Promise<Outcome<number>> {
  const cms = await getCms()
  const contentHash = hashOf(submission)
  try {
    return done(await storeSubmission(cms, { ...submission, idempotencyKey, contentHash }))
  } catch (error) {
    // The other request was first if the same form was sent twice concurrently.
    const concurrent = await findByKey(cms, { idempotencyKey, contentHash }).catch(() => undefined)
    if (concurrent) return concurrent
    throw error
  }
}

type SubmissionKey = { idempotencyKey: string; contentHash: string }

async function storeSubmission(
  cms: Payload,
  { input, documents, folder, idempotencyKey, contentHash }: OnboardingSubmission & SubmissionKey,
) {
  const names = documents.map(({ storedName }) => storedName)
  const files = { collection: 'onboarding-documents', names } as const
  let isCommitting = false
  try {
    // Files are stored before the transaction: every record has its file, and no database connection
    // is held while the file store is slow.
    await scheduleRemovalUnlessRecorded(cms, files)
    const sources = names.map((name) => ({ source: path.join(folder, name), name }))
    await storeOf('onboarding-documents').put(sources)
    return await inTransaction(cms, async (req) => {
      const uploadedFiles: number[] = []
      for (const document of documents) uploadedFiles.push(await createDocument(cms, req, document))
      const { id } = await cms.create({
        collection: 'voice-bot-onboardings',
        data: { ...input, uploadedFiles, idempotencyKey, contentHash, status: 'new' },
        depth: 0,
        req,
      })
      await queueNotifications({ cms, req, kind: 'onboarding', id })
      await cancelRemoval(cms, files, req)
      isCommitting = true
      return id
    })
  } catch (error) {
    // A failed COMMIT may have succeeded in the database, and a bucket may still be storing files whose
    // upload timed out, so the job `tidy-up` decides later.
    if (!isCommitting && !isStoreUnavailable(error)) await removeNow(cms, files)
    throw error
  }
}

async function createDocument(cms: Payload, req: TransactionRequest, document: ReceivedDocument) {
  const { storedName, originalName, size } = document
  const extension = documentExtension(storedName)
  const { id } = await cms.create({
    collection: 'onboarding-documents',
    data: {
      originalName: storable(originalName),
      filename: storedName,
      filesize: size,
      mimeType: extension && documentTypes[extension],
    },
    depth: 0,
    req,
  })
  return id
}

/** Tells hashes from those of earlier releases, which were made in a different way. */
const hashPrefix = '2:'

/** Hashes the content of a form. Excludes stored names, which differ for every request. */
function hashOf({ input, documents }: Pick<OnboardingSubmission, 'input' | 'documents'>): string {
  const files = documents.map(({ originalName, size, checksum }) => [originalName, size, checksum])
  const hash = createHash('sha256').update(JSON.stringify([input, files]))
  return hashPrefix + hash.digest('hex')
}

/** Finds the entry with this key. Resolves to a rejection if its content differs. */
async function findByKey(
  cms: Payload,
  { idempotencyKey, contentHash }: SubmissionKey,
): Promise<Outcome<number> | undefined> {
  const { docs } = await cms.find({
    collection: 'voice-bot-onboardings',
    where: { idempotencyKey: { equals: idempotencyKey } },
    limit: 1,
    depth: 0,
    // Includes the trash, because entries in it also occupy their key.
    trash: true,
  })
  const [entry] = docs
  if (!entry) return undefined
  // Entries of earlier releases have no hash, or one that cannot be compared.
  const isSame = !entry.contentHash?.startsWith(hashPrefix) || entry.contentHash === contentHash
  return isSame ? done(entry.id) : reject(409, messages.isOtherContent)
}
