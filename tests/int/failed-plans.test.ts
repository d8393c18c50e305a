import type { Payload } from 'payload'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadFailedPlans } from '../../src/features/dashboard/failed-plans.ts'
import { content } from '../../src/seed/index.ts'
import { cms, outsideNext } from '../support/cms.ts'

let payload: Payload
let viktor: number

beforeAll(async () => {
  payload = await cms()
  const where = { slug: { equals: 'viktor' } }
  viktor = (await payload.find({ collection: 'personas', where })).docs[0]?.id ?? 0
})

afterEach(async () => {
  await write({ motto: content.ro.personas.viktor.motto, _status: 'published' })
  await payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } })
})

const write = (data: object, draft = false) =>
  payload.update({
    collection: 'personas',
    id: viktor,
    locale: 'ro',
    data,
    draft,
    depth: 0,
    context: outsideNext(),
  })

/** Plans the Romanian of Viktor, as the editor's form does. */
async function plan(waitUntil: Date) {
  const { docs } = await payload.find({ collection: 'users', limit: 1, sort: 'id' })
  return payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil,
    input: {
      type: 'publish',
      locale: 'ro',
      doc: { relationTo: 'personas', value: viktor },
      user: { relationTo: 'users', value: docs[0]?.id as number },
    },
  })
}

/** Plans it for now, with a hole in it. */
async function failAtItsTime() {
  await write({ motto: '' }, true)
  await plan(new Date(Date.now() - 1000))
  await payload.jobs.run({ silent: true })
}

const told = () => loadFailedPlans({ payload, speaks: 'de' })

it('a plan that failed is told with its document, language and reason', async () => {
  await failAtItsTime()
  expect(await told()).toEqual([
    {
      id: expect.any(Number),
      href: `/admin/collections/personas/${viktor}?locale=ro`,
      title: 'Assistent „Viktor“',
      language: 'ro',
      reason: expect.stringContaining('Motto fehlt'),
    },
  ])
})

it('it is over once the document has been saved again', async () => {
  await failAtItsTime()
  await write({ motto: 'Gata' }, true)
  expect(await told()).toEqual([])
})

it('it is over once it has been planned anew, and one that waits is no failure', async () => {
  await failAtItsTime()
  await plan(new Date(Date.now() + 60_000))
  expect(await told()).toEqual([])
})
