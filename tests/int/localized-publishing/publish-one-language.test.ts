import { describe, expect, it } from 'vitest'
import { locales } from '../../../src/i18n/locales.ts'
import { context, setUpEditor } from '../../support/editor-context.ts'
import {
  asDraft,
  asPublished,
  emptyHeadline,
  updateDocument,
  updateLanding,
} from '../../support/editor-writes.ts'
import {
  expectPublicUnchanged,
  headlineOf,
  readPublicLanding,
} from '../../support/public-landing.ts'
import { messages, missingHeadline, rejectedWith } from '../../support/rejections.ts'

setUpEditor()

const viktor = () => ({ collection: 'personas', id: context.viktor, depth: 0 }) as const

describe('publishing one language', () => {
  it('is rejected with language and field, which the form marks, and changes nothing', async () => {
    const error = await updateLanding({ ...emptyHeadline, ...asPublished }).catch(
      (reason) => reason,
    )
    expect(error).toMatchObject(rejectedWith(missingHeadline))
    expect(error.data.errors).toMatchObject([{ path: 'hero.headline' }])
    expect(error.message).toContain(missingHeadline.slice(0, -1))
    await expectPublicUnchanged()
  })

  it("is rejected in the editor's language of the CMS", async () => {
    await updateLanding(emptyHeadline, asDraft)
    for (const [language, sentence] of [
      ['en', 'Portuguese: Landing page › Hero › Headline is missing.'],
      ['ro', 'Portugiesisch: Startseite › Auftakt › Überschrift fehlt.'],
    ] as const) {
      const attempt = context.payload.updateGlobal({
        slug: 'landing',
        locale: 'pt',
        data: asPublished as never,
        req: { i18n: { language } } as never,
      })
      await expect(attempt).rejects.toMatchObject(rejectedWith(sentence))
    }
  })

  it.each(['', '   ', '\u00a0\u200b', null])('treats %j as missing', async (headline) => {
    const attempt = updateLanding({ hero: { headline }, ...asPublished })
    await expect(attempt).rejects.toMatchObject(rejectedWith(missingHeadline))
  })

  it('returns all missing content at once, but shortens the summary to a readable length', async () => {
    const items = [1, 2, 3, 4].map(() => ({ value: '', label: '' }))
    const error = await updateLanding({
      ...emptyHeadline,
      statistics: { title: '', items },
      ...asPublished,
    }).catch((reason) => reason)
    expect(error.data.errors).toHaveLength(10)
    expect(messages(error)).toEqual(
      expect.arrayContaining([
        missingHeadline,
        'Portugiesisch: Startseite › Zahlen › Titel fehlt.',
        'Portugiesisch: Startseite › Zahlen › Zahlen 4 › Bedeutung fehlt.',
      ]),
    )
    expect(error.message).toMatch(/ und \d+ weitere Stellen$/)
    expect(error.message.split(', ').length).toBeLessThan(10)
  })

  it('leaves the drafts of the other languages unchanged (payload issue 14672)', async () => {
    await updateLanding({ hero: { headline: 'Ciornă' } }, { ...asDraft, locale: 'ro' })
    await updateLanding(emptyHeadline, { ...asDraft, locale: 'en' })
    await updateLanding({ hero: { headline: 'Publicado' }, ...asPublished })
    expect((await readPublicLanding('pt')).hero.headline).toBe('Publicado')
    for (const locale of ['de', 'en', 'ro'] as const) {
      expect((await readPublicLanding(locale)).hero.headline).toBe(headlineOf(locale))
    }
    const latest = await context.payload.findGlobal({ slug: 'landing', locale: 'ro', draft: true })
    expect(latest.hero.headline).toBe('Ciornă')
  })

  it('is not blocked by an incomplete draft of another language', async () => {
    await updateLanding({ hero: { headline: '', subtitle: '{nothing}' } }, asDraft)
    await updateLanding(
      { hero: { headline: 'Neue Überschrift' }, ...asPublished },
      { locale: 'de' },
    )
    expect((await readPublicLanding('de')).hero.headline).toBe('Neue Überschrift')
    expect((await readPublicLanding('pt')).hero.headline).toBe(headlineOf('pt'))
  })

  it('is rejected if the draft has no text, even if a former one is still stored', async () => {
    const path = `personas/${context.viktor}`
    const publish = { _status: 'published' }
    await context.rest('PATCH', `${path}?locale=pt`, { _status: 'draft' })
    await context.rest('PATCH', `${path}?locale=pt&draft=true`, { features: [] })
    const { body, status } = await context.rest('PATCH', `${path}?locale=pt`, publish)
    expect([status, body.errors[0]?.data?.errors.map(({ path }) => path)]).toEqual([
      400,
      ['features'],
    ])
  })

  it('is rejected if the draft of a row that replaces another one has no text', async () => {
    const path = `personas/${context.viktor}`
    const read = async (locale: string) =>
      (await context.payload.findByID({ ...viktor(), locale: locale as 'de' })).page
    const page = await read('de')
    const items = [...page.benefits.items.slice(1), { text: 'Neu' }]
    const english = await read('en')
    const publish = { _status: 'published' }
    const replaced = { ...page, benefits: { ...page.benefits, items } }
    const german = await context.rest('PATCH', `${path}?locale=de`, { page: replaced, ...publish })
    expect(german.status).toBe(200)
    const texts = ({ benefits }: typeof page) => benefits.items.map(({ text }) => text)
    expect(texts(await read('en')).toSorted()).toEqual(texts(english).toSorted())
    const { body, status } = await context.rest('PATCH', `${path}?locale=en`, publish)
    expect([status, body.errors[0]?.data?.errors.map(({ path }) => path)]).toEqual([
      400,
      ['page.benefits.items.3.text'],
    ])
  })

  it('is rejected if a shared field would leave every language incomplete', async () => {
    const error = await updateDocument('personas', context.viktor, {
      name: ' ',
      ...asPublished,
    }).catch((reason) => reason)
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
    await context.payload.db.pool.query(
      `UPDATE personas_locales SET motto = NULL WHERE _locale = 'ro' AND _parent_id = $1`,
      [context.viktor],
    )
    await updateDocument('personas', context.viktor, { age: 36, ...asPublished })
    expect(
      (await context.payload.findByID({ collection: 'personas', id: context.viktor })).age,
    ).toBe(36)
  })
})

describe('a text that is missing in a language', () => {
  it('is never replaced with the text of another, so that it is noticed (payload issue 9402)', async () => {
    await updateLanding(emptyHeadline, asDraft)
    for (const query of ['', '&fallback-locale=de', '&fallback-locale=null']) {
      const path = `globals/landing?locale=pt&draft=true${query}`
      const { hero } = (await context.rest('GET', path)).body
      // An explicit fallback is honoured; the form and the site never request one.
      if (!query.includes('=de')) expect(hero.headline).toBe('')
    }
    await expect(updateLanding(asPublished)).rejects.toMatchObject(rejectedWith(missingHeadline))
  })
})
