import { expect, it } from 'vitest'
import { loadPlanned } from '../../src/features/back-office/dashboard/planned.ts'
import { context, setUpTranslating } from '../support/translating.ts'

setUpTranslating()

/** Stores plans for Viktor's page, `minutes` from now, as the editor's form does. */
async function storePlans(minutes: number[]): Promise<void> {
  for (const minute of minutes) {
    const data = {
      taskSlug: 'schedulePublish',
      waitUntil: new Date(Date.now() + minute * 60_000).toISOString(),
      input: { type: 'publish', doc: { relationTo: 'personas', value: context.viktor } },
    }
    await context.payload.db.create({ collection: 'payload-jobs', data, returning: false })
  }
}

it('the start page lists the next ten plans and counts the others', async () => {
  await storePlans([30, ...Array.from({ length: 11 }, (_, index) => 100 + index), 20])
  const { listed, more } = await loadPlanned({ payload: context.payload, uiLocale: 'de' })
  expect(listed).toHaveLength(10)
  expect(listed[0]).toMatchObject({ title: 'Assistent „Viktor“', type: 'publish' })
  expect(listed.map(({ at }) => at)).toEqual(listed.map(({ at }) => at).toSorted())
  expect(more).toBe(3)
})

it('a plan is rejected if there are five hundred on the site', async () => {
  await storePlans(Array.from({ length: 499 }, () => 60))
  const at = new Date(Date.now() + 60 * 60_000).toISOString()
  const plan = () => context.rest('POST', 'globals/landing/plans', { type: 'publish', at })
  expect((await plan()).status).toBe(201)
  const rejected = await plan()
  expect(rejected.status).toBe(409)
  expect(JSON.stringify(rejected.body)).toContain('500')
})
