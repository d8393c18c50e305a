/**
 * An editing session by script: `node tests/bench/editing.ts [minutes]`, 30 by default. It types as
 * autosave does, publishes, restores, plans, and changes the language at every step, while visitors
 * read. Each step is checked: no error, no lost text, no stale page. Ends with status 1 at the first.
 */
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { ownDatabaseUrl } from '../support/own-database-url.ts'
import { startProduct, temporaryFolder } from '../support/product.ts'
import { staffOf } from '../support/staff.ts'
import { withDatabase } from '../support/stored.ts'

const minutes = Number(process.argv[2] ?? 30)

const folder = temporaryFolder()
const { url, stop, output } = await startProduct({ folder })
const staff = await staffOf(url)
const id = (await staff.find('personas', 'slug', 'viktor')).id
const path = `personas/${id}`
const me = (await staff.send('GET', 'users/me')).user.id

/** What each language must show: to the public, and to the editors. */
const shown = new Map<Locale, string>()
const drafted = new Map<Locale, string>()
for (const locale of locales) {
  const { motto } = await staff.send('GET', `${path}?locale=${locale}&depth=0`)
  shown.set(locale, motto)
  drafted.set(locale, motto)
}

let isOver = false
const visitors = locales.map(async (locale) => {
  while (!isOver) {
    const answer = await fetch(`${url}/${locale}`)
    await answer.text()
    if (answer.status !== 200) throw new Error(`A visitor of /${locale} got ${answer.status}`)
    await sleep(50)
  }
})

const counts: Record<string, number> = {}
const steps = { type, publish, restore, plan }
const order = ['type', 'publish', 'type', 'type', 'restore', 'type', 'publish', 'plan'] as const
const endsAt = Date.now() + minutes * 60_000
try {
  for (let turn = 0; Date.now() < endsAt; turn++) {
    const name = order[turn % order.length] ?? 'type'
    const locale = locales[(turn * 3) % locales.length] ?? 'de'
    await steps[name](locale, `${name} ${turn} ${locale}`)
    counts[name] = (counts[name] ?? 0) + 1
    await check()
  }
  const errors = output().match(/ERROR.*/g) ?? []
  if (errors.length > 0) throw new Error(`The product logged: ${errors.join('\n')}`)
  console.log(
    `editing session of ${minutes} minutes: no error, no lost text, no stale page in`,
    Object.entries(counts)
      .map(([name, count]) => `${count} × ${name}`)
      .join(', '),
  )
} catch (error) {
  process.exitCode = 1
  console.error(error)
} finally {
  isOver = true
  await Promise.all(visitors)
  await stop()
  fs.rmSync(folder, { recursive: true, force: true })
}

/** Saves as the editor does while somebody types. */
async function type(locale: Locale, text: string): Promise<void> {
  for (let length = Math.ceil(text.length / 2); length <= text.length; length += 3) {
    await autosave(locale, text.slice(0, length))
  }
  await autosave(locale, text)
}

async function autosave(locale: Locale, motto: string): Promise<void> {
  await staff.send('PATCH', `${path}?locale=${locale}&draft=true&autosave=true`, { motto })
  drafted.set(locale, motto)
}

async function publish(locale: Locale, text: string): Promise<void> {
  await staff.publish(path, locale, { motto: text })
  shown.set(locale, text)
  drafted.set(locale, text)
}

/** Brings back the version before the last published one, which has texts of every language. */
async function restore(): Promise<void> {
  const query = `where[parent][equals]=${id}&sort=-updatedAt&limit=20&depth=0&locale=all`
  const { docs } = await staff.send('GET', `personas/versions?${query}`)
  const isPublished = ({ version }: Version) =>
    locales.every((locale) => version._status[locale] === 'published')
  const version = docs.filter(isPublished).at(1) as Version | undefined
  if (!version) return
  await staff.send('POST', `personas/versions/${version.id}?locale=all`)
  for (const locale of locales) {
    shown.set(locale, version.version.motto[locale])
    drafted.set(locale, version.version.motto[locale])
  }
}

type Version = {
  id: number
  version: { motto: Record<Locale, string>; _status: Record<Locale, string> }
}

/** Has a draft published by the queue, as what the admin plans is. */
async function plan(locale: Locale, text: string): Promise<void> {
  await autosave(locale, text)
  const input = {
    type: 'publish',
    locale,
    doc: { relationTo: 'personas', value: String(id) },
    user: { relationTo: 'users', value: me },
  }
  await withDatabase(ownDatabaseUrl(folder), (client) =>
    client.query(
      `INSERT INTO payload_jobs (input, task_slug, wait_until, created_at, updated_at)
       VALUES ($1, 'schedulePublish', now(), now(), now())`,
      [input],
    ),
  )
  shown.set(locale, text)
}

/** Waits for the pages, since a visitor may just be making one; then nothing may be old or lost. */
async function check(): Promise<void> {
  for (const locale of locales) {
    const text = shown.get(locale) ?? ''
    const seen = await staff.send('GET', `${path}?locale=${locale}&draft=true&depth=0`)
    if (seen.motto !== drafted.get(locale)) {
      throw new Error(`Lost in ${locale}: ${drafted.get(locale)}; there is ${seen.motto}`)
    }
    const giveUpAt = Date.now() + 20_000
    while (!(await (await fetch(`${url}/${locale}`)).text()).includes(text)) {
      if (Date.now() > giveUpAt) throw new Error(`Stale /${locale}: ${text} does not appear`)
    }
  }
}
