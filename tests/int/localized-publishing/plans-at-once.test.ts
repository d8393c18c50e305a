import { expect, it, vi } from 'vitest'
import { locales } from '../../../src/i18n/locales.ts'
import { runDueJobs } from '../../../src/lib/database/job-queues.ts'
import { context, setUpEditor } from '../../support/editor-context.ts'
import { asDraft, updateDocument, updateLanding } from '../../support/editor-writes.ts'
import { readPublicLanding } from '../../support/public-landing.ts'

setUpEditor()

it('all languages that are planned for the same minute are published', async () => {
  const { jobs } = context.payload
  const ids: number[] = []
  for (const locale of locales) {
    await updateLanding({ hero: { headline: `New ${locale}` } }, { ...asDraft, locale })
    const user = { relationTo: 'users', value: context.user.id } as const
    const input = { type: 'publish', locale, global: 'landing', user } as const
    const { id } = await jobs.queue({ task: 'schedulePublish', input })
    ids.push(Number(id))
  }
  // Payload runs the jobs of one run concurrently.
  await jobs.run({ where: { id: { in: ids } } })
  for (const locale of locales) {
    expect((await readPublicLanding(locale)).hero.headline).toBe(`New ${locale}`)
  }
})

it('more documents than the database has connections are published in the same minute', async () => {
  const { jobs } = context.payload
  const { docs } = await context.payload.find({ collection: 'features', limit: 1, depth: 0 })
  const user = { relationTo: 'users', value: context.user.id } as const
  const doc = { relationTo: 'features', value: String(docs[0]?.id) } as never
  for (let count = 0; count < 20; count++) {
    const input = { type: 'publish', doc, user } as const
    await jobs.queue({ task: 'schedulePublish', input })
  }
  await runDueJobs(context.payload, { name: 'default', limit: 20 })
  const where = { hasError: { equals: true } }
  expect((await context.payload.find({ collection: 'payload-jobs', where })).docs).toEqual([])
})

it('a plan for one language leaves the drafts of the others unchanged', async () => {
  const { jobs } = context.payload
  const before = (await readPublicLanding('de')).hero.headline
  for (const locale of ['de', 'pt'] as const) {
    await updateLanding({ hero: { headline: `Draft ${locale}` } }, { ...asDraft, locale })
  }
  const user = { relationTo: 'users', value: context.user.id } as const
  const input = { type: 'publish', locale: 'pt', global: 'landing', user } as const
  const { id } = await jobs.queue({ task: 'schedulePublish', input })
  await jobs.run({ where: { id: { equals: id } } })
  expect((await readPublicLanding('pt')).hero.headline).toBe('Draft pt')
  expect((await readPublicLanding('de')).hero.headline).toBe(before)
})

it('a plan that is cancelled while another one runs is not published', async () => {
  const { db, jobs } = context.payload
  const before = (await readPublicLanding('pt')).hero.headline
  const user = { relationTo: 'users', value: context.user.id } as const
  const ids: number[] = []
  for (const locale of ['en', 'pt'] as const) {
    await updateLanding({ hero: { headline: `Planned ${locale}` } }, { ...asDraft, locale })
    const input = { type: 'publish', locale, global: 'landing', user } as const
    ids.push(Number((await jobs.queue({ task: 'schedulePublish', input })).id))
  }
  const transactionID = (await db.beginTransaction()) as string
  const data = { _status: 'published' } as const
  await context.payload.updateGlobal({
    slug: 'landing',
    locale: 'de',
    data,
    req: { transactionID },
  })
  const run = jobs.run({ where: { id: { in: ids } }, processingOrder: 'createdAt' })
  await vi.waitFor(async () => {
    const { rowCount } = await db.pool.query('SELECT 1 FROM pg_locks WHERE NOT granted')
    expect(rowCount).toBeGreaterThan(0)
  })
  await context.payload.delete({ collection: 'payload-jobs', id: Number(ids[1]) })
  await db.rollbackTransaction(transactionID)
  await run
  expect((await readPublicLanding('en')).hero.headline).toBe('Planned en')
  expect((await readPublicLanding('pt')).hero.headline).toBe(before)
})

it('texts with a new claim are published with it, although their plan runs first', async () => {
  const { findGlobal, jobs, updateGlobal } = context.payload
  const { items } = await findGlobal({ slug: 'claims', depth: 0 })
  const [first] = items
  const data = { items: [...items, { ...first, id: undefined, key: 'newPrice', value: '49' }] }
  await updateGlobal({ slug: 'claims', draft: true, data: data as never })
  const draft = { ...asDraft, locale: 'de' } as const
  await updateLanding({ hero: { headline: 'Ab {newPrice} Euro' } }, draft)
  const user = { relationTo: 'users', value: context.user.id } as const
  const waitUntil = new Date(Date.now() - 1000)
  const at = waitUntil.toISOString()
  const plan = async (input: object) => {
    const planned = { type: 'publish', user, at, ...input } as never
    const { id } = await jobs.queue({ task: 'schedulePublish', input: planned, waitUntil })
    return Number(id)
  }
  const texts = await plan({ global: 'landing', locale: 'de' })
  const wrong = await plan({ global: 'landing', locale: 'en' })
  await updateLanding({ hero: { headline: '{neverThere}' } }, { ...asDraft, locale: 'en' })
  await plan({ global: 'claims' })
  await jobs.run({ processingOrder: 'createdAt' })
  for (const id of [texts, wrong]) {
    await context.payload.update({
      collection: 'payload-jobs',
      id,
      data: { waitUntil: waitUntil.toISOString() },
    })
  }
  await jobs.run({ processingOrder: 'createdAt' })
  expect((await readPublicLanding('de')).hero.headline).toBe('Ab {newPrice} Euro')
  const { docs } = await context.payload.find({ collection: 'payload-jobs', depth: 0 })
  expect(docs).toMatchObject([{ id: wrong, hasError: true }])
})

it('a draft is saved without waiting for a publication in progress', async () => {
  const transactionID = (await context.payload.db.beginTransaction()) as string
  const req = { transactionID }
  const data = { _status: 'published' } as const
  await context.payload.updateGlobal({ slug: 'landing', locale: 'de', data, req })
  const saved = await updateDocument(
    'testimonials',
    context.testimonial,
    { content: 'Ein Entwurf' },
    asDraft,
  )
  await context.payload.db.rollbackTransaction(transactionID)
  expect(saved).toMatchObject({ content: 'Ein Entwurf' })
})
