import { beforeEach, expect, it } from 'vitest'
import { readJobMetrics } from '../../src/server/job-metrics.ts'
import { cms } from '../support/cms.ts'
import { withDatabase } from '../support/with-database.ts'

const url = process.env.DATABASE_URL ?? ''

beforeEach(async () => {
  await (await cms()).delete({ collection: 'payload-jobs', where: {} })
})

it('jobs are counted by task and state, with the age of the oldest due job', async () => {
  await withDatabase(url, (client) =>
    client.query(
      `INSERT INTO payload_jobs (task_slug, queue, has_error, total_tried, created_at, wait_until) VALUES
       ('call-webhook', 'default', false, 0, now() - interval '90 s', NULL),
       ('call-webhook', 'default', false, 3, now() - interval '2 h', now() + interval '1 h'),
       ('call-webhook', 'default', true, 11, now() - interval '1 day', NULL),
       ('schedulePublish', 'default', false, 0, now() - interval '1 day', now() + interval '1 h')`,
    ),
  )
  const figures = await readJobMetrics(url)
  const [webhook, plan] = figures.toSorted((a, b) => a.task.localeCompare(b.task))
  expect(webhook).toMatchObject({ task: 'call-webhook', waiting: 1, retrying: 1, failed: 1 })
  expect(Math.round((webhook?.oldestDue ?? 0) / 30)).toBe(3)
  expect(plan).toMatchObject({ task: 'schedulePublish', waiting: 1, failed: 0, oldestDue: 0 })
})
