import { idOf } from '../../../../lib/cms/id-of.ts'
import { getCms } from '../../../../lib/cms/payload.ts'
import { parseId } from '../../../../lib/database/connection.ts'
import type { OnboardingDocument } from '../../../../payload-types.ts'
import type { StoredDocument, SubmissionDocuments } from '../types.ts'

/** Finds an onboarding document by its stored name, with the id of its entry. */
export async function findDocument(
  storedName: string,
): Promise<(StoredDocument & { entryId?: number }) | undefined> {
  // PostgreSQL rejects text with a NUL character; no stored name has one.
  if (storedName.includes('\0')) return undefined
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'onboarding-documents',
    where: { filename: { equals: storedName } },
    limit: 1,
    depth: 0,
  })
  const document = docs[0] && toStoredDocument(docs[0])
  const entry = docs[0]?.onboarding?.docs?.[0]
  return document && { ...document, entryId: entry && idOf(entry) }
}

/** Returns the documents of a submission in their order; undefined if the submission does not exist. */
export async function findSubmissionDocuments(
  submissionId: string,
): Promise<SubmissionDocuments | undefined> {
  const id = parseId(submissionId)
  if (id === undefined) return undefined
  const cms = await getCms()
  const entry = await cms.findByID({
    collection: 'voice-bot-onboardings',
    id,
    depth: 1,
    disableErrors: true,
  })
  if (!entry) return undefined
  const documents = (entry.uploadedFiles ?? [])
    .filter((document) => typeof document === 'object')
    .map((document) => toStoredDocument(document))
    .filter((document) => document !== undefined)
  return { company: entry.company, createdAt: entry.createdAt, documents }
}

function toStoredDocument(document: OnboardingDocument): StoredDocument | undefined {
  const { filename, mimeType, originalName, createdAt } = document
  if (!filename) return undefined
  return {
    storedName: filename,
    type: mimeType ?? 'application/octet-stream',
    originalName,
    createdAt: new Date(createdAt),
  }
}
