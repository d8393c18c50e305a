import { afterEach, expect, it } from 'vitest'
import { loadFailedPlans } from '../../src/features/dashboard/failed-plans.ts'
import { at, setUpTranslating, write } from '../support/translating.ts'

setUpTranslating()

afterEach(async () => {
  await at.payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } })
})

/** Plans the Romanian of Viktor, as the editor's form does. */
async function plan(waitUntil: Date) {
  const { docs } = await at.payload.find({ collection: 'users', limit: 1, sort: 'id' })
  return at.payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil,
    input: {
      type: 'publish',
      locale: 'ro',
      doc: { relationTo: 'personas', value: at.viktor },
      user: { relationTo: 'users', value: docs[0]?.id as number },
    },
  })
}

/** Plans it for now, with a hole in it. */
async function failAtItsTime() {
  await write({ motto: '' }, { locale: 'ro', draft: true })
  await plan(new Date(Date.now() - 1000))
  await at.payload.jobs.run({ silent: true })
}

const told = () => loadFailedPlans({ payload: at.payload, speaks: 'de' })

it('a plan that failed is told with its document, language and reason', async () => {
  await failAtItsTime()
  expect(await told()).toEqual([
    {
      id: expect.any(Number),
      href: `/admin/collections/personas/${at.viktor}?locale=ro`,
      title: 'Assistent „Viktor“',
      language: 'ro',
      reason: expect.stringContaining('Motto fehlt'),
    },
  ])
})

it('it is over once the document has been saved again', async () => {
  await failAtItsTime()
  await write({ motto: 'Gata' }, { locale: 'ro', draft: true })
  expect(await told()).toEqual([])
})

it('it is over once it has been planned anew, and one that waits is no failure', async () => {
  await failAtItsTime()
  await plan(new Date(Date.now() + 60_000))
  expect(await told()).toEqual([])
})
