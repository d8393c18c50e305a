import { storedIn } from '../support/stored.ts'
import { until } from './actions.ts'
import { promise } from './fault.ts'
import type { World } from './world.ts'

/** What must hold after every fault, once the site runs again. Throws a sentence for the first that does not. */
export async function expectInvariants(world: World): Promise<void> {
  await until(async () => (await fetch(world.url)).ok, 'the site does not answer')
  await expectWholeSubmissions(world)
  await expectJobs(world)
  await expectPages(world)
}

async function expectWholeSubmissions(world: World): Promise<void> {
  const { databaseUrl, folder, confirmed } = world
  await until(
    async () => (await storedIn(databaseUrl, folder)).unfinished === 0,
    'unfinished uploads stay on the disk',
  )
  const { names } = await storedIn(databaseUrl, folder)
  const [listed, recorded, onDisk] = [names.listed, names.recorded, names.onDisk].map(String)
  promise(recorded === listed, 'documents and entries differ')
  promise(onDisk === listed, 'files and documents differ')
  for (const [table, ids] of [
    ['voice_bot_onboardings', confirmed.onboarding],
    ['contact_requests', confirmed.contact],
  ] as const) {
    const rows = await world.query<{ id: number }>(`SELECT id FROM ${table} WHERE id = ANY($1)`, [
      ids,
    ])
    promise(
      rows.length === ids.length,
      `${ids.length - rows.length} confirmed rows of ${table} are lost`,
    )
  }
}

/** Every entry has each of its three notifications exactly once: noted as sent, or still in the queue. */
async function expectJobs({ query }: World): Promise<void> {
  for (const [table, kind] of [
    ['voice_bot_onboardings', 'onboarding'],
    ['contact_requests', 'contact'],
  ]) {
    const wrong = await query<{ id: number; task: string; queued: number }>(
      `SELECT s.id, task, q.queued FROM ${table} s
       CROSS JOIN unnest(ARRAY['mail-team', 'confirm-to-customer', 'call-webhook']) task
       CROSS JOIN LATERAL (SELECT count(*)::int AS queued FROM payload_jobs
         WHERE task_slug::text = task AND input::jsonb = jsonb_build_object('kind', $1::text, 'id', s.id)) q
       WHERE s.name <> 'Alt' AND (q.queued > 1
         OR q.queued = 0 AND NOT coalesce(s.deliveries, '[]') @> jsonb_build_array(jsonb_build_object('task', task)))`,
      [kind],
    )
    promise(wrong.length === 0, `jobs lost or doubled: ${JSON.stringify(wrong.slice(0, 3))}`)
  }
}

/** The public page is what is published, which is the last publication that was confirmed or one begun after it. */
async function expectPages({ url, staff, mottos, draft }: World): Promise<void> {
  const published = async () => {
    const answer = await fetch(`${url}/api/personas?where[slug][equals]=clara&locale=ro&depth=0`)
    return String((await answer.json()).docs[0].motto)
  }
  if (mottos.confirmed) {
    const motto = await published()
    promise(
      [mottos.confirmed, ...mottos.tried].includes(motto),
      `«${motto}» is published, not «${mottos.confirmed}»`,
    )
  }
  await until(
    async () => (await (await fetch(`${url}/ro`)).text()).includes(await published()),
    'the page in Romanian is not what is published',
  )
  const viktor = await staff.send(
    'GET',
    'personas?where[slug][equals]=viktor&draft=true&locale=de&depth=0',
  )
  promise(viktor.docs[0].motto === draft, 'the draft is lost')
  promise(!(await (await fetch(`${url}/de`)).text()).includes(draft), 'a draft is public')
}
