import { expect, it } from 'vitest'
import { type Locale, locales } from '../../../src/i18n/locales.ts'
import { context, setUpEditor } from '../../support/editor-context.ts'
import { asDraft, asPublished, updateDocument } from '../../support/editor-writes.ts'

setUpEditor()

const published = (locale: Locale) =>
  context.payload.findByID({ collection: 'personas', id: context.viktor, locale, depth: 0 })

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
