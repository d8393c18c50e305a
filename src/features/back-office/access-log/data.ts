import type { Payload } from 'payload'
import type { StaffLanguage } from '../../../i18n/staff.ts'
import { siteTimeZone } from '../../../i18n/time-zone.ts'
import { getCms } from '../../../lib/cms/payload.ts'
import { maxId } from '../../../lib/database/connection.ts'
import { toCsv } from '../../../lib/text/csv.ts'
import { exportHeadings, exportRow } from './export.ts'
import type { AccessLogEntry, AccessLogFilter } from './types.ts'

/** SQL for the start of a day in the time zone of the business. */
const startOf = (day: string) => `(${day})::timestamp AT TIME ZONE '${siteTimeZone}'`

/** Records before a given id, newest first; ids are ascending. */
const recordsQuery = `
  SELECT l.id, to_char(l.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
    l.action, l.subject, l.entry_id::int AS "entryId", l.detail, l.user_email AS email,
    coalesce(d.original_name, l.file) AS file, a.email AS account,
    nullif(u.name, '') AS name, coalesce(l.by_api_key, false) AS "byApiKey",
    l.ip_address AS "ipAddress"
  FROM audit_log l
    LEFT JOIN users u ON u.id = l.user_id
    LEFT JOIN users a ON l.subject = 'account' AND a.id = l.entry_id
    LEFT JOIN onboarding_documents d ON d.filename = l.file
  WHERE l.id < $1
    AND ($2::text IS NULL OR l.user_email = $2)
    AND ($3::text IS NULL OR l.action::text = $3)
    AND ($4::date IS NULL OR l.created_at >= ${startOf('$4::date')})
    AND ($5::date IS NULL OR l.created_at < ${startOf('$5::date + 1')})
  ORDER BY l.id DESC
  LIMIT $6`

type Page = { before?: number; limit: number }

/** Loads a page of the log, newest first. */
export async function loadAccessLog(
  cms: Payload,
  { person, action, from, to }: AccessLogFilter,
  { before = maxId, limit }: Page,
): Promise<AccessLogEntry[]> {
  const values = [before, person, action, from, to, limit]
  const { rows } = await cms.db.pool.query<AccessLogEntry>(recordsQuery, values)
  return rows
}

/** Loads the e-mail addresses of everyone in the log. */
export async function loadPeople(cms: Payload): Promise<string[]> {
  const { values } = await cms.findDistinct({
    collection: 'audit-log',
    field: 'userEmail',
    sort: 'userEmail',
    limit: 500,
  })
  return values.map(({ userEmail }) => userEmail)
}

/** Records that an export loads per query. */
const pageSize = 1000

/** Streams the log as a CSV file for Excel, page by page. */
export async function streamLog(
  filter: AccessLogFilter,
  language: StaffLanguage,
): Promise<ReadableStream<Uint8Array>> {
  const cms = await getCms()
  const encoder = new TextEncoder()
  const encode = (rows: string[][], byteOrderMark: boolean) =>
    encoder.encode(toCsv(rows, { separator: ';', byteOrderMark }))
  let records = await loadAccessLog(cms, filter, { limit: pageSize })
  return new ReadableStream({
    start: (controller) => controller.enqueue(encode([exportHeadings(language)], true)),
    async pull(controller) {
      const last = records.at(-1)
      if (!last) return controller.close()
      controller.enqueue(
        encode(
          records.map((record) => exportRow(record, language)),
          false,
        ),
      )
      records = await loadAccessLog(cms, filter, { before: last.id, limit: pageSize })
    },
  })
}
