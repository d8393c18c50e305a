import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '../support/fixtures.ts'
import { pidListeningOn } from '../support/listening-process.ts'
import { onboarding, onboardingForm } from '../support/onboarding.ts'
import { type Product, preparedFolder, startProduct } from '../support/product.ts'
import {
  type RestartableDatabase,
  startRestartableDatabase,
} from '../support/restartable-database.ts'
import {
  sendGigabyte,
  sendHeaders,
  sendOnboarding,
  sendPartially,
} from '../support/send-onboarding.ts'
import { canMount, mountSmallDisk } from '../support/small-disk.ts'
import { readStoredOnboardings } from '../support/stored-onboardings.ts'
import { withDatabase } from '../support/with-database.ts'

/** Failures around a submission, with a separate product whose database the tests control. */
test.describe.configure({ mode: 'serial' })
// The browser logs the rejected document to the console.
test.use({ expectedErrors: [/status of 413/] })

const mb = 1024 * 1024
let folder: string
let database: RestartableDatabase
let product: Product

test.beforeAll(async () => {
  folder = await preparedFolder()
  fs.renameSync(path.join(folder, 'data'), path.join(folder, 'database'))
  database = await startRestartableDatabase(path.join(folder, 'database'))
  const env = { DATABASE_URL: database.url, SUBMISSIONS_PER_HOUR: '0' }
  product = await startProduct({ folder, env })
})

test.afterAll(async () => {
  await product.stop()
  await database.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

const stored = () => readStoredOnboardings(database.url, folder)

/** Expects that entries, records and files match and that no upload is unfinished. */
async function expectConsistent(entries: number): Promise<void> {
  await expect.poll(async () => (await stored()).unfinished).toBe(0)
  const { entries: found, names } = await stored()
  expect(found).toBe(entries)
  expect(names.recorded).toEqual(names.listed)
  expect(names.onDisk).toEqual(names.listed)
}

/** Returns a form with a document of this size, so that sending it takes a while. */
function largeForm(megabytes: number, fields: Record<string, string> = {}): FormData {
  const form = onboardingForm({ ...onboarding, ...fields }, [])
  const content = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(megabytes * mb - 9)])
  form.append('documents', new Blob([content]), 'preisliste.pdf')
  return form
}

const run = (sql: string) => withDatabase(database.url, (client) => client.query(sql))

/** Waits until a statement of another session waits for a lock. */
const untilBlocked = () => untilFound('SELECT 1 FROM pg_locks WHERE NOT granted')

/** Waits until a query returns rows. */
async function untilFound(sql: string): Promise<void> {
  await expect.poll(async () => (await run(sql)).rows.length).toBeGreaterThan(0)
}

/** Kills the site as a power cut would. Only the next start can clean up. */
async function killSite(): Promise<void> {
  const site = pidListeningOn(new URL(product.url).port)
  process.kill(site, 'SIGKILL')
  await expect.poll(() => fs.existsSync(`/proc/${site}`)).toBe(false)
}

/** Waits until `npm start` has restarted the killed site. */
async function untilRestarted(): Promise<void> {
  const isAnswering = () =>
    fetch(product.url).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isAnswering, { timeout: 60_000 }).toBe(true)
}

test('a customer who disconnects shortly before the end leaves nothing behind', async () => {
  const { entries } = await stored()
  await sendPartially(product.url, largeForm(8), 0.99)
  await expectConsistent(entries)
})

test('the same submission sent twice at once becomes one entry, and both requests succeed', async () => {
  const { entries } = await stored()
  const same = largeForm(2, { idempotencyKey: randomUUID() })
  const responses = await Promise.all([
    sendOnboarding(product.url, same),
    sendOnboarding(product.url, same),
  ])
  expect(responses.map(({ status }) => status)).toEqual([201, 201])
  const [one, other] = await Promise.all(
    responses.map(async (response) => (await response.json()).id),
  )
  expect(one).toBe(other)
  await expectConsistent(entries + 1)
})

test('a kill between storing the documents and the entry leaves neither', async () => {
  const { entries } = await stored()
  await withDatabase(database.url, async (client) => {
    await client.query('BEGIN; LOCK TABLE voice_bot_onboardings IN SHARE MODE')
    const answer = sendOnboarding(product.url, onboardingForm()).catch(() => 'no answer')
    await untilBlocked()
    expect((await stored()).unfinished).toBe(1)
    await killSite()
    expect(await answer).toBe('no answer')
  })
  await untilRestarted()
  await expectConsistent(entries)
})

/** Makes every commit with a new entry wait for the test. */
const waitingCommitsSql = `
  CREATE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN PERFORM pg_advisory_xact_lock(77); RETURN NULL; END $$;
  CREATE CONSTRAINT TRIGGER wait_for_test AFTER INSERT ON voice_bot_onboardings
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wait_for_test()`

for (const [what, isCommitted] of [
  ['that the database completes leaves the entry and its documents', true],
  ['that the database rolls back leaves neither', false],
] as const) {
  test(`a kill during a commit ${what}`, async () => {
    const { entries } = await stored()
    await withDatabase(database.url, async (client) => {
      await client.query(waitingCommitsSql)
      await client.query('SELECT pg_advisory_lock(77)')
      const answer = sendOnboarding(product.url, onboardingForm()).catch(() => 'no answer')
      await untilBlocked()
      await killSite()
      expect(await answer).toBe('no answer')
      if (!isCommitted) {
        await client.query(
          `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE NOT granted AND locktype = 'advisory'`,
        )
      }
      await client.query('SELECT pg_advisory_unlock(77)')
      await expect
        .poll(async () => (await client.query('SELECT 1 FROM pg_locks WHERE objid = 77')).rowCount)
        .toBe(0)
      await client.query('DROP FUNCTION wait_for_test CASCADE')
    })
    await untilRestarted()
    await expectConsistent(isCommitted ? entries + 1 : entries)
  })
}

/** Makes inserts wait without a lock, which a stopping database could release before it ends them. */
const sleepingInsertsSql = `
  CREATE FUNCTION sleep_for_test() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN PERFORM pg_sleep(600); RETURN NEW; END $$;
  CREATE TRIGGER sleep_for_test BEFORE INSERT ON voice_bot_onboardings
    FOR EACH ROW EXECUTE FUNCTION sleep_for_test()`

test('a database that stops during a submission is reported to the customer, and the next submission is accepted', async () => {
  const { entries } = await stored()
  await run(sleepingInsertsSql)
  const pending = sendOnboarding(product.url, onboardingForm())
  await untilFound(`SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'`)
  await database.stop()
  const response = await pending
  expect(response.status).toBe(503)
  expect((await response.json()).message).toMatch(/konnte gerade nicht gespeichert werden/)
  const meanwhile = await sendOnboarding(product.url, onboardingForm())
  expect(meanwhile.status).toBe(503)

  await database.start()
  await run('DROP FUNCTION sleep_for_test CASCADE')
  await expectConsistent(entries)
  await expect
    .poll(async () => (await sendOnboarding(product.url, onboardingForm())).status)
    .toBe(201)
  await expectConsistent(entries + 1)
})

// Requires that this user may mount a disk.
if (canMount()) {
  test('a full disk is reported to the customer, and the next submission that fits is accepted', async () => {
    const { entries, names } = await stored()
    const emptyAgain = mountDocuments()
    try {
      const response = await sendOnboarding(product.url, largeForm(8))
      expect(response.status).toBe(503)
      expect((await response.json()).message).toMatch(/konnte gerade nicht gespeichert werden/)
      expect(fs.readdirSync(path.join(documents(), '.incoming'))).toEqual([])
      expect((await stored()).entries).toBe(entries)
      expect((await stored()).names.recorded).toEqual(names.recorded)

      expect((await sendOnboarding(product.url, largeForm(1))).status).toBe(201)
    } finally {
      emptyAgain()
    }
    await expectConsistent(entries + 1)
  })
}

function documents(): string {
  return path.join(folder, 'data/documents')
}

/**
 * Mounts a small disk over the documents. The returned function unmounts it and keeps the documents
 * that were added in the meantime.
 */
function mountDocuments(): () => void {
  const meanwhile = path.join(folder, 'meanwhile')
  const unmount = mountSmallDisk(documents(), 6)
  return () => {
    fs.cpSync(documents(), meanwhile, { recursive: true })
    unmount?.()
    fs.cpSync(meanwhile, documents(), { recursive: true })
  }
}

test.describe('a body of 1 GB', () => {
  const type = { 'Content-Type': 'multipart/form-data; boundary=b' }

  test('is rejected before 30 MB are read, the client receives the response, and the server stops reading', async () => {
    const { entries } = await stored()
    const { answer, before, total } = await sendGigabyte(product.url, {
      ...type,
      'Transfer-Encoding': 'chunked',
    })
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    expect(answer).toContain('„a.pdf“ ist zu groß: höchstens 10\u00a0MB je Dokument.')
    expect(before).toBeLessThan(30 * mb)
    expect(total).toBeLessThan(60 * mb)
    await expectConsistent(entries)
  })

  test('is rejected by its Content-Length before any of it is sent', async () => {
    const length = { 'Content-Length': String(1024 * mb) }
    expect(await sendHeaders(product.url, { ...type, ...length })).toMatch(/^HTTP\/1.1 413 /)
  })
})

test('a browser shows why a document is rejected, even though it is still sending', async ({
  page,
}) => {
  await page.goto(`${product.url}/voice-bot-onboarding`)
  const response = await page.evaluate(async (bytes) => {
    const form = new FormData()
    form.append('documents', new Blob([new Uint8Array(bytes)]), 'zu groß.pdf')
    const answer = await fetch('/api/voice-bot-onboarding', { method: 'POST', body: form })
    return { status: answer.status, message: (await answer.json()).message }
  }, 25 * mb)
  expect(response.status).toBe(413)
  expect(response.message).toContain('„zu groß.pdf“ ist zu groß')
})
