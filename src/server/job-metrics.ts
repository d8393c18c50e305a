import { env } from '../env.ts'
import { withClient } from '../lib/database/with-client.ts'

/** The unfinished jobs of one task. */
type JobMetrics = {
  task: string
  /** Numbers of jobs: not tried yet, failed and due for a retry, failed for good. */
  waiting: number
  retrying: number
  failed: number
  /** Seconds since the oldest runnable job became due. */
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

/** Reads the job metrics on a separate connection, because the pool may be exhausted. */
export async function readJobMetrics(
  connectionString: string | undefined = env.DATABASE_URL,
): Promise<JobMetrics[]> {
  const config = { connectionString, connectionTimeoutMillis: timeout, query_timeout: timeout }
  const { rows } = await withClient(config, (client) => client.query<JobMetrics>(query))
  return rows
}
