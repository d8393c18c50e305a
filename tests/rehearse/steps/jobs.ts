import { setTimeout as sleep } from 'node:timers/promises'
import type { Step } from '../step.ts'

const count = 1_000
const maxTime = 10 * 60 * 1000

export const steps: Step[] = [
  {
    name: 'jobs',
    guarantee: `each of ${count} jobs runs exactly once`,
    run: async ({ query, receiver }) => {
      receiver.calls.clear()
      await query(
        `WITH request AS (
           INSERT INTO contact_requests (name, email, message, status)
           SELECT 'Ana', 'ana' || n || '@example.com', 'Hello', 'new' FROM generate_series(1, $1::int) n
           RETURNING id
         )
         INSERT INTO payload_jobs (task_slug, queue, input)
         SELECT 'call-webhook', 'default', jsonb_build_object('kind', 'contact', 'id', id) FROM request`,
        [count],
      )
      const startedAt = performance.now()
      for (let left = count; left > 0; ) {
        await sleep(500)
        const [row] = await query<{ left: number }>(
          'SELECT count(*)::int AS left FROM payload_jobs WHERE queue = $1',
          ['default'],
        )
        left = row?.left ?? 0
        if (performance.now() - startedAt > maxTime) throw new Error(`${left} jobs are left`)
      }
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      const often = [...receiver.calls.values()].filter(({ length }) => length > 1).length
      const never = count - receiver.calls.size
      return {
        observed: `${often} more than once, ${never} never, in ${seconds} s`,
        isKept: often === 0 && never === 0,
      }
    },
  },
]
