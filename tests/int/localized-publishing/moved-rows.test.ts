import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../src/i18n/locales.ts'
import { context, setUpEditor } from '../../support/editor-context.ts'
import { asDraft, asPublished, updateDocument } from '../../support/editor-writes.ts'

setUpEditor()

const published = (locale: Locale) =>
  context.payload.findByID({ collection: 'personas', id: context.viktor, locale, depth: 0 })

const saved = (locale: Locale) =>
  context.payload.findByID({
    ...{ collection: 'personas', id: context.viktor, locale, draft: true, depth: 0 },
  })

/** Returns the titles of the cards on Viktor's page in a language, by row id. */
async function cards(locale: Locale) {
  const { page } = await published(locale)
  return Object.fromEntries(page.features.items.map(({ id, title }) => [id, title]))
}

it('rows that are reordered and published in one language keep their texts in all others', async () => {
  const before = Object.fromEntries(
    await Promise.all(locales.map(async (locale) => [locale, await cards(locale)])),
  )
  const { page } = await published('de')
  const items = page.features.items.toReversed()
  const data = { page: { ...page, features: { ...page.features, items } } }
  await updateDocument('personas', context.viktor, data, { ...asDraft, locale: 'de' })
  await updateDocument('personas', context.viktor, { ...data, ...asPublished }, { locale: 'de' })
  expect((await published('de')).page.features.items.map(({ id }) => id)).toEqual(
    items.map(({ id }) => id),
  )
  for (const locale of locales)
    expect([locale, await cards(locale)]).toEqual([locale, before[locale]])
})

describe('a new row that is moved to the top and published in one language', () => {
  it('takes the place of a removed row, whose texts it keeps in the other languages', async () => {
    const rows = async (locale: Locale) => (await published(locale)).page.benefits.items
    const before = await rows('en')
    const { page } = await published('de')
    const items = [{ text: 'Neu' }, ...page.benefits.items.slice(0, -1)]
    const data = { page: { ...page, benefits: { ...page.benefits, items } } }
    await updateDocument('personas', context.viktor, data, { ...asDraft, locale: 'de' })
    await updateDocument('personas', context.viktor, asPublished, { locale: 'de' })
    expect((await rows('de')).map(({ text }) => text)).toEqual(items.map(({ text }) => text))
    const [removed, ...others] = [before.at(-1), ...before.slice(0, -1)]
    expect((await rows('en')).map(({ text }) => text)).toEqual(
      [removed, ...others].map((row) => row?.text),
    )
  })

  it('is missing in the other languages if no row was removed', async () => {
    await publishQuestions([first])
    await saveQuestions('de', [{ question: 'Neu', answer: 'Neu' }, first])
    const error = await updateDocument('personas', context.viktor, asPublished, {
      locale: 'de',
    }).catch((reason) => reason)
    const missing = error.data.errors.map(({ field }: { field: string }) => field)
    expect(new Set(missing)).toEqual(
      new Set(['page.faq.items.0.question', 'page.faq.items.0.answer']),
    )
  })
})

it('a new row is published in one language with the drafts of the other published ones', async () => {
  await publishQuestions([first])
  await updateDocument('personas', context.viktor, { _status: 'draft' }, { locale: 'ro' })
  for (const locale of ['de', 'en', 'pt'] as const) {
    const changed = { ...first, question: `Noch nicht ${locale}` }
    await saveQuestions(locale, [{ ...second, question: locale }, changed])
  }
  await updateDocument('personas', context.viktor, asPublished, { locale: 'de' })
  const questions = async (locale: Locale) =>
    (await published(locale)).page.faq?.items?.map(({ question }) => question)
  expect(await questions('de')).toEqual(['de', 'Noch nicht de'])
  for (const locale of ['en', 'pt'] as const) {
    expect(await questions(locale), locale).toEqual([locale, first.question])
  }
})

it('a new row replaces a removed one with the drafts of its texts, where they exist', async () => {
  await publishQuestions([first])
  for (const locale of ['de', 'en'] as const) {
    await saveQuestions(locale, [{ ...second, question: locale }])
  }
  await updateDocument('personas', context.viktor, asPublished, { locale: 'de' })
  const question = async (locale: Locale) =>
    (await published(locale)).page.faq?.items?.map(({ question }) => question)
  expect(await question('de')).toEqual(['de'])
  expect(await question('en')).toEqual(['en'])
  expect(await question('pt'), 'has no draft').toEqual([first.question])
})

it('rows that are published in all languages together keep the texts of the draft', async () => {
  await publishQuestions([first, second])
  await publishQuestions([
    { ...second, question: 'Eins' },
    { ...first, question: 'Zwei' },
  ])
  const questions = (await published('en')).page.faq?.items?.map(({ question }) => question)
  expect(questions).toEqual(['Eins', 'Zwei'])
})

const first = { id: '66f000000000000000000001', question: 'Eins', answer: 'Ja' }
const second = { id: '66f000000000000000000002', question: 'Zwei', answer: 'Ja' }

async function saveQuestions(locale: Locale, items: object[]): Promise<void> {
  const { page } = await saved(locale)
  const data = { page: { ...page, faq: { ...page.faq, items } } }
  await updateDocument('personas', context.viktor, data, { ...asDraft, locale })
}

async function publishQuestions(items: object[]): Promise<void> {
  for (const locale of locales) await saveQuestions(locale, items)
  await updateDocument('personas', context.viktor, asPublished, { publishAllLocales: true })
}
