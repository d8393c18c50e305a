import { expect, it } from 'vitest'
import { locales } from '../../../src/i18n/locales.ts'
import { desk, setUpDesk } from '../../support/editors-desk.ts'
import { draft, landing, write } from '../../support/editors-writes.ts'
import { publicLanding } from '../../support/public-landing.ts'

setUpDesk()

it('all languages that are planned for the same minute are published', async () => {
  const { jobs } = desk.payload
  const ids: number[] = []
  for (const locale of locales) {
    await landing({ hero: { headline: `New ${locale}` } }, { ...draft, locale })
    const user = { relationTo: 'users', value: desk.user.id } as const
    const input = { type: 'publish', locale, global: 'landing', user } as const
    const { id } = await jobs.queue({ task: 'schedulePublish', input })
    ids.push(Number(id))
  }
  // Payload runs the jobs of one run concurrently.
  await jobs.run({ where: { id: { in: ids } } })
  for (const locale of locales) {
    expect((await publicLanding(locale)).hero.headline).toBe(`New ${locale}`)
  }
})

it('a plan for one language leaves the drafts of the others unchanged', async () => {
  const { jobs } = desk.payload
  const before = (await publicLanding('de')).hero.headline
  for (const locale of ['de', 'pt'] as const) {
    await landing({ hero: { headline: `Draft ${locale}` } }, { ...draft, locale })
  }
  const user = { relationTo: 'users', value: desk.user.id } as const
  const input = { type: 'publish', locale: 'pt', global: 'landing', user } as const
  const { id } = await jobs.queue({ task: 'schedulePublish', input })
  await jobs.run({ where: { id: { equals: id } } })
  expect((await publicLanding('pt')).hero.headline).toBe('Draft pt')
  expect((await publicLanding('de')).hero.headline).toBe(before)
})

it('a draft is saved without waiting for a publication in progress', async () => {
  const transactionID = (await desk.payload.db.beginTransaction()) as string
  const req = { transactionID }
  const data = { _status: 'published' } as const
  await desk.payload.updateGlobal({ slug: 'landing', locale: 'de', data, req })
  const saved = await write('testimonials', desk.voice, { content: 'Ein Entwurf' }, draft)
  await desk.payload.db.rollbackTransaction(transactionID)
  expect(saved).toMatchObject({ content: 'Ein Entwurf' })
})
