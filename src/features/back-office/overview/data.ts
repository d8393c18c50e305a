import type { Payload } from 'payload'
import { getCms } from '../../../lib/cms/payload.ts'
import type { OnboardingDocument } from '../../../payload-types.ts'
import type { StoredDocument, Submission, SubmissionDocuments } from './types.ts'

/** What PostgreSQL builds each field of the list from; `s` is the submission. */
const expressions = {
  id: 's.id',
  name: 's.name',
  company: 's.company',
  email: 's.email',
  phone: 's.phone',
  street: 's.street',
  zipCode: 's.zip_code',
  city: 's.city',
  country: 's.country',
  website: `coalesce(s.website, '')`,
  voiceGender: 's.voice_gender',
  voiceCharacter: 's.voice_character',
  uploadedFiles: `coalesce((
    SELECT json_agg(d.filename ORDER BY r."order")
    FROM voice_bot_onboardings_rels r
    JOIN onboarding_documents d ON d.id = r.onboarding_documents_id
    WHERE r.parent_id = s.id AND r.path = 'uploadedFiles'), '[]')`,
  createdAt: `to_char(s.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
} satisfies Record<keyof Submission, string>

const columns = Object.entries(expressions)
  .map(([field, expression]) => `${expression} AS "${field}"`)
  .join(', ')

/** The submissions that follow a given one, newest first, each as the text of its JSON. */
const pageQuery = `
  SELECT row_to_json(item)::text AS json, item.id, item."createdAt"
  FROM (
    SELECT ${columns}
    FROM voice_bot_onboardings s
    WHERE (s.created_at, s.id) < ($1::timestamptz, $2::integer)
    ORDER BY s.created_at DESC, s.id DESC
    LIMIT $3
  ) item`

type Row = Pick<Submission, 'id' | 'createdAt'> & { json: string }

/** The largest integer of PostgreSQL. */
const maxId = 2_147_483_647

/** Rows read at once: few enough for memory, enough that the round trips do not count. */
const pageSize = 1000

/**
 * The body of the list: every submission, newest first, as `{ "data": [...] }`. PostgreSQL writes
 * the JSON and it is passed on page by page, so that no number of submissions fills the memory and
 * a slow reader holds no connection. Throws if the database fails at once; if it fails later, the
 * stream fails with it and never ends as if it were whole.
 */
export async function streamSubmissions(): Promise<ReadableStream<Uint8Array>> {
  const cms = await getCms()
  const encoder = new TextEncoder()
  let rows = await readPage(cms, { createdAt: 'infinity', id: maxId })
  let before = '{"data":['
  return new ReadableStream({
    async pull(controller) {
      const last = rows.at(-1)
      if (last) {
        controller.enqueue(encoder.encode(before + rows.map((row) => row.json).join(',')))
        before = ','
        rows = rows.length < pageSize ? [] : await readPage(cms, last)
      } else {
        controller.enqueue(encoder.encode(before === ',' ? ']}' : `${before}]}`))
        controller.close()
      }
    },
  })
}

async function readPage(cms: Payload, after: Omit<Row, 'json'>): Promise<Row[]> {
  const values = [after.createdAt, after.id, pageSize]
  const { rows } = await cms.db.pool.query<Row>(pageQuery, values)
  return rows
}

/** The onboarding document that is stored under this name, and its entry; undefined if there is none. */
export async function findDocument(
  storedName: string,
): Promise<(StoredDocument & { entryId?: number }) | undefined> {
  // No stored name has a zero byte, and PostgreSQL takes none.
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
  return document && { ...document, entryId: typeof entry === 'object' ? entry.id : entry }
}

/** The documents of a submission in their order; undefined if there is no such submission. */
export async function findSubmissionDocuments(
  submissionId: string,
): Promise<SubmissionDocuments | undefined> {
  const id = Number(submissionId)
  if (!/^\d{1,10}$/.test(submissionId) || id > maxId) return undefined
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
