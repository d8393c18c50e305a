import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { content, seed } from '../../src/seed/index.ts'
import { cms } from '../support/cms.ts'

let payload: Payload

beforeAll(async () => {
  payload = await cms()
})

/** Returns everything that the seed wrote, with the times of the last change. */
async function readSeeded() {
  const found = []
  for (const locale of locales) {
    for (const collection of [
      'personas',
      'features',
      'testimonials',
      'legal-pages',
      'page-meta',
    ] as const) {
      found.push(await payload.find({ collection, locale, pagination: false, depth: 0 }))
    }
    for (const slug of ['landing', 'site-settings', 'claims', 'mails'] as const) {
      found.push(await payload.findGlobal({ slug, locale, depth: 0 }))
    }
  }
  return found
}

describe('the seed', () => {
  it.each(locales)('publishes every document of the site in %s', async (locale) => {
    const shared = { locale, overrideAccess: false, pagination: false, depth: 0 } as const
    const personas = await payload.find({ collection: 'personas', sort: '_order', ...shared })
    expect(personas.docs.map(({ slug }) => slug)).toEqual(['clara', 'viktor', 'alexandra'])
    expect(personas.docs.map(({ motto }) => motto)).toEqual(
      (['clara', 'viktor', 'alexandra'] as const).map(
        (slug) => content[locale].personas[slug].motto,
      ),
    )
    const features = await payload.find({ collection: 'features', sort: '_order', ...shared })
    expect(features.docs.map(({ benefits }) => benefits.map(({ text }) => text))).toEqual(
      Object.values(content[locale].features).map(({ benefits }) => benefits),
    )
    const landing = await payload.findGlobal({ slug: 'landing', ...shared })
    expect(landing.hero).toMatchObject(content[locale].landing.hero)
    expect(landing.statistics.items.map(({ label }) => label)).toEqual(
      content[locale].landing.statistics.items.map(({ label }) => label),
    )
  })

  it('changes nothing when it runs again', async () => {
    const before = await readSeeded()
    await seed(payload)
    expect(await readSeeded()).toEqual(before)
  })

  it("keeps an editor's changes and does not restore what an editor deleted", async () => {
    const { docs } = await payload.find({
      collection: 'features',
      locale: 'ro',
      limit: 2,
      sort: '_order',
    })
    const [changed, deleted] = docs
    if (!changed || !deleted) throw new Error('The seed created no features')
    await payload.update({
      collection: 'features',
      id: changed.id,
      locale: 'ro',
      data: { title: 'Schimbat', _status: 'published' },
    })
    await payload.delete({
      collection: 'features',
      id: deleted.id,
    })

    await seed(payload)

    const after = await payload.find({ collection: 'features', locale: 'ro', pagination: false })
    expect(after.docs.map(({ slug }) => slug)).not.toContain(deleted.slug)
    expect(after.docs.find(({ slug }) => slug === changed.slug)?.title).toBe('Schimbat')
  })
})
