import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { runDueJobs } from '../../src/lib/database/job-queues.ts'
import { cms } from '../support/cms.ts'
import { withSettings } from '../support/submissions.ts'

/** Two instances of the CMS on one database. */
let instances: [Payload, Payload]

/** The number of webhook calls by webhook id. */
let webhookCalls: Map<string, number>
/** The receiver responds when this promise resolves. */
let answer: Promise<void>

const receiver = http.createServer(async ({ headers }, response) => {
  const id = String(headers['webhook-id'])
  webhookCalls.set(id, (webhookCalls.get(id) ?? 0) + 1)
  await answer
  response.end()
})

beforeAll(async () => {
  instances = [await cms(), await getPayload({ config, key: 'second' })]
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
})

afterAll(async () => {
  receiver.close()
  await instances[1].destroy()
})

beforeEach(async () => {
  await instances[0].delete({ collection: 'payload-jobs', where: {} })
  webhookCalls = new Map()
  answer = Promise.resolve()
})

const queue = { name: 'default', limit: 10 }

const withReceiver = (work: () => Promise<void>) =>
  withSettings(
    {
      WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
    },
    work,
  )

async function queueCalls(count: number): Promise<void> {
  const { rows } = await instances[0].db.pool.query(
    `INSERT INTO contact_requests (name, email, message, status)
     SELECT 'Ana', 'ana@example.com', 'Hello', 'new' FROM generate_series(1, $1::int) RETURNING id`,
    [count],
  )
  for (const { id } of rows as { id: number }[]) {
    await instances[0].jobs.queue({ task: 'call-webhook', input: { kind: 'contact', id } })
  }
}

async function countJobs(): Promise<number> {
  return (await instances[0].count({ collection: 'payload-jobs' })).totalDocs
}

it('two instances that run at the same time run each job once', async () => {
  await withReceiver(async () => {
    await queueCalls(40)
    while ((await countJobs()) > 0) {
      await Promise.all(instances.map((instance) => runDueJobs(instance, queue)))
    }
  })
  expect([...webhookCalls.values()]).toEqual(Array(40).fill(1))
})

it('a job that runs on one instance is not started on the other, however long it takes', async () => {
  const held = Promise.withResolvers<void>()
  answer = held.promise
  await withReceiver(async () => {
    await queueCalls(1)
    const work = runDueJobs(instances[0], queue)
    await expect.poll(() => webhookCalls.size).toBe(1)
    await runDueJobs(instances[1], queue)
    held.resolve()
    await work
    await runDueJobs(instances[1], queue)
  })
  expect([...webhookCalls.values()]).toEqual([1])
})

it('a run reports whether more jobs are due, so that the queue continues without waiting', async () => {
  await withReceiver(async () => {
    await queueCalls(12)
    expect(await runDueJobs(instances[0], queue)).toBe(true)
    expect(await runDueJobs(instances[0], queue)).toBe(false)
  })
  expect([...webhookCalls.values()]).toEqual(Array(12).fill(1))
})

it('a scheduled job is queued once, whichever instance checks the schedule', async () => {
  const scheduled = { name: 'retention', limit: 0 }
  for (let round = 0; round < 3; round++) {
    await Promise.all(instances.map((instance) => runDueJobs(instance, scheduled)))
  }
  const { docs } = await instances[0].find({ collection: 'payload-jobs' })
  expect(docs.map(({ taskSlug }) => taskSlug).toSorted()).toEqual(['delete-expired', 'tidy-up'])
})
