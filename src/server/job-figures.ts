import { env } from '../env.ts'
import { withClient } from '../lib/database/with-client.ts'

/** How it stands with the jobs of a kind. */
type JobFigures = {
  task: string
  /** Jobs by state: those that were tried in vain and will be again, and those that have given up. */
  waiting: number
  retrying: number
  failed: number
  /** Seconds for which the oldest of them could have been done. */
  oldestDue: number
}

/** Milliseconds after which a database that does not respond counts as unavailable. */
const timeout = 2_000

const query = `SELECT coalesce(task_slug::text, 'other') AS task,
    count(*) FILTER (WHERE NOT has_error AND total_tried = 0)::int AS waiting,
    count(*) FILTER (WHERE NOT has_error AND total_tried > 0)::int AS retrying,
    count(*) FILTER (WHERE has_error)::int AS failed,
    coalesce(extract(epoch FROM max(now() - greatest(created_at, wait_until)) FILTER (
      WHERE NOT has_error AND greatest(created_at, wait_until) <= now()
    )), 0)::float8 AS "oldestDue"
  FROM payload_jobs WHERE completed_at IS NULL GROUP BY 1`

/** Reads them by a connection of its own: the pool may be what is exhausted. */
export async function readJobFigures(
  connectionString: string | undefined = env.DATABASE_URL,
): Promise<JobFigures[]> {
  const config = { connectionString, connectionTimeoutMillis: timeout, query_timeout: timeout }
  const { rows } = await withClient(config, (client) => client.query<JobFigures>(query))
  return rows
}
