import fs from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { queueNotifications } from '../../lib/outbox.ts'
import { getCms } from '../../lib/payload.ts'
import { linkOrCopy, syncFolder } from '../../lib/stored-files.ts'
import { documentExtension, documentTypes } from './constants.ts'
import { documentsFolder } from './incoming.ts'
import type { ReceivedDocument } from './receive.ts'
import type { OnboardingInput } from './schema.ts'

export type Submission = {
  input: OnboardingInput
  documents: readonly ReceivedDocument[]
  /** The folder in which the documents lie; the caller removes it. */
  folder: string
  /** The same for a form that is sent again, so that it becomes one entry. */
  idempotencyKey?: string
}

/**
 * Stores an onboarding and its documents, all or nothing. Resolves to the entry's id: an existing
 * one if this form was stored before. Throws if it cannot be stored; then nothing of it is.
 */
export async function submitOnboarding(submission: Submission): Promise<number> {
  const cms = await getCms()
  const former = await findByKey(cms, submission.idempotencyKey)
  if (former !== undefined) return former
  try {
    return await store(cms, submission)
  } catch (error) {
    // The same form sent twice at once: the other one was first, and its entry is the answer.
    const twin = await findByKey(cms, submission.idempotencyKey)
    if (twin !== undefined) return twin
    throw error
  }
}

async function store(cms: Payload, { input, documents, folder, idempotencyKey }: Submission) {
  const transactionID = await cms.db.beginTransaction()
  if (transactionID === null) throw new Error('The database gives no transaction')
  const req = { transactionID }
  const placed: string[] = []
  let committing = false
  try {
    const uploadedFiles: number[] = []
    for (const { storedName, originalName, size } of documents) {
      const extension = documentExtension(storedName)
      const { id } = await cms.create({
        collection: 'onboarding-documents',
        data: {
          originalName,
          filename: storedName,
          filesize: size,
          mimeType: extension && documentTypes[extension],
        },
        depth: 0,
        req,
      })
      uploadedFiles.push(id)
    }
    const { id } = await cms.create({
      collection: 'voice-bot-onboardings',
      data: { ...input, uploadedFiles, idempotencyKey },
      depth: 0,
      req,
    })
    await queueNotifications({ cms, req, kind: 'onboarding', id })
    // Put in place before the commit: a record always has its document. A kill in between leaves
    // the incoming folder behind, by which the next start clears up.
    for (const { storedName } of documents) {
      const target = path.join(documentsFolder, storedName)
      await linkOrCopy(path.join(folder, storedName), target)
      placed.push(target)
    }
    if (documents.length > 0) await syncFolder(documentsFolder)
    committing = true
    await cms.db.commitTransaction(transactionID)
    return id
  } catch (error) {
    await cms.db.rollbackTransaction(transactionID).catch(() => undefined)
    // A commit that failed half way may have reached the database, so its documents stay until the
    // next start has looked.
    if (!committing) await Promise.all(placed.map((file) => fs.rm(file, { force: true })))
    throw error
  }
}

async function findByKey(cms: Payload, key: string | undefined): Promise<number | undefined> {
  if (!key) return undefined
  const { docs } = await cms.find({
    collection: 'voice-bot-onboardings',
    where: { idempotencyKey: { equals: key } },
    limit: 1,
    depth: 0,
  })
  return docs[0]?.id
}
