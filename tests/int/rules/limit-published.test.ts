import { expect, it } from 'vitest'
import { locales } from '../../../src/i18n/locales.ts'
import { context, setUpEditor } from '../../support/editor-context.ts'
import { asPublished, updateDocument } from '../../support/editor-writes.ts'
import { messages } from '../../support/rejections.ts'

setUpEditor()

it('no more testimonials can be published in a language than the page can show', async () => {
  const { db } = context.payload
  const published = Object.fromEntries(locales.map((locale) => [locale, 'published']))
  await db.deleteMany({
    collection: 'testimonials',
    where: { id: { not_equals: context.testimonial } },
  })
  const add = async (slug: string, status: object) => {
    const text = Object.fromEntries(locales.map((locale) => [locale, 'Text']))
    const data = { slug, name: 'Test', role: text, content: text, rating: 5, _status: status }
    return Number((await db.create({ collection: 'testimonials', data })).id)
  }
  const drafts = Object.fromEntries(locales.map((locale) => [locale, 'draft']))
  const [last, late] = [await add('last', drafts), await add('late', drafts)]
  for (let count = 1; count < 29; count++) await add(`voice-${count}`, published)
  await updateDocument('testimonials', last, asPublished, { publishAllLocales: true })
  const error = await updateDocument('testimonials', late, asPublished, { locale: 'de' }).catch(
    (reason) => reason,
  )
  expect(messages(error)).toEqual([expect.stringMatching(/: Es sind schon 30 /)])
  // Published testimonials can still be changed.
  await updateDocument(
    'testimonials',
    context.testimonial,
    { content: 'Anders', ...asPublished },
    { locale: 'de' },
  )
})
