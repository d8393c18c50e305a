import fs from 'node:fs'
import path from 'node:path'
import type { Payload, TaskConfig } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '../../src/env.ts'
import { confirmClock } from '../../src/features/intake/retention/clock.ts'
import { deleteExpired } from '../../src/features/intake/retention/data.ts'
import { runDueJobs, scheduleQueue } from '../../src/lib/database/job-queues.ts'
import { cms } from '../support/cms.ts'
import { removeSubmissions, submitOnboarding } from '../support/stored-submissions.ts'
import { withSettings } from '../support/submissions.ts'

let payload: Payload

beforeAll(async () => {
  payload = await cms()
})

beforeEach(async () => {
  await removeSubmissions(payload)
  await payload.delete({ collection: 'payload-jobs', where: {} })
  for (const table of ['contact_requests', 'audit_log']) await query(`DELETE FROM ${table}`)
  // Otherwise, nothing would be deleted, because the clock may be wrong.
  await confirmClock(payload, new Date(Date.now() - day))
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const query = (sql: string, values?: unknown[]) => payload.db.pool.query(sql, values)

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Runs each scheduled task once. Resolves to the slugs of those that failed. */
async function runScheduled(): Promise<string[]> {
  const failed: string[] = []
  for (const task of payload.config.jobs.tasks ?? []) {
    const { handler, schedule, slug } = task as TaskConfig
    if (!schedule || typeof handler !== 'function') continue
    const run = handler as unknown as (args: object) => Promise<unknown>
    await run({ input: {}, job: { id: 0 }, req: { payload } }).catch(() => failed.push(slug))
  }
  return failed
}

/** Creates an access record of that age with an IP address. */
async function createRecord(age: number): Promise<number> {
  const { id } = await payload.create({
    collection: 'audit-log',
    data: { action: 'list', userEmail: 'admin@example.com', ipAddress: '203.0.113.9' },
  })
  const createdAt = new Date(Date.now() - age).toISOString()
  await query('UPDATE audit_log SET created_at = $1 WHERE id = $2', [createdAt, id])
  return id
}

async function hasAddress(id: number): Promise<boolean> {
  const { ipAddress } = await payload.findByID({ collection: 'audit-log', id })
  return Boolean(ipAddress)
}

async function count(collection: 'contact-requests' | 'voice-bot-onboardings'): Promise<number> {
  return (await payload.count({ collection })).totalDocs
}

describe('an IP address in the access log', () => {
  it('is removed before it is seven days old, whenever the task runs next', async () => {
    const old = await createRecord(7 * day - hour)
    const young = await createRecord(6 * day)
    expect(await runScheduled()).toEqual([])
    expect(await hasAddress(old)).toBe(false)
    expect(await hasAddress(young)).toBe(true)
  })

  it('is removed even in a dry run of retention', async () => {
    const id = await createRecord(8 * day)
    await withSettings({ RETENTION_DRY_RUN: true }, runScheduled)
    expect(await hasAddress(id)).toBe(false)
  })

  it('is removed even if a deletion fails', async () => {
    const id = await createRecord(8 * day)
    await query('ALTER TABLE contact_requests RENAME TO contact_requests_away')
    try {
      expect(await runScheduled()).toEqual(['delete-expired', 'tidy-up'])
    } finally {
      await query('ALTER TABLE contact_requests_away RENAME TO contact_requests')
    }
    expect(await hasAddress(id)).toBe(false)
  })
})

it('files that a killed process left behind are removed while the site runs', async () => {
  const folder = path.join(env.DATA_DIR, 'documents/.incoming/container-1~7~a')
  fs.mkdirSync(folder, { recursive: true })
  const time = new Date(Date.now() - 2 * hour)
  fs.utimesSync(folder, time, time)
  expect(await runScheduled()).toEqual([])
  expect(fs.existsSync(folder)).toBe(false)
})

it('scheduled tasks and notifications do not wait for the time of a clock that was ahead', async () => {
  const retry = () => runDueJobs(payload, { name: 'mails', limit: 0 })
  const schedule = () => runDueJobs(payload, { name: scheduleQueue, limit: 0 })
  const waits = async () => {
    const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false })
    return docs.map(({ waitUntil }) => Date.parse(waitUntil ?? '') - Date.now())
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * day })
  await schedule()
  await payload.jobs.queue({
    task: 'mail-team',
    input: { kind: 'contact', id: 1 },
    queue: 'mails',
    waitUntil: new Date(),
  })
  vi.useRealTimers()
  expect(await waits()).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)])
  expect(Math.min(...(await waits()))).toBeGreaterThan(399 * day)
  for (let run = 0; run < 2; run++) for (const work of [schedule, retry]) await work()
  // The notification has been sent; the others have run, and wait for the next time.
  expect(await waits()).toHaveLength(2)
  expect(Math.max(...(await waits()))).toBeLessThan(day + hour)
})

describe('retention', () => {
  const retention = { contactMonths: 1, onboardingMonths: 1 }

  it('deletes onboardings even if contact requests cannot be read', async () => {
    await submitOnboarding()
    await query(`UPDATE voice_bot_onboardings SET created_at = '2001-01-01'`)
    await query('ALTER TABLE contact_requests RENAME TO contact_requests_away')
    try {
      const run = deleteExpired(payload, { now: new Date(), retention, isDryRun: false })
      await expect(run).rejects.toThrow('contact-requests')
    } finally {
      await query('ALTER TABLE contact_requests_away RENAME TO contact_requests')
    }
    expect(await count('voice-bot-onboardings')).toBe(0)
  })
})
