import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { withClient } from '../../src/lib/database/with-client.ts'

/**
 * What a product has stored of onboardings, read past the product. `names` are the documents: as the
 * entries list them, as the records name them, and as they lie on the disk without those that the
 * list of removals names: what a killed process left.
 */
export async function storedIn(databaseUrl: string, folder: string) {
  return withDatabase(databaseUrl, async (client) => {
    // One snapshot: retention may be at work.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY')
    const { rows: entries } = await client.query('SELECT id FROM voice_bot_onboardings')
    const { rows: records } = await client.query('SELECT filename FROM onboarding_documents')
    const { rows: linked } = await client.query(
      `SELECT filename FROM voice_bot_onboardings_rels
       JOIN onboarding_documents ON onboarding_documents.id = onboarding_documents_id`,
    )
    const { rows: removals } = await client.query(
      `SELECT name FROM file_removals WHERE collection = 'onboarding-documents'`,
    )
    const left = new Set(removals.map(({ name }) => name))
    const documents = path.join(folder, 'data/documents')
    const files = list(documents).filter((name) => !name.startsWith('.') && !left.has(name))
    return {
      entries: entries.length,
      names: {
        listed: linked.map(({ filename }) => filename).sort(),
        recorded: records.map(({ filename }) => filename).sort(),
        onDisk: files.sort(),
      },
      unfinished: list(path.join(documents, '.incoming')).length,
    }
  })
}

/** Runs `work` with a connection to a database; its locks and transactions end with it. */
export function withDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withClient({ connectionString: url }, work)
}

function list(folder: string): string[] {
  return fs.existsSync(folder) ? fs.readdirSync(folder) : []
}
