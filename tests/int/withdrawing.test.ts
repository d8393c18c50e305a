import { describe, expect, it } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { publicBySlug } from '../support/cms.ts'
import { desk, setUpDesk } from '../support/editors-desk.ts'
import { draft, emptyHeadline, landing, write } from '../support/editors-writes.ts'
import { headlineOf, publicLanding } from '../support/public-landing.ts'

setUpDesk()

describe('withdrawing', () => {
  it('works in one language whose draft is incomplete (payload issue 15651)', async () => {
    await landing(emptyHeadline, draft)
    const answer = await desk.rest('POST', 'globals/landing?locale=pt', { _status: 'draft' })
    expect(answer.status).toBe(200)
    expect(await publicLanding('pt')).toEqual({})
    for (const locale of ['de', 'en', 'ro'] as const) {
      expect((await publicLanding(locale)).hero.headline).toBe(headlineOf(locale))
    }
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
