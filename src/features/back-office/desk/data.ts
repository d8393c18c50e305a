import type { Payload } from 'payload'
import { getCms } from '../../../lib/cms/payload.ts'
import { maxId } from '../../../lib/database/connection.ts'
import type { DeskCollection } from './follow-up/constants.ts'
import type { ContactEntry, Entry, Registration } from './types.ts'

const isoTime = `to_char(s.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The SQL expression for each field of a registration; `s` is its row. */
const registrationFields = {
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
  createdAt: isoTime,
} satisfies Record<keyof Registration, string>

/** The SQL expression for each field of a contact request. */
const contactFields = {
  id: 's.id',
  name: 's.name',
  email: 's.email',
  phone: `coalesce(s.phone, '')`,
  company: `coalesce(s.company, '')`,
  message: 's.message',
  language: `coalesce(s.language::text, '')`,
  createdAt: isoTime,
} satisfies Record<keyof ContactEntry, string>

const pageQueries = {
  'voice-bot-onboardings': pageQuery('voice_bot_onboardings', registrationFields),
  'contact-requests': pageQuery('contact_requests', contactFields),
} as const satisfies Record<DeskCollection, string>

/** Returns a query for the next page of entries, newest first, each serialized as JSON. */
function pageQuery(table: string, fields: Record<string, string>): string {
  const columns = Object.entries(fields)
    .map(([field, expression]) => `${expression} AS "${field}"`)
    .join(', ')
  return `
    SELECT row_to_json(item)::text AS json, item.id, item."createdAt"
    FROM (
      SELECT ${columns}
      FROM ${table} s
      WHERE (s.created_at, s.id) < ($1::timestamptz, $2::integer) AND s.deleted_at IS NULL
      ORDER BY s.created_at DESC, s.id DESC
      LIMIT $3
    ) item`
}

type Row = Pick<Entry, 'id' | 'createdAt'> & { json: string }

/** Few enough rows for memory: strangers can send 200 KB each. */
const pageSize = 100

/**
 * Streams the response body of a list: every entry, newest first, as `{ "data": [...] }`. PostgreSQL
 * serializes the JSON, which is forwarded page by page, so that memory use is bounded and a slow client
 * holds no connection. Throws if the first query fails; if a later one fails, the stream errors, so
 * that a truncated list never looks complete.
 */
export async function streamEntries(
  collection: DeskCollection,
): Promise<ReadableStream<Uint8Array>> {
  const cms = await getCms()
  const encoder = new TextEncoder()
  const first = { createdAt: 'infinity', id: maxId }
  let rows = await readPage(cms, collection, first)
  let before = '{"data":['
  return new ReadableStream({
    async pull(controller) {
      const last = rows.at(-1)
      if (last) {
        controller.enqueue(encoder.encode(before + rows.map((row) => row.json).join(',')))
        before = ','
        rows = rows.length < pageSize ? [] : await readPage(cms, collection, last)
      } else {
        controller.enqueue(encoder.encode(before === ',' ? ']}' : `${before}]}`))
        controller.close()
      }
    },
  })
}

async function readPage(
  cms: Payload,
  collection: DeskCollection,
  after: Omit<Row, 'json'>,
): Promise<Row[]> {
  const values = [after.createdAt, after.id, pageSize]
  const { rows } = await cms.db.pool.query<Row>(pageQueries[collection], values)
  return rows
}
