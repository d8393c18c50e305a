import fs from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { pino } from 'pino'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { guessLimit } from '../../collections/hooks/second-factor-codes.ts'
import {
  deleteAccessRecords,
  deleteExpired,
  deleteExpiredCounters,
  removeIpAddresses,
} from '../../src/features/intake/retention/data.ts'
import { deleteExpiredTask } from '../../src/features/intake/retention/tasks.ts'
import { removeDueFiles } from '../../src/lib/files/removals.ts'
import { logOptions } from '../../src/lib/log/log-options.ts'
import { cms } from '../support/cms.ts'
import { removeSubmissions, submitOnboarding } from '../support/stored-submissions.ts'

let payload: Payload

beforeAll(async () => {
  payload = await cms()
})

afterEach(async () => {
  vi.restoreAllMocks()
  await removeSubmissions(payload)
  await payload.db.pool.query('DELETE FROM contact_requests')
  await payload.db.pool.query('DELETE FROM audit_log')
  await payload.kv.clear()
})

const tomorrow = () => new Date(Date.now() + 25 * 60 * 60 * 1000)

const documentsOnDisk = () =>
  fs
    .readdirSync(path.join(process.env.DATA_DIR ?? '', 'documents'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

async function storedNames(id: number): Promise<string[]> {
  const entry = await payload.findByID({ collection: 'voice-bot-onboardings', id, depth: 1 })
  return (entry.uploadedFiles ?? []).map((file) =>
    typeof file === 'object' ? (file.filename ?? '') : '',
  )
}

/** Sets the creation time of an entry. */
async function backdate(table: string, id: number, createdAt: string): Promise<void> {
  await payload.db.pool.query(`UPDATE ${table} SET created_at = $1 WHERE id = $2`, [createdAt, id])
}

async function idsOf(collection: 'contact-requests' | 'voice-bot-onboardings') {
  const { docs } = await payload.find({ collection, depth: 0, sort: 'id', pagination: false })
  return docs.map(({ id }) => id)
}

it('deleting an onboarding removes its documents, also from the disk, and no others', async () => {
  const [expired, kept] = [await submitOnboarding(), await submitOnboarding()]
  const [expiredFiles, staying] = [await storedNames(expired), await storedNames(kept)]
  expect(documentsOnDisk()).toEqual(expect.arrayContaining([...expiredFiles, ...staying]))

  await payload.delete({ collection: 'voice-bot-onboardings', id: expired })
  await removeDueFiles(payload, { now: tomorrow() })

  expect(documentsOnDisk().filter((name) => expiredFiles.includes(name))).toEqual([])
  expect(documentsOnDisk()).toEqual(expect.arrayContaining(staying))
  const { docs } = await payload.find({ collection: 'onboarding-documents', pagination: false })
  expect(docs.map(({ filename }) => filename).toSorted()).toEqual(staying.toSorted())
})

async function runTask(): Promise<void> {
  const { handler } = deleteExpiredTask
  if (typeof handler !== 'function') throw new Error('The task has no handler')
  await handler({ req: { payload } } as Parameters<typeof handler>[0])
}

/** Runs the job with a clock that is at `time`. */
async function runOn(time: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
  try {
    await runTask()
  } finally {
    vi.useRealTimers()
  }
}

describe('the nightly job', () => {
  const now = new Date('2026-11-21T03:00:00Z')
  const retention = { contactMonths: 12, onboardingMonths: 6 }

  async function contactRequest(createdAt: string): Promise<number> {
    const { id } = await payload.create({
      collection: 'contact-requests',
      data: { name: 'Erika', email: 'erika@example.com', message: 'Guten Tag', status: 'new' },
    })
    await backdate('contact_requests', id, createdAt)
    return id
  }

  async function onboardingOf(createdAt: string): Promise<number> {
    const id = await submitOnboarding()
    await backdate('voice_bot_onboardings', id, createdAt)
    return id
  }

  it('deletes what is older than the retention period, with its documents, and keeps the rest', async () => {
    await contactRequest('2025-11-21T02:59:59Z')
    const keptRequest = await contactRequest('2025-11-21T03:00:01Z')
    const expired = await onboardingOf('2026-05-21T02:59:59Z')
    const keptOnboarding = await onboardingOf('2026-05-21T03:00:01Z')
    const gone = await storedNames(expired)

    await deleteExpired(payload, { now, retention, isDryRun: false })
    await removeDueFiles(payload, { now: tomorrow() })

    expect(await idsOf('contact-requests')).toEqual([keptRequest])
    expect(await idsOf('voice-bot-onboardings')).toEqual([keptOnboarding])
    expect(documentsOnDisk().filter((name) => gone.includes(name))).toEqual([])
  })

  it('keeps what was stored while the clock was behind until its neighbours expire', async () => {
    await contactRequest('2025-11-20T12:00:00Z')
    const newer = await contactRequest('2026-11-01T12:00:00Z')
    const dated = await contactRequest('2020-01-01T00:00:00Z')
    await deleteExpired(payload, { now, retention, isDryRun: false })
    expect(await idsOf('contact-requests')).toEqual([newer, dated])
    const later = new Date('2027-11-02T03:00:00Z')
    await deleteExpired(payload, { now: later, retention, isDryRun: false })
    expect(await idsOf('contact-requests')).toEqual([])
  })

  it('deletes what is expired although something older was stored while the clock was ahead', async () => {
    const ahead = await contactRequest('2031-01-01T00:00:00Z')
    await contactRequest('2025-11-20T12:00:00Z')
    await deleteExpired(payload, { now, retention, isDryRun: false })
    expect(await idsOf('contact-requests')).toEqual([ahead])
  })

  it('keeps everything if the retention period is 0 months', async () => {
    const id = await onboardingOf('2001-01-01T00:00:00Z')
    const unlimited = { contactMonths: 0, onboardingMonths: 0 }
    await deleteExpired(payload, { now, retention: unlimited, isDryRun: false })
    expect(await idsOf('voice-bot-onboardings')).toEqual([id])
  })

  it('logs all that is due and does nothing else in a dry run', async () => {
    const due = []
    for (let count = 0; count < 60; count += 1) {
      due.push(await contactRequest('2020-01-01T00:00:00Z'))
    }
    const lines: string[] = []
    const log = pino(logOptions, { write: (line) => lines.push(line) })
    vi.spyOn(payload.logger, 'info').mockImplementation(log.info.bind(log))
    await deleteExpired(payload, { now, retention, isDryRun: true })
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        msg: 'Retention: 60 of contact-requests from before 2025-11-21T03:00:00.000Z, dry run, nothing is deleted',
        ids: due.join(', '),
      },
      {
        msg: 'Retention: 0 of voice-bot-onboardings from before 2026-05-21T03:00:00.000Z, dry run, nothing is deleted',
        ids: '',
      },
    ])
    expect(await idsOf('contact-requests')).toEqual(due)
  })

  it('deletes access records after their retention period, but not in a dry run', async () => {
    for (const createdAt of ['2024-11-21T02:59:59Z', '2024-11-21T03:00:01Z']) {
      const { id } = await payload.create({
        collection: 'audit-log',
        data: { action: 'list', userEmail: createdAt },
      })
      await backdate('audit_log', id, createdAt)
    }
    const stored = async () =>
      (await payload.find({ collection: 'audit-log' })).docs.map(({ userEmail }) => userEmail)
    await deleteAccessRecords(payload, { now, months: 24, isDryRun: true })
    expect(await stored()).toHaveLength(2)
    await deleteAccessRecords(payload, { now, months: 24, isDryRun: false })
    expect(await stored()).toEqual(['2024-11-21T03:00:01Z'])
  })

  it('empties the trash even if access records cannot be deleted', async () => {
    await contactRequest(new Date().toISOString())
    await runOn(new Date(Date.now() - 24 * 3600 * 1000).toISOString())
    await payload.db.pool.query(`
      UPDATE contact_requests SET deleted_at = '2020-01-02T00:00:00Z';
      CREATE FUNCTION reject() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
      CREATE TRIGGER reject BEFORE DELETE ON audit_log EXECUTE FUNCTION reject()`)
    try {
      await expect(runTask()).rejects.toThrow('no')
    } finally {
      await payload.db.pool.query('DROP FUNCTION reject CASCADE')
    }
    const trash = await payload.find({ collection: 'contact-requests', trash: true })
    expect(trash.docs).toEqual([])
  })

  describe('with a clock that has jumped', () => {
    it('deletes nothing on the first night, and all that is expired on the next one', async () => {
      const id = await contactRequest('2026-11-01T12:00:00Z')
      for (const night of ['2026-11-20T03:00:00Z', '2026-11-21T03:00:00Z']) await runOn(night)
      await runOn('2031-01-01T02:59:00Z')
      await runOn('2031-01-01T03:00:00Z')
      expect(await idsOf('contact-requests')).toEqual([id])
      await runOn('2031-01-02T03:00:00Z')
      expect(await idsOf('contact-requests')).toEqual([])
    })

    it('deletes what is expired a night after it has been set back', async () => {
      for (const night of ['2031-01-01T03:00:00Z', '2031-01-02T03:00:00Z']) await runOn(night)
      await contactRequest('2020-11-01T12:00:00Z')
      await runOn('2026-11-21T03:00:00Z')
      expect(await idsOf('contact-requests')).toHaveLength(1)
      await runOn('2026-11-22T03:00:00Z')
      expect(await idsOf('contact-requests')).toEqual([])
    })
  })

  it('removes IP addresses from access records after seven days and keeps the records', async () => {
    for (const days of [6, 8]) {
      const { id } = await payload.create({
        collection: 'audit-log',
        data: { action: 'list', userEmail: `${days}@example.com`, ipAddress: '203.0.113.9' },
      })
      const createdAt = new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()
      await backdate('audit_log', id, createdAt)
    }
    await removeIpAddresses(payload, { table: 'audit_log', now, hours: 7 * 24 })
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { userEmail: { in: ['6@example.com', '8@example.com'] } },
      sort: 'userEmail',
    })
    expect(docs.map(({ ipAddress }) => ipAddress ?? null)).toEqual(['203.0.113.9', null])
  })

  it('removes IP addresses from contact requests too, and deletes expired rate limit counters', async () => {
    for (const days of [6, 8]) {
      const id = await contactRequest(
        new Date(now.getTime() - days * 24 * 3600 * 1000).toISOString(),
      )
      await payload.db.pool.query(
        `UPDATE contact_requests SET name = $1, ip_address = '203.0.113.9' WHERE id = $2`,
        [`${days}`, id],
      )
    }
    await removeIpAddresses(payload, { table: 'contact_requests', now, hours: 7 * 24 })
    const { docs } = await payload.find({ collection: 'contact-requests', sort: 'name' })
    expect(docs.map(({ ipAddress }) => ipAddress ?? null)).toEqual(['203.0.113.9', null])

    await payload.db.pool.query(
      `INSERT INTO submission_counts (key, points, expire) VALUES ('a:203.0.113.9', 1, $1), ('b:203.0.113.9', 1, $2)`,
      [now.getTime() - 1, now.getTime() + 1],
    )
    await deleteExpiredCounters(payload, { now })
    const { rows } = await payload.db.pool.query(
      `DELETE FROM submission_counts WHERE key LIKE '%203.0.113.9' RETURNING key`,
    )
    expect(rows).toEqual([{ key: 'b:203.0.113.9' }])
  })

  it('deletes counters of a time when the clock was ahead, which would lock people out, and no others', async () => {
    await payload.db.pool.query(
      `INSERT INTO submission_counts (key, points, expire) VALUES ('a:203.0.113.9', 1, $1), ('b:203.0.113.9', 1, $2)`,
      [now.getTime() + guessLimit.seconds * 1000, now.getTime() + 365 * 24 * 3600 * 1000],
    )
    await deleteExpiredCounters(payload, { now })
    const { rows } = await payload.db.pool.query(
      `DELETE FROM submission_counts WHERE key LIKE '%203.0.113.9' RETURNING key`,
    )
    expect(rows).toEqual([{ key: 'a:203.0.113.9' }])
  })
})
