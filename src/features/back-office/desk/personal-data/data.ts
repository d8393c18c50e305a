import type { Payload } from 'payload'
import { getCms } from '../../../../lib/cms/payload.ts'
import { rowsOf, tableName } from '../../../../lib/database/connection.ts'
import type { Delivery } from '../../../../lib/database/deliveries.ts'
import { waitForEventLoopTurn } from '../../../../lib/event-loop-turn.ts'
import { deskCollections, subjectOf } from '../follow-up/constants.ts'
import { maxEntries } from './constants.ts'
import { findElsewhere } from './find-elsewhere.ts'
import { type Match, type Matched, personMatcher } from './match.ts'
import type { EntryRef } from './schema.ts'
import type { FoundEntry, SearchResult } from './types.ts'

/** SQL for the searchable text of an entry besides its name, company, e-mail address and phone number. */
const otherText = {
  'contact-requests': `concat_ws(E'\\n', s.message, s.notes, s.ip_address)`,
  'voice-bot-onboardings': `concat_ws(E'\\n', s.street, s.zip_code, s.city, s.website, s.notes, (
    SELECT string_agg(concat_ws(E'\\n', d.original_name, d.filename), E'\\n')
    FROM voice_bot_onboardings_rels r JOIN onboarding_documents d ON d.id = r.onboarding_documents_id
    WHERE r.parent_id = s.id))`,
} as const satisfies Record<EntryRef['collection'], string>

/** Few enough rows for memory: strangers can send 200 KB each. */
const pageSize = 100

/** Characters to compare per event loop iteration: few enough that other requests do not wait. */
const charactersPerTurn = 20_000

type Row = Matched & {
  id: number
  createdAt: Date
  deletedAt: Date | null
  deliveries: Delivery[] | null
}

/** Finds all data about a person, including the trash, with the most certain matches first. */
export async function findPerson(search: string): Promise<SearchResult> {
  const cms = await getCms()
  const matchOf = personMatcher(search)
  const matched: Hit[] = []
  for (const collection of deskCollections) {
    for await (const row of allRows(cms, collection)) {
      const match = matchOf(row)
      if (match) matched.push({ collection, match, row: { ...row, otherText: '' } })
    }
  }
  matched.sort((a, b) => order.indexOf(a.match) - order.indexOf(b.match) || byTime(a, b))
  const hits = matched.slice(0, maxEntries)
  const entries = await withRelated(cms, hits)
  return {
    entries,
    isTruncated: matched.length > hits.length,
    ...(await findElsewhere(cms, search)),
  }
}

type Hit = { collection: EntryRef['collection']; match: Match; row: Row }

const order: readonly Match[] = ['same', 'similar', 'mentioned']

const byTime = (a: Hit, b: Hit) => b.row.createdAt.getTime() - a.row.createdAt.getTime()

/** Yields all rows of a collection, and lets other requests proceed between them. */
async function* allRows(cms: Payload, collection: EntryRef['collection']): AsyncGenerator<Row> {
  const query = `
    SELECT s.id, s.name, s.email, coalesce(s.phone, '') AS phone, coalesce(s.company, '') AS company,
      ${otherText[collection]} AS "otherText", s.created_at AS "createdAt", s.deleted_at AS "deletedAt", s.deliveries
    FROM ${tableName(collection)} s WHERE s.id > $1 ORDER BY s.id LIMIT $2`
  let rows: Row[]
  let last = 0
  let characters = 0
  do {
    rows = await rowsOf<Row>(cms, query, [last, pageSize])
    for (const row of rows) {
      characters += textLength(row)
      if (characters > charactersPerTurn) {
        await waitForEventLoopTurn('searches for a person')
        characters = 0
      }
      yield row
    }
    last = rows.at(-1)?.id ?? last
  } while (rows.length === pageSize)
}

function textLength({ name, company, email, phone, otherText }: Matched): number {
  return name.length + company.length + email.length + phone.length + otherText.length
}

type Related = { documents: string[]; jobs: number; accesses: number }

/** Adds documents, jobs and accesses to the hits, with a fixed number of queries per collection. */
async function withRelated(cms: Payload, hits: readonly Hit[]): Promise<FoundEntry[]> {
  const related = {
    'contact-requests': await loadRelated(cms, 'contact-requests', hits),
    'voice-bot-onboardings': await loadRelated(cms, 'voice-bot-onboardings', hits),
  }
  return hits.map(({ collection, match, row }) => {
    const { id, name, company, email, phone, createdAt, deletedAt, deliveries } = row
    const { documents = [], jobs = 0, accesses = 0 } = related[collection].get(id) ?? {}
    return {
      collection,
      id,
      match,
      name,
      company,
      email,
      phone,
      documents,
      jobs,
      accesses,
      createdAt: createdAt.toISOString(),
      isInTrash: deletedAt !== null,
      sent: [...new Set((deliveries ?? []).map(({ task }) => task))],
    }
  })
}

async function loadRelated(
  cms: Payload,
  collection: EntryRef['collection'],
  hits: readonly Hit[],
): Promise<Map<number, Related>> {
  const ids = hits.filter((hit) => hit.collection === collection).map(({ row }) => row.id)
  const counts = await rowsOf<{ id: number; jobs: number; accesses: number }>(
    cms,
    `SELECT e.id, coalesce(j.count, 0) AS jobs, coalesce(a.count, 0) AS accesses
     FROM unnest($1::int[]) AS e(id)
     LEFT JOIN (SELECT input::jsonb ->> 'id' AS id, count(*)::int FROM payload_jobs
       WHERE input::jsonb ->> 'kind' = $2 GROUP BY 1) j ON j.id = e.id::text
     LEFT JOIN (SELECT entry_id, count(*)::int FROM audit_log
       WHERE subject::text = $2 AND entry_id = ANY($1) GROUP BY 1) a ON a.entry_id = e.id`,
    [ids, subjectOf[collection]],
  )
  const documents = Map.groupBy(
    collection === 'voice-bot-onboardings' ? await documentsOf(cms, ids) : [],
    ({ entryId }) => entryId,
  )
  return new Map(
    counts.map(({ id, ...each }) => {
      const names = documents.get(id)?.map(({ originalName }) => originalName) ?? []
      return [id, { ...each, documents: names }]
    }),
  )
}

type PersonDocument = {
  entryId: number
  storedName: string
  originalName: string
  createdAt: Date
}

/** Loads the documents of registrations, in their order. */
export function documentsOf(cms: Payload, ids: readonly number[]): Promise<PersonDocument[]> {
  return rowsOf<PersonDocument>(
    cms,
    `SELECT r.parent_id AS "entryId", d.filename AS "storedName", d.original_name AS "originalName",
       d.created_at AS "createdAt"
     FROM voice_bot_onboardings_rels r JOIN onboarding_documents d ON d.id = r.onboarding_documents_id
     WHERE r.parent_id = ANY($1) AND r.path = 'uploadedFiles' ORDER BY r.parent_id, r."order"`,
    [ids],
  )
}
