import { describe, expect, it } from 'vitest'
import { locales } from '../../../src/i18n/locales.ts'
import { publicBySlug } from '../../support/cms.ts'
import { context, setUpEditor } from '../../support/editor-context.ts'
import {
  asDraft,
  asPublished,
  emptyHeadline,
  updateDocument,
  updateLanding,
} from '../../support/editor-writes.ts'
import { headlineOf, readPublicLanding } from '../../support/public-landing.ts'

setUpEditor()

describe('unpublishing', () => {
  it('works in one language even if its draft is incomplete (payload issue 15651)', async () => {
    await updateLanding(emptyHeadline, asDraft)
    const response = await context.rest('POST', 'globals/landing?locale=pt', { _status: 'draft' })
    expect(response.status).toBe(200)
    expect(await readPublicLanding('pt')).toEqual({})
    for (const locale of ['de', 'en', 'ro'] as const) {
      expect((await readPublicLanding(locale)).hero.headline).toBe(headlineOf(locale))
    }
  })

  it('works in one language even if its draft is invalid, and keeps it unpublished', async () => {
    const { updatedAt, ...shown } = (await publicBySlug('personas', 'viktor', 'de'))[0] ?? {}
    await updateDocument('personas', context.viktor, { age: 5 }, asDraft)
    const unpublish = (further = {}) =>
      context.rest('PATCH', `personas/${context.viktor}?locale=ro`, {
        ...further,
        _status: 'draft',
      })
    for (const data of [{}, {}, { age: 120 }]) {
      expect((await unpublish(data)).status).toBe(200)
      expect(await publicBySlug('personas', 'viktor', 'ro')).toEqual([])
      expect(await publicBySlug('personas', 'viktor', 'de')).toMatchObject([shown])
    }
    const publish = context.rest('PATCH', `personas/${context.viktor}?locale=ro`, asPublished)
    expect((await publish).status).toBe(400)
    expect(await publicBySlug('personas', 'viktor', 'ro')).toEqual([])
  })

  it('publishes no draft, even when it is repeated', async () => {
    const unpublish = () =>
      context.rest('PATCH', `personas/${context.viktor}?locale=ro`, { _status: 'draft' })
    expect((await unpublish()).status).toBe(200)
    const [before] = await publicBySlug('personas', 'viktor', 'de')
    await updateDocument('personas', context.viktor, { age: 77 }, { ...asDraft, locale: 'en' })
    expect((await unpublish()).status).toBe(200)
    const [after] = await publicBySlug('personas', 'viktor', 'de')
    expect(after).toMatchObject({ age: (before as { age: number }).age })
  })

  it('publishes no drafted row order of a global', async () => {
    const unpublish = () => context.rest('POST', 'globals/landing?locale=ro', { _status: 'draft' })
    expect((await unpublish()).status).toBe(200)
    const { items } = (await readPublicLanding('de')).statistics
    await updateLanding({ statistics: { items: items.toReversed() } }, { ...asDraft, locale: 'de' })
    expect((await unpublish()).status).toBe(200)
    expect((await readPublicLanding('de')).statistics.items).toEqual(items)
  })

  it('works in all languages at once', async () => {
    await updateDocument('personas', context.viktor, { motto: '' }, asDraft)
    const response = await context.rest(
      'PATCH',
      `personas/${context.viktor}?unpublishAllLocales=true`,
      {
        _status: 'draft',
      },
    )
    expect(response.status).toBe(200)
    for (const locale of locales) {
      const seen = await publicBySlug('personas', 'viktor', locale)
      expect(seen).toEqual([])
    }
  })
})
