import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct, temporaryFolder } from '../../support/product.ts'
import { logInStaff, type StaffClient } from '../../support/staff.ts'
import {
  differingNames,
  hashFiles,
  hashRows,
  storageSettings,
} from '../../support/stored-hashes.ts'
import { withDatabase } from '../../support/with-database.ts'
import { checkSubmissions } from '../check-submissions.ts'
import { startLoad } from '../load.ts'
import { runScript } from '../run-script.ts'
import type { Site } from '../site.ts'
import type { Observation, Step } from '../step.ts'

const rates = { pagesPerSecond: 20, uploadsPerSecond: 6 }

/** The milliseconds of load before the backup. */
const loadTime = 15_000

/** The number of submissions that are never deleted; older ones are. */
const minRemaining = 30

/** What submissions, deletions, jobs and logins change; everything else must stay the same. */
const changedByLoad =
  /^(sequences|table (voice_bot_onboardings|onboarding_documents|payload_jobs|file_removals|audit_log|users_sessions))/

export const steps: Step[] = [
  {
    name: 'backup under load',
    guarantee:
      'taken while customers submit and staff delete: passes its check, and an ordinary role restores a consistent state with unchanged files to another database',
    missing: ({ database }) =>
      database ? undefined : 'the role in DATABASE_URL may be unable to create another role',
    run: async (site) => {
      const folder = temporaryFolder()
      try {
        return await backUpAndRestore(site, folder)
      } finally {
        fs.rmSync(folder, { recursive: true, force: true })
      }
    },
  },
]

async function backUpAndRestore(site: Site, folder: string): Promise<Observation> {
  const backup = path.join(folder, 'backup')
  const source = { folder: site.folder, env: { DATABASE_URL: site.databaseUrl } }
  const load = startLoad(site.url, rates)
  const deletions = startDeleting(await logInStaff(site.url), load.confirmed)
  await sleep(loadTime)
  const [confirmed, deleted] = [[...load.confirmed], [...deletions.done]]
  let stayed: number[] = []
  try {
    await runScript('backup', { ...source, args: [backup] })
    stayed = confirmed.filter((id) => !deletions.begun.has(id))
  } finally {
    await load.stop()
    await deletions.stop()
  }
  await runScript('restore', { ...source, args: [backup, '--rehearse'] })

  const target = { folder, env: { DATABASE_URL: await createDatabase(site) } }
  await runScript('restore', { ...target, args: [backup] })
  const different = await differencesBetween(source, target)
  const { stored, lost, halfWritten, unannounced } = await checkRestored(target, stayed)
  const undeleted = deleted.filter((id) => stored.has(id)).length
  // The restored product must start.
  await (await startProduct(target)).stop()
  const failures = [...load.result().failures, ...deletions.failures]
  const counts = { lost, undeleted, halfWritten, unannounced, failures: failures.length }
  return {
    observed: `of ${confirmed.length} confirmed submissions, of which ${deleted.length} were deleted before, ${stored.size} were restored: ${lost} lost, ${undeleted} deleted ones restored, ${halfWritten} incomplete, ${unannounced} without their webhook call; different: ${different.slice(0, 3).join(', ') || 'none'}; ${failures.length} requests failed ${failures[0] ?? ''}`,
    isKept:
      Object.values(counts).every((count) => count === 0) &&
      different.length === 0 &&
      stayed.length > 0 &&
      deleted.length > 0,
  }
}

/** Deletes submissions as staff do, one after another, but leaves the latest ones. */
function startDeleting(staff: StaffClient, confirmed: number[]) {
  const begun = new Set<number>()
  const done: number[] = []
  const failures: string[] = []
  let isStopped = false
  const ended = (async () => {
    while (!isStopped) {
      const id = confirmed[begun.size]
      if (id === undefined || confirmed.length - begun.size <= minRemaining) {
        await sleep(50)
        continue
      }
      begun.add(id)
      await staff.send('DELETE', `voice-bot-onboardings/${id}`).then(
        () => done.push(id),
        (error: Error) => failures.push(error.message),
      )
    }
  })()
  return {
    ...{ begun, done, failures },
    stop: () => {
      isStopped = true
      return ended
    },
  }
}

/** Creates an empty database whose owner has no other privileges. */
async function createDatabase({ query, databaseUrl }: Site): Promise<string> {
  await query(`CREATE ROLE restorer LOGIN PASSWORD 'restorer'`)
  await query('CREATE DATABASE restored OWNER restorer')
  const url = new URL(databaseUrl)
  return Object.assign(url, {
    ...{ username: 'restorer', password: 'restorer', pathname: '/restored' },
  }).href
}

type Place = { folder: string; env: { DATABASE_URL: string } }

/**
 * Returns differences between source and target: in tables that the load does not change, and in
 * restored files.
 */
async function differencesBetween(source: Place, target: Place): Promise<string[]> {
  const [was, is] = [source, target].map(({ folder, env }) => ({
    ...storageSettings(folder),
    ...env,
  }))
  if (!was || !is) return []
  const rows = differingNames(await hashRows(was), await hashRows(is))
  const [former, restored] = [await hashFiles(was), await hashFiles(is)]
  return [
    ...rows.filter((name) => !changedByLoad.test(name)),
    // Files of deleted entries are kept for a day, so the source may have more.
    ...Object.keys(restored).filter((name) => restored[name] !== former[name]),
  ]
}

function checkRestored({ folder, env }: Place, confirmed: number[]) {
  return withDatabase(env.DATABASE_URL, async (client) => {
    const query: Site['query'] = async (text, values) => (await client.query(text, values)).rows
    // Each webhook call must be recorded or still be queued.
    const [row] = await query<{ unannounced: number }>(
      `SELECT count(*)::int AS unannounced FROM voice_bot_onboardings entry
       WHERE deliveries IS NULL AND NOT EXISTS (SELECT FROM payload_jobs
         WHERE input::jsonb = jsonb_build_object('kind', 'onboarding', 'id', entry.id))`,
    )
    const judged = await checkSubmissions({ query, folder }, confirmed)
    return { ...judged, unannounced: row?.unannounced ?? 0 }
  })
}
