import { createHash, randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Payload } from 'payload'
import { getCms } from '../../../lib/cms/payload.ts'
import { queueNotifications } from '../../../lib/database/outbox.ts'
import { inTransaction, type TransactionRequest } from '../../../lib/database/transaction.ts'
import { cancelRemoval, removeNow, removeUnlessRecorded } from '../../../lib/files/removals.ts'
import { storeOf } from '../../../lib/files/stores.ts'
import { done, type Outcome, reject } from '../../../lib/http/outcome.ts'
import { storable } from '../../../lib/text/storable-text.ts'
import { documentExtension, documentTypes } from './constants.ts'
import { messages } from './messages.ts'
import type { ReceivedDocument } from './receive.ts'
import type { OnboardingInput } from './schema.ts'

type OnboardingSubmission = {
  input: OnboardingInput
  documents: readonly ReceivedDocument[]
  /** The folder with the documents; the caller removes it. */
  folder: string
  /** The same for a form that is sent again, so that it becomes one entry. */
  idempotencyKey?: string
}

/**
 * Stores an onboarding and its documents, all or nothing. Resolves to the entry's id: an existing
 * one if this form was stored before, or a rejection if what was stored under its key was another.
 * Throws if it cannot be stored; then nothing of it is.
 */
export async function submitOnboarding({
  // A key of its own lets a form without one be found again after a commit whose answer was lost.
  idempotencyKey = randomUUID(),
  ...submission
}: OnboardingSubmission): Promise<Outcome<number>> {
  const cms = await getCms()
  const contentHash = hashOf(submission)
  const former = await findByKey(cms, { idempotencyKey, contentHash })
  if (former) return former
  try {
    return done(await store(cms, { ...submission, idempotencyKey, contentHash }))
  } catch (error) {
    // The same form sent twice at once: the other one was first, and its entry is the answer.
    const twin = await findByKey(cms, { idempotencyKey, contentHash }).catch(() => undefined)
    if (twin) return twin
    throw error
  }
}

type Keyed = { idempotencyKey: string; contentHash: string }

async function store(
  cms: Payload,
  { input, documents, folder, idempotencyKey, contentHash }: OnboardingSubmission & Keyed,
) {
  const names = documents.map(({ storedName }) => storedName)
  const files = { collection: 'onboarding-documents', names } as const
  let isCommitting = false
  try {
    // Stored before the transaction: a record always has its document, and however long the store
    // takes, no connection to the database waits for it.
    await removeUnlessRecorded(cms, files)
    const sources = names.map((name) => ({ source: path.join(folder, name), name }))
    await storeOf('onboarding-documents').put(sources)
    return await inTransaction(cms, async (req) => {
      const uploadedFiles: number[] = []
      for (const document of documents) uploadedFiles.push(await record(cms, req, document))
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
    // A commit that failed half way may have reached the database: the job tidy-up looks later.
    if (!isCommitting) await removeNow(cms, files)
    throw error
  }
}

async function record(cms: Payload, req: TransactionRequest, document: ReceivedDocument) {
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

/** The same for the same form, whose documents get new names each time that they arrive. */
function hashOf({ input, documents }: Pick<OnboardingSubmission, 'input' | 'documents'>): string {
  const files = documents.map(({ originalName, digest }) => [originalName, digest])
  return createHash('sha256')
    .update(JSON.stringify([input, files]))
    .digest('hex')
}

/** The entry that was stored under this key; a rejection if it says something else. */
async function findByKey(
  cms: Payload,
  { idempotencyKey, contentHash }: Keyed,
): Promise<Outcome<number> | undefined> {
  const { docs } = await cms.find({
    collection: 'voice-bot-onboardings',
    where: { idempotencyKey: { equals: idempotencyKey } },
    limit: 1,
    depth: 0,
    // What an admin has moved to the trash was received all the same, and its key is taken.
    trash: true,
  })
  const [entry] = docs
  if (!entry) return undefined
  // Entries from before there were hashes have none.
  const isSame = !entry.contentHash || entry.contentHash === contentHash
  return isSame ? done(entry.id) : reject(409, messages.isOtherContent)
}
