import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../src/i18n/locales.ts'
import { inTransaction } from '../../../src/lib/database/transaction.ts'
import type { Persona } from '../../../src/payload-types.ts'
import { cms, publicBySlug } from '../../support/cms.ts'
import { restoreAfterEach } from '../../support/database-snapshot.ts'
import { hearExpiredTags } from '../../support/expired-tags.ts'

let payload: Payload
let viktor: Persona
/** What another instance of the site hears of a write. */
let instance: Awaited<ReturnType<typeof hearExpiredTags>>

beforeAll(async () => {
  payload = await cms()
  const { docs } = await payload.find({
    collection: 'personas',
    where: { slug: { equals: 'viktor' } },
    locale: 'ro',
    depth: 0,
  })
  viktor = docs[0] as Persona
  instance = await hearExpiredTags(process.env.DATABASE_URL ?? '')
})

afterAll(() => instance.stop())

restoreAfterEach()
afterEach(() => instance.take())

describe('the pages that a change of one document expires', () => {
  it('is, when one language is published, that language of the lists and of its own page', async () => {
    await write({ motto: 'Nou', _status: 'published' })
    expect(await instance.take()).toEqual(['personas/viktor:ro', 'personas:ro'])
  })

  it('is nothing when a draft is saved, also over a published text', async () => {
    await write({ motto: 'Ciornă' }, { draft: true })
    await write({ motto: 'Ciornă nouă' }, { draft: true })
    expect(await instance.take()).toEqual([])
  })

  it('is nothing when nothing has changed', async () => {
    await write({ motto: viktor.motto, _status: 'published' })
    expect(await instance.take()).toEqual([])
  })

  it('is every language once a field that they share is published in one', async () => {
    await write({ age: 61 }, { draft: true })
    expect(await instance.take()).toEqual([])
    // By now the latest draft equals what is published: public content is compared, not versions.
    await write({ _status: 'published' })
    expect(await instance.take()).toEqual(everyLanguage)
  })

  it('is the language alone in which it is withdrawn, and the links to it from the others', async () => {
    await write({ _status: 'draft' })
    const links = locales.map((locale) => `languages/viktor:${locale}`)
    expect(await instance.take()).toEqual(
      [...links, 'personas/viktor:ro', 'personas:ro'].toSorted(),
    )
  })

  it('is every list, but no own page, when the order changes', async () => {
    const { _order } = (await payload.findByID({ collection: 'personas', id: viktor.id })) as {
      _order?: string
    }
    await write({ _order: 'zz' } as never)
    expect(await instance.take()).toEqual(locales.map((locale) => `personas:${locale}`).toSorted())
    await write({ _order } as never)
  })

  it('is nothing when the write is rolled back', async () => {
    const failing = inTransaction(payload, async (req) => {
      await write({ motto: 'Nou', _status: 'published' }, { req: req as never })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await instance.take()).toEqual([])
  })

  it('is everything that shows the claims when one is published, in every language', async () => {
    const { items } = await payload.findGlobal({ slug: 'claims' })
    const changed = items.map((item, index) => (index === 0 ? { ...item, value: '77' } : item))
    await payload.updateGlobal({ slug: 'claims', data: { items: changed }, draft: true })
    expect(await instance.take()).toEqual([])
    await payload.updateGlobal({ slug: 'claims', data: { items: changed, _status: 'published' } })
    expect(await instance.take()).toEqual(locales.map((locale) => `claims:${locale}`).toSorted())
    await payload.updateGlobal({
      slug: 'claims',
      data: { items, _status: 'published' },
    })
  })
})

describe('a planned change', () => {
  it.each([
    [{ type: 'publish', locale: 'ro' }, ['ro']],
    [{ type: 'publish' }, locales],
  ] as const)('%o publishes the languages that it names', async (plan, published) => {
    for (const locale of locales) await write({ motto: 'Entwurf' }, { draft: true, locale })
    await run(plan)
    for (const locale of locales) {
      const { motto } = await read(locale)
      expect([locale, motto === 'Entwurf']).toEqual([locale, published.some((l) => l === locale)])
    }
    expect((await instance.take()).filter((tag) => tag.startsWith('personas:'))).toEqual(
      published.map((locale) => `personas:${locale}`),
    )
    await seedMottos()
  })

  it.each([
    [{ type: 'unpublish', locale: 'ro' }, ['ro']],
    [{ type: 'unpublish' }, locales],
  ] as const)('%o withdraws the languages that it names', async (plan, withdrawn) => {
    await run(plan)
    for (const locale of locales) {
      const seen = await publicBySlug('personas', 'viktor', locale)
      expect([locale, seen.length]).toEqual([locale, withdrawn.some((l) => l === locale) ? 0 : 1])
    }
    expect((await instance.take()).filter((tag) => tag.startsWith('personas:'))).toEqual(
      withdrawn.map((locale) => `personas:${locale}`),
    )
  })

  it('does nothing for a user who has lost the permission', async () => {
    await write({ motto: 'Entwurf' }, { draft: true })
    await expect(run({ type: 'publish', locale: 'ro' }, 999_999)).rejects.toThrow()
    expect((await read('ro')).motto).toBe(viktor.motto)
  })
})

const everyLanguage = ['personas', 'personas/viktor']
  .flatMap((thing) => locales.map((locale) => `${thing}:${locale}`))
  .toSorted()

type Options = {
  locale?: Locale
  draft?: boolean
  req?: never
}

function write(data: Partial<Persona>, { locale = 'ro', ...options }: Options = {}) {
  return payload.update({
    collection: 'personas',
    id: viktor.id,
    locale,
    data: data as never,
    depth: 0,
    ...options,
  })
}

function read(locale: Locale) {
  return payload.findByID({ collection: 'personas', id: viktor.id, locale, depth: 0 })
}

type Plan = { type: 'publish' | 'unpublish'; locale?: Locale }

/** Runs what the admin's "schedule" queues, as the queue would at the planned time. */
async function run(plan: Plan, user?: number): Promise<void> {
  const { docs } = await payload.find({ collection: 'users', limit: 1, sort: 'id' })
  const task = payload.config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish')
  const handler = task?.handler as (args: unknown) => Promise<unknown>
  const input = {
    ...plan,
    doc: { relationTo: 'personas', value: String(viktor.id) },
    user: { relationTo: 'users', value: user ?? docs[0]?.id },
  }
  await handler({ input, req: { payload } })
}

async function seedMottos(): Promise<void> {
  const { content } = await import('../../../src/seed/index.ts')
  for (const locale of locales) {
    const { motto } = content[locale].personas.viktor
    await write({ motto, _status: 'published' }, { locale })
  }
}
