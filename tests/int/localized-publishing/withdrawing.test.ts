import { describe, expect, it } from 'vitest'
import { locales } from '../../../src/i18n/locales.ts'
import { publicBySlug } from '../../support/cms.ts'
import { desk, setUpDesk } from '../../support/editors-desk.ts'
import { draft, emptyHeadline, landing, write } from '../../support/editors-writes.ts'
import { headlineOf, publicLanding } from '../../support/public-landing.ts'

setUpDesk()

describe('unpublishing', () => {
  it('works in one language even if its draft is incomplete (payload issue 15651)', async () => {
    await landing(emptyHeadline, draft)
    const answer = await desk.rest('POST', 'globals/landing?locale=pt', { _status: 'draft' })
    expect(answer.status).toBe(200)
    expect(await publicLanding('pt')).toEqual({})
    for (const locale of ['de', 'en', 'ro'] as const) {
      expect((await publicLanding(locale)).hero.headline).toBe(headlineOf(locale))
    }
  })

  it('publishes no draft, even when it is repeated', async () => {
    const withdraw = () =>
      desk.rest('PATCH', `personas/${desk.viktor}?locale=ro`, { _status: 'draft' })
    expect((await withdraw()).status).toBe(200)
    const [before] = await publicBySlug('personas', 'viktor', 'de')
    await write('personas', desk.viktor, { age: 77 }, { ...draft, locale: 'en' })
    expect((await withdraw()).status).toBe(200)
    const [after] = await publicBySlug('personas', 'viktor', 'de')
    expect(after).toMatchObject({ age: (before as { age: number }).age })
  })

  it('publishes no drafted row order of a global', async () => {
    const withdraw = () => desk.rest('POST', 'globals/landing?locale=ro', { _status: 'draft' })
    expect((await withdraw()).status).toBe(200)
    const { items } = (await publicLanding('de')).statistics
    await landing({ statistics: { items: items.toReversed() } }, { ...draft, locale: 'de' })
    expect((await withdraw()).status).toBe(200)
    expect((await publicLanding('de')).statistics.items).toEqual(items)
  })

  it('works in all languages at once', async () => {
    await write('personas', desk.viktor, { motto: '' }, draft)
    const answer = await desk.rest('PATCH', `personas/${desk.viktor}?unpublishAllLocales=true`, {
      _status: 'draft',
    })
    expect(answer.status).toBe(200)
    for (const locale of locales) {
      const seen = await publicBySlug('personas', 'viktor', locale)
      expect(seen).toEqual([])
    }
  })
})
