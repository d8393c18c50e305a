import fs from 'node:fs'
import path from 'node:path'
import { uploadFolders } from '../../src/lib/files/stores.ts'
import { readStoredOnboardings } from '../support/stored-onboardings.ts'
import { waitUntil } from './actions.ts'
import { findDifferences, readDocuments, readPages } from './content.ts'
import { assertKept } from './fault.ts'
import type { World } from './world.ts'

/**
 * Checks everything that must hold after a fault once the site runs again. Throws an error for the
 * first violation.
 */
export async function expectInvariants(world: World): Promise<void> {
  await waitUntil(async () => (await fetch(world.url)).ok, 'the site does not respond')
  await expectWholeSubmissions(world)
  await expectFiles(world)
  await expectJobs(world)
  await expectContent(world)
}

async function expectWholeSubmissions(world: World): Promise<void> {
  const { databaseUrl, folder, confirmed } = world
  await waitUntil(
    async () => (await readStoredOnboardings(databaseUrl, folder)).unfinished === 0,
    'unfinished uploads remain on the disk',
  )
  const { names } = await readStoredOnboardings(databaseUrl, folder)
  const [listed, recorded, onDisk] = [names.listed, names.recorded, names.onDisk].map(String)
  assertKept(recorded === listed, 'documents and entries differ')
  assertKept(onDisk === listed, 'files and documents differ')
  for (const [table, ids] of [
    ['voice_bot_onboardings', confirmed.onboarding],
    ['contact_requests', confirmed.contact],
  ] as const) {
    const rows = await world.query<{ id: number }>(`SELECT id FROM ${table} WHERE id = ANY($1)`, [
      ids,
    ])
    assertKept(
      rows.length === ids.length,
      `${ids.length - rows.length} confirmed rows of ${table} are lost`,
    )
  }
}

/** The pictures and recordings on the disk must be exactly those with a row, in every size. */
async function expectFiles({ folder, query }: World): Promise<void> {
  const folders = uploadFolders({
    DATA_DIR: path.join(folder, 'data'),
    MEDIA_DIR: path.join(folder, 'media'),
  })
  const recorded = await query<{ collection: 'media' | 'recordings'; name: string }>(
    `SELECT 'media' AS collection, name FROM media,
       unnest(ARRAY[filename, sizes_thumbnail_filename, sizes_portrait_filename]) name
     WHERE name IS NOT NULL UNION ALL SELECT 'recordings', filename FROM recordings`,
  )
  const removals = await query<{ name: string }>('SELECT name FROM file_removals')
  const left = new Set(removals.map(({ name }) => name))
  for (const collection of ['media', 'recordings'] as const) {
    const names = recorded.filter((row) => row.collection === collection).map(({ name }) => name)
    const files = filesIn(folders[collection]).filter((name) => !left.has(name))
    assertKept(
      String(files.sort()) === String(names.sort()),
      `files and rows of ${collection} differ`,
    )
  }
}

function filesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return []
  const entries = fs.readdirSync(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

const submissions = [
  ['voice_bot_onboardings', 'onboarding'],
  ['contact_requests', 'contact'],
] as const

/**
 * Returns whether a notification reached its receiver, even if the product could no longer record
 * that.
 */
export function hasArrived(
  { receiver, mailServer }: World,
  kind: string,
  id: number,
  task: string,
) {
  if (task === 'call-webhook') {
    return [...receiver.calls.keys()].some((key) => key.startsWith(`${kind}_${id}_`))
  }
  const to = task === 'mail-team' ? 'team' : 'customer'
  const messageId = new RegExp(`^Message-ID: <${kind}_${id}_\\d+_${to}@`, 'im')
  return mailServer.mails.some(({ source }) => messageId.test(source))
}

/**
 * Every entry must have each of its three notifications exactly once: sent or still in the queue.
 * No job may refer to a missing entry, unless retention has deleted the entry.
 */
async function expectJobs(world: World): Promise<void> {
  const { query, expired } = world
  for (const [table, kind] of submissions) {
    const found = await query<{ id: number; task: string; queued: number }>(
      `SELECT s.id, task, q.queued FROM ${table} s
       CROSS JOIN unnest(ARRAY['mail-team', 'confirm-to-customer', 'call-webhook']) task
       CROSS JOIN LATERAL (SELECT count(*)::int AS queued FROM payload_jobs
         WHERE task_slug::text = task AND input::jsonb = jsonb_build_object('kind', $1::text, 'id', s.id)) q
       WHERE s.name <> 'Alt' AND (q.queued > 1
         OR q.queued = 0 AND NOT coalesce(s.deliveries, '[]') @> jsonb_build_array(jsonb_build_object('task', task)))`,
      [kind],
    )
    const wrong = found.filter(
      ({ id, task, queued }) => queued > 1 || !hasArrived(world, kind, id, task),
    )
    assertKept(wrong.length === 0, `lost or duplicate jobs: ${JSON.stringify(wrong.slice(0, 3))}`)
    const orphans = await query<{ id: number }>(
      `SELECT (input::jsonb ->> 'id')::int AS id FROM payload_jobs
       WHERE input::jsonb ->> 'kind' = $1
         AND NOT EXISTS (SELECT 1 FROM ${table} s WHERE s.id = (input::jsonb ->> 'id')::int)`,
      [kind],
    )
    const wrongOrphans = orphans.filter(({ id }) => kind !== 'onboarding' || !expired.has(id))
    assertKept(
      wrongOrphans.length === 0,
      `jobs without their entry: ${JSON.stringify(wrongOrphans)}`,
    )
  }
}

/**
 * Every document must be unchanged, published and as a draft, except for the motto that the
 * campaign publishes. Every public page must show the last confirmed motto or one that was
 * published after it.
 */
async function expectContent({ url, staff, mottos, before, draft }: World): Promise<void> {
  const documents = findDifferences(before.documents, await readDocuments(staff))
  assertKept(documents.length === 0, `changed content: ${documents.join(', ')}`)
  const published = async () => {
    const response = await fetch(`${url}/api/personas?where[slug][equals]=clara&locale=ro&depth=0`)
    return String((await response.json()).docs[0].motto)
  }
  if (mottos.confirmed) {
    const motto = await published()
    assertKept(
      [mottos.confirmed, ...mottos.tried].includes(motto),
      `"${motto}" is published instead of "${mottos.confirmed}"`,
    )
  }
  let pages: string[] = []
  const isPublished = async () => {
    const expected = before.pagesWith(await published())
    pages = findDifferences(expected, await readPages(url))
    return pages.length === 0
  }
  await waitUntil(isPublished, 'pages differ from the published content').catch((error: Error) => {
    throw new Error(`${error.message}: ${pages.join(', ')}`)
  })
  const all = [...(await readPages(url)).values()].join(' ')
  assertKept(!all.includes(draft), 'a draft is public')
}
