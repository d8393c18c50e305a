import { describe, expect, it } from 'vitest'
import { locales } from '../../../src/i18n/locales.ts'
import { desk, setUpDesk } from '../../support/editors-desk.ts'
import { draft, emptyHeadline, landing, publish, write } from '../../support/editors-writes.ts'
import { expectPublicUnchanged, headlineOf, publicLanding } from '../../support/public-landing.ts'
import { messages, noHeadline, rejectedWith } from '../../support/rejections.ts'

setUpDesk()

describe('publishing one language', () => {
  it('is rejected with language and field, which the form marks, and changes nothing', async () => {
    const error = await landing({ ...emptyHeadline, ...publish }).catch((reason) => reason)
    expect(error).toMatchObject(rejectedWith(noHeadline))
    expect(error.data.errors).toMatchObject([{ path: 'hero.headline' }])
    expect(error.message).toContain(noHeadline.slice(0, -1))
    await expectPublicUnchanged()
  })

  it("is rejected in the editor's language of the CMS", async () => {
    await landing(emptyHeadline, draft)
    for (const [language, sentence] of [
      ['en', 'Portuguese: Landing page › Hero › Headline is missing.'],
      ['ro', 'Portugiesisch: Startseite › Auftakt › Überschrift fehlt.'],
    ] as const) {
      const attempt = desk.payload.updateGlobal({
        slug: 'landing',
        locale: 'pt',
        data: publish as never,
        req: { i18n: { language } } as never,
      })
      await expect(attempt).rejects.toMatchObject(rejectedWith(sentence))
    }
  })

  it.each(['', '   ', '\u00a0\u200b', null])('treats %j as missing', async (headline) => {
    const attempt = landing({ hero: { headline }, ...publish })
    await expect(attempt).rejects.toMatchObject(rejectedWith(noHeadline))
  })

  it('returns all missing content at once, but shortens the summary to a readable length', async () => {
    const items = [1, 2, 3, 4].map(() => ({ value: '', label: '' }))
    const error = await landing({
      ...emptyHeadline,
      statistics: { title: '', items },
      ...publish,
    }).catch((reason) => reason)
    expect(error.data.errors).toHaveLength(10)
    expect(messages(error)).toEqual(
      expect.arrayContaining([
        noHeadline,
        'Portugiesisch: Startseite › Zahlen › Titel fehlt.',
        'Portugiesisch: Startseite › Zahlen › Zahlen 4 › Bedeutung fehlt.',
      ]),
    )
    expect(error.message).toMatch(/ und \d+ weitere Stellen$/)
    expect(error.message.split(', ').length).toBeLessThan(10)
  })

  it('leaves the drafts of the other languages unchanged (payload issue 14672)', async () => {
    await landing({ hero: { headline: 'Ciornă' } }, { ...draft, locale: 'ro' })
    await landing(emptyHeadline, { ...draft, locale: 'en' })
    await landing({ hero: { headline: 'Publicado' }, ...publish })
    expect((await publicLanding('pt')).hero.headline).toBe('Publicado')
    for (const locale of ['de', 'en', 'ro'] as const) {
      expect((await publicLanding(locale)).hero.headline).toBe(headlineOf(locale))
    }
    const latest = await desk.payload.findGlobal({ slug: 'landing', locale: 'ro', draft: true })
    expect(latest.hero.headline).toBe('Ciornă')
  })

  it('is not blocked by an incomplete draft of another language', async () => {
    await landing({ hero: { headline: '', subtitle: '{nothing}' } }, draft)
    await landing({ hero: { headline: 'Neue Überschrift' }, ...publish }, { locale: 'de' })
    expect((await publicLanding('de')).hero.headline).toBe('Neue Überschrift')
    expect((await publicLanding('pt')).hero.headline).toBe(headlineOf('pt'))
  })

  it('is rejected if a shared field would leave every language incomplete', async () => {
    const error = await write('personas', desk.viktor, { name: ' ', ...publish }).catch(
      (reason) => reason,
    )
    expect(error.data.errors).toEqual([
      {
        path: 'name',
        field: 'name',
        locales: [...locales],
        message: 'Alle Sprachen: Assistent › Name fehlt.',
      },
    ])
  })

  it('is not rejected for content that another language already lacked', async () => {
    await desk.payload.db.pool.query(
      `UPDATE personas_locales SET motto = NULL WHERE _locale = 'ro' AND _parent_id = $1`,
      [desk.viktor],
    )
    await write('personas', desk.viktor, { age: 36, ...publish })
    expect((await desk.payload.findByID({ collection: 'personas', id: desk.viktor })).age).toBe(36)
  })
})

describe('a text that is missing in a language', () => {
  it('is never replaced with the text of another, so that it is noticed (payload issue 9402)', async () => {
    await landing(emptyHeadline, draft)
    for (const query of ['', '&fallback-locale=de', '&fallback-locale=null']) {
      const path = `globals/landing?locale=pt&draft=true${query}`
      const { hero } = (await desk.rest('GET', path)).body
      // An explicit fallback is honoured; the form and the site never request one.
      if (!query.includes('=de')) expect(hero.headline).toBe('')
    }
    await expect(landing(publish)).rejects.toMatchObject(rejectedWith(noHeadline))
  })
})
