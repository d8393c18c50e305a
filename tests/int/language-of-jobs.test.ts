import { type AcceptedLanguages, initI18n } from '@payloadcms/translations'
import { expect, it } from 'vitest'
import { cms } from '../support/cms.ts'

it.each([
  ['de', 'Geplante Veröffentlichung', /^Assistent \d+ \(Rumänisch\)$/],
  ['en', 'Scheduled publishing', /^Assistant \d+ \(Romanian\)$/],
] as const)(
  'a planned publication is described in the language of the staff: %s',
  async (...row) => {
    const [language, what, about] = row
    const payload = await cms()
    const { docs } = await payload.find({ collection: 'personas', limit: 1 })
    const job = await payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        locale: 'ro',
        doc: { relationTo: 'personas', value: docs[0]?.id ?? 0 },
      },
      waitUntil: new Date(Date.now() + 3_600_000),
    } as never)
    const collection = 'payload-jobs'
    const i18n = await initI18n({
      config: payload.config.i18n as never,
      context: 'api',
      language: language satisfies AcceptedLanguages,
    })
    const read = await payload.findByID({ collection, id: job.id, req: { i18n: i18n as never } })
    await payload.delete({ collection, id: job.id })
    expect(read).toMatchObject({ what, about: expect.stringMatching(about) })
  },
)
