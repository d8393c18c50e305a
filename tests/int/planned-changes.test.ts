import { expect, it } from 'vitest'
import { loadPlanned } from '../../src/features/back-office/dashboard/planned.ts'
import { createAccount, removeAccounts } from '../support/accounts.ts'
import { callRest } from '../support/call-rest.ts'
import { context, setUpTranslating } from '../support/translating.ts'

setUpTranslating()

/** Stores plans for Viktor's page or another document, `minutes` from now, as the editor's form does. */
async function storePlans(
  minutes: number[],
  doc: object = { relationTo: 'personas', value: context.viktor },
): Promise<void> {
  for (const minute of minutes) {
    const data = {
      taskSlug: 'schedulePublish',
      waitUntil: new Date(Date.now() + minute * 60_000).toISOString(),
      input: { type: 'publish', doc },
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

it('plans of documents that are in the trash or deleted do not displace others', async () => {
  const { payload } = context
  const create = async () => {
    const data = { name: 'Neu', isExample: false }
    return (await payload.create({ collection: 'testimonials', data: data as never, draft: true }))
      .id
  }
  const [trashed, deleted] = [await create(), await create()]
  const doc = (value: number) => ({ relationTo: 'testimonials', value })
  await storePlans(
    Array.from({ length: 10 }, () => 10),
    doc(trashed),
  )
  await storePlans([5], doc(deleted))
  await storePlans([20])
  const deletedAt = new Date().toISOString()
  await payload.update({ collection: 'testimonials', id: trashed, data: { deletedAt } })
  await payload.delete({ collection: 'testimonials', id: deleted })
  const { listed, more } = await loadPlanned({ payload, uiLocale: 'de' })
  expect(listed).toMatchObject([{ title: 'Assistent „Viktor“' }])
  expect(more).toBe(0)
  expect((await payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(11)
})

/** Plans a publication of the landing page, `minutes` from now. */
function plan(minutes: number, locale?: string) {
  const at = new Date(Date.now() + minutes * 60_000).toISOString()
  return () => context.rest('POST', 'globals/landing/plans', { type: 'publish', at, locale })
}

it('a plan that is sent again is stored once', async () => {
  const send = plan(60, 'de')
  const [first, again] = [await send(), await send()]
  expect([first.status, again.status]).toEqual([201, 200])
  expect(again.body).toEqual(first.body)
  await plan(60, 'en')()
  await plan(61, 'de')()
  expect((await context.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(3)
})

it('a plan is rejected if there are five hundred on the site', async () => {
  await storePlans(Array.from({ length: 499 }, () => 60))
  expect((await plan(60)()).status).toBe(201)
  const rejected = await plan(61)()
  expect(rejected.status).toBe(409)
  expect(JSON.stringify(rejected.body)).toContain('500')
})

it('a plan that was not tried yet cannot be tried again before its time', async () => {
  await storePlans([60])
  const { docs } = await context.payload.find({ collection: 'payload-jobs' })
  const admin = await createAccount('admin')
  const path = `payload-jobs/${docs[0]?.id}/send-again`
  expect((await callRest('POST', path, { headers: admin.headers })).status).toBe(404)
  await removeAccounts(admin)
  const after = await context.payload.find({ collection: 'payload-jobs' })
  expect(after.docs[0]?.waitUntil).toBe(docs[0]?.waitUntil)
})
