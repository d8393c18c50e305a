import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterEach, describe, expect, it } from 'vitest'
import { drizzleOf } from '../../src/lib/database/connection.ts'
import { inTransaction } from '../../src/lib/database/transaction.ts'
import { removeDueFiles } from '../../src/lib/files/removals.ts'
import { cms } from '../support/cms.ts'
import { onboardingForm } from '../support/onboarding.ts'
import { countStored, postContact, postOnboarding } from '../support/submissions.ts'

const request = JSON.stringify({ name: 'Ana', email: 'ana@example.com', message: 'Hallo' })

async function query(sql: string): Promise<void> {
  const { pool } = (await cms()).db as unknown as PostgresAdapter
  await pool.query(sql)
}

/** Makes every commit that inserts a row into `table` fail, as on a full disk. */
async function failCommits(table: string): Promise<void> {
  await query(`
    CREATE OR REPLACE FUNCTION fail_commit() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'No space left'; END $$;
    CREATE CONSTRAINT TRIGGER fail_commit AFTER INSERT ON ${table}
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fail_commit()`)
}

/** Makes every update of `table` fail, as on a full disk. */
async function failChanges(table: string): Promise<void> {
  await query(`
    CREATE OR REPLACE FUNCTION fail_commit() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'No space left'; END $$;
    CREATE TRIGGER fail_change BEFORE UPDATE ON ${table} EXECUTE FUNCTION fail_commit()`)
}

afterEach(async () => {
  await query('DROP FUNCTION IF EXISTS fail_commit CASCADE')
})

describe('a failing commit', () => {
  it('is reported to the customer, and the stored documents are removed an hour later', async () => {
    const before = await countStored()
    await failCommits('voice_bot_onboardings')
    const response = await postOnboarding(onboardingForm())
    expect(response.status).toBe(500)
    expect((await response.json()).message).toMatch(/konnte gerade nicht gespeichert werden/)
    expect((await countStored()).entries).toBe(before.entries)

    const inTwoHours = new Date(Date.now() + 2 * 60 * 60 * 1000)
    await removeDueFiles(await cms(), { now: inTwoHours })
    expect(await countStored()).toEqual(before)
  })

  it('is reported in plain text to the sender of a contact request', async () => {
    const before = await countStored()
    await failCommits('contact_requests')
    const response = await postContact(request)
    expect(response.status).toBe(500)
    expect(await response.text()).toMatch(/schief gelaufen/)
    expect(await countStored()).toEqual(before)
  })

  it('is detected if an earlier statement failed and its error was swallowed', async () => {
    const payload = await cms()
    const work = inTransaction(payload, async (req) => {
      const db = await drizzleOf(payload, req)
      await db.execute(sql`SELECT 1 / 0`).catch(() => undefined)
    })
    await expect(work).rejects.toThrow('rolled back')
  })
})

it('a failing job update releases its database connection', async () => {
  const payload = await cms()
  const { id } = await payload.jobs.queue({ task: 'tidy-up', input: {}, queue: 'nobody’s' })
  await failChanges('payload_jobs')
  await expect(payload.jobs.cancelByID({ id })).rejects.toThrow()
  expect(Object.keys((payload.db as unknown as PostgresAdapter).sessions)).toEqual([])
  await payload.delete({ collection: 'payload-jobs', id })
})
