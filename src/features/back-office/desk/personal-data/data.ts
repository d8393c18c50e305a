import type { Payload } from 'payload'
import { getCms } from '../../../../lib/cms/payload.ts'
import { rowsOf, tableName } from '../../../../lib/database/connection.ts'
import type { Delivery } from '../../../../lib/database/deliveries.ts'
import { deskCollections, subjectOf } from '../follow-up/constants.ts'
import { searcher, searchText } from '../search.ts'
import { maxFound } from './constants.ts'
import { type Match, type Matched, personMatcher } from './match.ts'
import type { EntryRef } from './schema.ts'
import type { Found, FoundEntry } from './types.ts'

/** What PostgreSQL builds of an entry beside name, company, e-mail and phone number, for the search. */
const rest = {
  'contact-requests': `concat_ws(E'\\n', s.message, s.notes, s.ip_address)`,
  'voice-bot-onboardings': `concat_ws(E'\\n', s.street, s.zip_code, s.city, s.website, s.notes, (
    SELECT string_agg(concat_ws(E'\\n', d.original_name, d.filename), E'\\n')
    FROM voice_bot_onboardings_rels r JOIN onboarding_documents d ON d.id = r.onboarding_documents_id
    WHERE r.parent_id = s.id))`,
} as const satisfies Record<EntryRef['collection'], string>

/** Rows read at once: few enough for memory, whatever they hold. */
const pageSize = 500

type Row = Matched & {
  id: number
  createdAt: Date
  deletedAt: Date | null
  deliveries: Delivery[] | null
}

/** Everything that is kept of a person, in the trash as well; the surest matches first. */
export async function findPerson(search: string): Promise<Found> {
  const cms = await getCms()
  const matchOf = personMatcher(search)
  const matched: Hit[] = []
  for (const collection of deskCollections) {
    for await (const row of allRows(cms, collection)) {
      const match = matchOf(row)
      if (match) matched.push({ collection, match, row: { ...row, rest: '' } })
    }
  }
  matched.sort((a, b) => order.indexOf(a.match) - order.indexOf(b.match) || byTime(a, b))
  const hits = matched.slice(0, maxFound)
  const [entries, files, accounts] = await Promise.all([
    Promise.all(hits.map((hit) => toFound(cms, hit))),
    findRemovals(cms, search),
    findAccounts(cms, search),
  ])
  return { entries, isCut: matched.length > hits.length, files, accounts }
}

type Hit = { collection: EntryRef['collection']; match: Match; row: Row }

const order: readonly Match[] = ['same', 'similar', 'mentioned']

const byTime = (a: Hit, b: Hit) => b.row.createdAt.getTime() - a.row.createdAt.getTime()

async function* allRows(cms: Payload, collection: EntryRef['collection']): AsyncGenerator<Row> {
  const query = `
    SELECT s.id, s.name, s.email, coalesce(s.phone, '') AS phone, coalesce(s.company, '') AS company,
      ${rest[collection]} AS rest, s.created_at AS "createdAt", s.deleted_at AS "deletedAt", s.deliveries
    FROM ${tableName(collection)} s WHERE s.id > $1 ORDER BY s.id LIMIT $2`
  let rows: Row[]
  let last = 0
  do {
    rows = await rowsOf<Row>(cms, query, [last, pageSize])
    yield* rows
    last = rows.at(-1)?.id ?? last
  } while (rows.length === pageSize)
}

async function toFound(cms: Payload, { collection, match, row }: Hit): Promise<FoundEntry> {
  const { id, name, company, email, phone, createdAt, deletedAt, deliveries } = row
  const subject = subjectOf[collection]
  const [documents, [counts]] = await Promise.all([
    documentsOf(cms, { collection, id }),
    rowsOf<{ jobs: number; accesses: number }>(
      cms,
      `SELECT
        (SELECT count(*)::int FROM payload_jobs WHERE input::jsonb @> $1::jsonb) AS jobs,
        (SELECT count(*)::int FROM audit_log WHERE subject = $2 AND entry_id = $3) AS accesses`,
      [JSON.stringify({ kind: subject, id }), subject, id],
    ),
  ])
  return {
    ...{ collection, id, match, name, company, email, phone },
    createdAt: createdAt.toISOString(),
    isInTrash: deletedAt !== null,
    documents: documents.map(({ originalName }) => originalName),
    sent: [...new Set((deliveries ?? []).map(({ task }) => task))],
    jobs: counts?.jobs ?? 0,
    accesses: counts?.accesses ?? 0,
  }
}

type PersonDocument = { storedName: string; originalName: string; createdAt: Date }

/** The documents of an entry in their order. */
export async function documentsOf(
  cms: Payload,
  { collection, id }: EntryRef,
): Promise<PersonDocument[]> {
  if (collection !== 'voice-bot-onboardings') return []
  return rowsOf<PersonDocument>(
    cms,
    `SELECT d.filename AS "storedName", d.original_name AS "originalName", d.created_at AS "createdAt"
     FROM voice_bot_onboardings_rels r JOIN onboarding_documents d ON d.id = r.onboarding_documents_id
     WHERE r.parent_id = $1 AND r.path = 'uploadedFiles' ORDER BY r."order"`,
    [id],
  )
}

/** Customers choose the names of their documents, so these may name a person. */
async function findRemovals(cms: Payload, search: string): Promise<Found['files']> {
  const isFound = searcher(search)
  const rows = await rowsOf<{ name: string; due: Date }>(
    cms,
    `SELECT name, due FROM file_removals WHERE collection = 'onboarding-documents' ORDER BY due`,
  )
  return rows
    .filter(({ name }) => isFound(searchText([name], '')))
    .slice(0, maxFound)
    .map(({ name, due }) => ({ name, due: due.toISOString() }))
}

async function findAccounts(cms: Payload, search: string): Promise<Found['accounts']> {
  return rowsOf(
    cms,
    `SELECT u.id, u.email,
       (SELECT count(*)::int FROM audit_log a WHERE a.user_email = u.email) AS accesses
     FROM users u WHERE lower(u.email) = lower($1)`,
    [search.trim()],
  )
}
