import { expect, it } from 'vitest'
import { locales } from '../../../src/i18n/locales.ts'
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
