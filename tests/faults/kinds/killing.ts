import { setTimeout as sleep } from 'node:timers/promises'
import { publishMotto, submitContact, submitOnboarding, waitUntil } from '../actions.ts'
import type { Fault, Random } from '../fault.ts'
import type { World } from '../world.ts'

const times = 20

/** Kills something at a random moment during `work` and restarts it. */
const duringWork =
  (
    work: (world: World) => Promise<unknown>,
    milliseconds: number,
    kill: (world: World) => Promise<void>,
  ): Fault['run'] =>
  async (world, random: Random) => {
    const done = work(world)
    await sleep(random() * milliseconds)
    await kill(world)
    await done
  }

const killSite = async ({ killSite, startSite }: World) => {
  await killSite()
  await startSite()
}

const killDatabase = async ({ killDatabase, startDatabase }: World) => {
  await killDatabase()
  await startDatabase()
}

const killBoth = async ({ killDatabase, killSite, startDatabase, startSite }: World) => {
  await Promise.all([killDatabase(), killSite()])
  await startDatabase()
  await startSite()
}

const submitAll = (world: World) =>
  Promise.all([submitOnboarding(world), submitContact(world), submitOnboarding(world)])

/**
 * Creates expired entries with the lowest ids, as the oldest ones have, queues the nightly job as due and resolves
 * when it has begun to delete.
 */
async function startRetention({ query }: World): Promise<void> {
  await query(
    `INSERT INTO contact_requests (id, name, email, message, status, created_at, updated_at)
     SELECT -n, 'Alt', 'alt@example.com', 'Alt', 'new', now() - interval '3 years', now()
     FROM generate_series(1, 30) AS n`,
  )
  await query(`UPDATE voice_bot_onboardings SET created_at = now() - interval '3 years'
    WHERE id IN (SELECT id FROM voice_bot_onboardings ORDER BY id LIMIT 2)`)
  // Otherwise, the first night after a start deletes nothing.
  const latest = Date.now()
  const nights = JSON.stringify({ first: latest - 24 * 60 * 60 * 1000, latest })
  await query(
    `INSERT INTO payload_kv (key, data) VALUES ('retention:nights', $1)
     ON CONFLICT (key) DO UPDATE SET data = excluded.data`,
    [nights],
  )
  await query(
    `INSERT INTO payload_jobs (task_slug, queue, input, processing, has_error, total_tried, created_at, updated_at)
     VALUES ('delete-expired', 'default', '{}', false, false, 0, now(), now())`,
  )
  await waitUntil(async () => {
    const [row] = await query<{ begun: boolean }>(
      `SELECT count(*) < 30 AS begun FROM contact_requests WHERE name = 'Alt'`,
    )
    return row?.begun === true
  }, 'retention does not start')
}

async function killDuringRetention(world: World, random: Random): Promise<void> {
  await submitOnboarding(world)
  const expired = await world.query<{ id: number }>(
    'SELECT id FROM voice_bot_onboardings ORDER BY id LIMIT 2',
  )
  for (const { id } of expired) world.expired.add(id)
  world.confirmed.onboarding = world.confirmed.onboarding.filter((id) => !world.expired.has(id))
  await startRetention(world)
  await sleep(random() * 400)
  await killSite(world)
  // The retry of the same job deletes the rest.
  await waitUntil(
    async () => {
      await world.query(
        `UPDATE payload_jobs SET wait_until = NULL WHERE task_slug = 'delete-expired'`,
      )
      const left = await world.query(`SELECT 1 FROM contact_requests WHERE name = 'Alt'`)
      return left.length === 0
    },
    'retention does not end after the kill',
    60,
  )
}

const inOnboarding = (kill: (world: World) => Promise<void>) => duringWork(submitAll, 500, kill)

export const faults: Fault[] = [
  { name: 'kill -9 of the site, onboarding', times, run: inOnboarding(killSite) },
  { name: 'kill -9 of the site, publication', times, run: duringWork(publishMotto, 700, killSite) },
  { name: 'kill -9 of the site, retention', times, run: killDuringRetention },
  {
    name: 'kill -9 of the database',
    times,
    run: async (world, random, turn, tries) => {
      const work = turn % 2 === 0 ? submitAll : publishMotto
      await duringWork(work, 500, killDatabase)(world, random, turn, tries)
      await waitUntil(
        async () => (await submitContact(world)) === 200,
        'no submission is accepted after the restart',
      )
    },
  },
  { name: 'kill -9 of both', times, run: inOnboarding(killBoth) },
]
