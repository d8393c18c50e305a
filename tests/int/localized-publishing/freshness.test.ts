import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../src/i18n/locales.ts'
import { inTransaction } from '../../../src/lib/database/transaction.ts'
import type { Persona } from '../../../src/payload-types.ts'
import { cms, publicBySlug } from '../../support/cms.ts'
import { subscribeToExpiredTags } from '../../support/expired-tags.ts'
import { restoreAfterEach } from '../../support/restore-after-each.ts'

let payload: Payload
let viktor: Persona
/** Receives invalidated tags as another instance of the site does. */
let instance: Awaited<ReturnType<typeof subscribeToExpiredTags>>

beforeAll(async () => {
  payload = await cms()
  const { docs } = await payload.find({
    collection: 'personas',
    where: { slug: { equals: 'viktor' } },
    locale: 'ro',
    depth: 0,
  })
  viktor = docs[0] as Persona
  instance = await subscribeToExpiredTags(process.env.DATABASE_URL ?? '')
})

afterAll(() => instance.stop())

restoreAfterEach()
afterEach(() => instance.take())

describe('a change of one document', () => {
  it('invalidates its list and its page in the published language only', async () => {
    await write({ motto: 'Nou', _status: 'published' })
    expect(await instance.take()).toEqual(['personas/viktor:ro', 'personas:ro'])
  })

  it('invalidates nothing when a draft is saved, even over a published text', async () => {
    await write({ motto: 'Ciornă' }, { draft: true })
    await write({ motto: 'Ciornă nouă' }, { draft: true })
    expect(await instance.take()).toEqual([])
  })

  it('invalidates nothing when no content has changed', async () => {
    await write({ motto: viktor.motto, _status: 'published' })
    expect(await instance.take()).toEqual([])
  })

  it('invalidates every language when a shared field is published in one', async () => {
    await write({ age: 61 }, { draft: true })
    expect(await instance.take()).toEqual([])
    // The latest draft now equals this version, but the comparison is with the published content.
    await write({ _status: 'published' })
    expect(await instance.take()).toEqual(everyLanguage)
  })

  it('invalidates only the language that is unpublished, and the links to it in the others', async () => {
    await write({ _status: 'draft' })
    const links = locales.map((locale) => `languages/viktor:${locale}`)
    expect(await instance.take()).toEqual(
      [...links, 'personas/viktor:ro', 'personas:ro'].toSorted(),
    )
  })

  it('invalidates every list but no page of a document when the order changes', async () => {
    const { _order } = (await payload.findByID({ collection: 'personas', id: viktor.id })) as {
      _order?: string
    }
    await write({ _order: 'zz' } as never)
    expect(await instance.take()).toEqual(locales.map((locale) => `personas:${locale}`).toSorted())
    await write({ _order } as never)
  })

  it('invalidates nothing when the transaction is rolled back', async () => {
    const failing = inTransaction(payload, async (req) => {
      await write({ motto: 'Nou', _status: 'published' }, { req: req as never })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await instance.take()).toEqual([])
  })

  it('invalidates everything that shows claims in every language when a claim is published', async () => {
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
  ] as const)('%o unpublishes the languages that it names', async (plan, unpublished) => {
    await run(plan)
    for (const locale of locales) {
      const seen = await publicBySlug('personas', 'viktor', locale)
      expect([locale, seen.length]).toEqual([locale, unpublished.some((l) => l === locale) ? 0 : 1])
    }
    expect((await instance.take()).filter((tag) => tag.startsWith('personas:'))).toEqual(
      unpublished.map((locale) => `personas:${locale}`),
    )
  })

  it('does nothing for a user who no longer has the permission', async () => {
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

/** Runs the job that the admin's "schedule" queues, as the queue does at the planned time. */
async function run(plan: Plan, user?: number): Promise<void> {
  const { docs } = await payload.find({ collection: 'users', limit: 1, sort: 'id' })
  const task = payload.config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish')
  const handler = task?.handler as (args: unknown) => Promise<unknown>
  const input = {
    ...plan,
    doc: { relationTo: 'personas', value: String(viktor.id) },
    user: { relationTo: 'users', value: user ?? docs[0]?.id },
  }
  const job = await payload.jobs.queue({ task: 'schedulePublish', input: input as never })
  try {
    await handler({ input, job, req: { payload, i18n: { language: 'de' } } })
  } finally {
    await payload.delete({ collection: 'payload-jobs', id: job.id })
  }
}

async function seedMottos(): Promise<void> {
  const { content } = await import('../../../src/seed/index.ts')
  for (const locale of locales) {
    const { motto } = content[locale].personas.viktor
    await write({ motto, _status: 'published' }, { locale })
  }
}
