import type { Payload } from 'payload'
import { siteTimeZone } from '../../../../i18n/time-zone.ts'
import { rowsOf, tableName } from '../../../../lib/database/connection.ts'
import {
  type DeskCollection,
  openStatuses,
  repliedStatus,
  subjectOf,
} from '../follow-up/constants.ts'
import { loadPromisedHours } from '../follow-up/data.ts'
import { reportedWeeks } from './constants.ts'
import type { Origin, Replies, Reports, WeekOfArrivals, WeekOfReplies } from './types.ts'

/** Aggregates the submissions of the last weeks. Uses stored entries only, no visitor tracking. */
export async function loadReports(cms: Payload, now: Date): Promise<Reports> {
  const [arrivals, origins, contact, registrations] = await Promise.all([
    rowsOf<WeekOfArrivals>(cms, arrivalsQuery, [now]),
    rowsOf<Origin>(cms, originsQuery, [now]),
    loadReplies(cms, 'contact-requests', now),
    loadReplies(cms, 'voice-bot-onboardings', now),
  ])
  return {
    arrivals,
    origins,
    replies: { 'contact-requests': contact, 'voice-bot-onboardings': registrations },
  }
}

/** SQL for the Monday of a time's week, in the time zone of the business. */
const weekOf = (time: string) => `date_trunc('week', ${time} AT TIME ZONE '${siteTimeZone}')`

const firstWeek = `${weekOf('$1::timestamptz')} - interval '${reportedWeeks - 1} weeks'`

/** SQL condition for the entries that the reports cover. */
const recent = `s.deleted_at IS NULL AND s.created_at >= (${firstWeek}) AT TIME ZONE '${siteTimeZone}'`

const weekText = `to_char(week, 'YYYY-MM-DD') AS week`

const arrivalsQuery = `
  SELECT ${weekText},
    count(*) FILTER (WHERE collection = 'contact-requests')::int AS "contact-requests",
    count(*) FILTER (WHERE collection = 'voice-bot-onboardings')::int AS "voice-bot-onboardings"
  FROM generate_series(${firstWeek}, ${weekOf('$1::timestamptz')}, interval '1 week') week
  LEFT JOIN (
    SELECT ${weekOf('s.created_at')} AS came, 'contact-requests' AS collection
    FROM contact_requests s WHERE ${recent}
    UNION ALL
    SELECT ${weekOf('s.created_at')}, 'voice-bot-onboardings'
    FROM voice_bot_onboardings s WHERE ${recent}
  ) entry ON entry.came = week
  GROUP BY week ORDER BY week`

const originsQuery = `
  SELECT CASE WHEN GROUPING(s.language) = 0 THEN 'language' ELSE 'page' END AS by,
    coalesce(s.language::text, s.page::text) AS value, count(*)::int AS count
  FROM contact_requests s WHERE ${recent}
  GROUP BY GROUPING SETS ((s.language), (s.page)) ORDER BY count DESC`

/**
 * The time of a reply is the access log's record of the change to the replied status. The last row
 * aggregates all weeks. Entries that were discarded without a reply are not counted.
 */
function repliesQuery(collection: DeskCollection): string {
  const open = openStatuses.map((status) => `'${status}'`).join(', ')
  return `
    SELECT ${weekText},
      count(*) FILTER (WHERE replied <= due)::int AS "inTime",
      count(*) FILTER (WHERE replied > due OR (is_open AND due < $1))::int AS late,
      count(*) FILTER (WHERE is_open AND due >= $1)::int AS waiting,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM replied - created_at) / 3600)
        AS "medianHours"
    FROM (
      SELECT s.created_at, ${weekOf('s.created_at')} AS week, min(l.created_at) AS replied,
        s.created_at + $2 * interval '1 hour' AS due,
        min(l.created_at) IS NULL AND s.status IN (${open}) AS is_open
      FROM ${tableName(collection)} s
      LEFT JOIN audit_log l ON l.entry_id = s.id AND l.subject = '${subjectOf[collection]}'
        AND l.action = 'change' AND l.detail LIKE '%→ ${repliedStatus[collection]}%'
      WHERE ${recent}
      GROUP BY s.id
    ) entry
    GROUP BY GROUPING SETS ((week), ()) ORDER BY week NULLS LAST`
}

type RepliesRow = Omit<WeekOfReplies, 'week'> & { week: string | null; medianHours: number | null }

async function loadReplies(cms: Payload, collection: DeskCollection, now: Date): Promise<Replies> {
  const hours = await loadPromisedHours(cms, collection)
  const rows = await rowsOf<RepliesRow>(cms, repliesQuery(collection), [now, hours ?? 0])
  return {
    hours,
    weeks: rows.flatMap(({ week, inTime, late, waiting }) =>
      week === null ? [] : [{ week, inTime, late, waiting }],
    ),
    medianHours: rows.find(({ week }) => week === null)?.medianHours ?? null,
  }
}
