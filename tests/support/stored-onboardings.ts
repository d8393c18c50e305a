import fs from 'node:fs'
import path from 'node:path'
import { withDatabase } from './with-database.ts'

/**
 * Reads a product's onboardings directly from its database and disk. `names` are the documents as
 * the entries list them, as the records name them, and as they are on the disk, without files that
 * wait for their removal.
 */
export async function readStoredOnboardings(databaseUrl: string, folder: string) {
  return withDatabase(databaseUrl, async (client) => {
    // A single snapshot, because retention may be running.
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

function list(folder: string): string[] {
  return fs.existsSync(folder) ? fs.readdirSync(folder) : []
}
