import fs from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { startOwnDatabase } from '../../scripts/support/own-database.ts'
import { stop } from '../../scripts/support/processes.ts'
import { type Product, startProduct, temporaryFolder } from '../support/product.ts'
import { withDatabase } from '../support/with-database.ts'
import type { Expected } from './expected.ts'

const fixtures = path.join(import.meta.dirname, 'fixtures')

/** The releases with a fixture. */
export const releases = fs.readdirSync(fixtures)

export function readExpected(release: string): Expected {
  return JSON.parse(unzipped(release, 'expected.json.gz'))
}

/** Retention is off, so that the fixture's submissions never expire. */
const env = { RETENTION_CONTACT_MONTHS: '0', RETENTION_ONBOARDING_MONTHS: '0' }

/**
 * Starts the current product on a former release's data, like an operator who upgrades. The planned
 * publication is due by then.
 */
export async function startUpgraded(release: string): Promise<Product & { folder: string }> {
  const folder = temporaryFolder()
  try {
    await restore(release, folder)
    return { ...(await startProduct({ folder, env })), folder }
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

async function restore(release: string, folder: string): Promise<void> {
  for (const part of ['data', 'media']) {
    fs.cpSync(path.join(fixtures, release, part), path.join(folder, part), { recursive: true })
  }
  const database = await startOwnDatabase(path.join(folder, 'data'))
  try {
    await withDatabase(database.url, async (client) => {
      await client.query(unzipped(release, 'database.sql.gz'))
      const { rowCount } = await client.query(
        "UPDATE payload_jobs SET wait_until = now() WHERE task_slug = 'schedulePublish'",
      )
      if (rowCount !== 1) throw new Error(`The fixture has ${rowCount} planned publications`)
    })
  } finally {
    await stop(database.process)
  }
}

function unzipped(release: string, name: string): string {
  return gunzipSync(fs.readFileSync(path.join(fixtures, release, name))).toString()
}
