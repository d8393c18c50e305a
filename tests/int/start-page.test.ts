import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { loadRecentEdits } from '../../src/features/back-office/dashboard/recent-edits.ts'
import { searchContent } from '../../src/features/back-office/dashboard/search.ts'
import { content } from '../../src/seed/index.ts'
import { cms, outsideNext } from '../support/cms.ts'

let payload: Payload

beforeAll(async () => {
  payload = await cms()
})

it('the search finds what a language says, without its accents, and leads to the field', async () => {
  const { headline } = content.ro.landing.hero
  const query = headline.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  const found = await searchContent({ payload, query, uiLocale: 'de' })
  expect(found).toContainEqual({
    href: '/admin/globals/landing?locale=ro#field-hero__headline',
    title: 'Startseite',
    place: 'Auftakt › Überschrift',
    language: 'ro',
    excerpt: { before: '', match: headline, after: '' },
  })
})

it('the search reads drafts, rows of lists, lists of phrases and rich text', async () => {
  const find = async (query: string) =>
    (await searchContent({ payload, query, uiLocale: 'en' })).map(({ href }) => href)
  const { features, page } = content.de.personas.viktor
  expect(await find(features[0] ?? '')).toContainEqual(expect.stringContaining('#field-features'))
  const answer = page.benefits.items[0] ?? ''
  expect(await find(String(answer))).toContainEqual(
    expect.stringContaining('#field-page__benefits__items__0__text'),
  )
  expect(await find('Art. 6 Abs. 1')).toContainEqual(
    expect.stringMatching(/legal-pages\/\d+\?locale=de#field-sections__\d+__body/),
  )
  expect(await find('there is no such text')).toEqual([])
})

it('the document that was saved last stands first, once, with who saved it', async () => {
  const { docs } = await payload.find({ collection: 'features', limit: 1, locale: 'de' })
  const id = docs[0]?.id ?? 0
  const description = docs[0]?.description
  for (const text of ['Neu', description]) {
    await payload.update({
      collection: 'features',
      id,
      locale: 'de',
      data: { description: text, _status: 'published' },
      context: outsideNext(),
    })
  }
  const edits = await loadRecentEdits({ payload, uiLocale: 'de' })
  expect(edits[0]).toMatchObject({
    href: `/admin/collections/features/${id}`,
    title: `Funktion „${docs[0]?.title}“`,
  })
  expect(edits.filter(({ href }) => href === edits[0]?.href)).toHaveLength(1)
})
