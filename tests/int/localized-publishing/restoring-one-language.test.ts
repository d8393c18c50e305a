import type { PayloadRequest } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Locale } from '../../../src/i18n/locales.ts'
import { loadVersion } from '../../../src/plugins/localized-publishing/versions.ts'
import { content } from '../../../src/seed/index.ts'
import { context, setUpEditor } from '../../support/editor-context.ts'
import { asDraft, asPublished, updateDocument, updateLanding } from '../../support/editor-writes.ts'

setUpEditor()

/** The id of the version of Viktor to restore. */
let version = 0

const published = (locale: Locale) =>
  context.payload.findByID({ collection: 'personas', id: context.viktor, locale, depth: 0 })

const saved = (locale: Locale) =>
  context.payload.findByID({
    collection: 'personas',
    id: context.viktor,
    locale,
    draft: true,
    depth: 0,
  })

type Row = Record<string, unknown>

async function newestVersion(): Promise<number> {
  const { docs } = await context.payload.findVersions({
    collection: 'personas',
    where: { parent: { equals: context.viktor }, snapshot: { not_equals: true } },
    sort: '-updatedAt',
    limit: 1,
  })
  return Number(docs[0]?.id)
}

describe('restoring an older version in Romanian', () => {
  beforeEach(async () => {
    await updateDocument(
      'personas',
      context.viktor,
      { motto: 'Vechi', ...asPublished },
      { locale: 'ro' },
    )
    version = await newestVersion()
    await updateDocument(
      'personas',
      context.viktor,
      { motto: 'Nou', age: 66, ...asPublished },
      { locale: 'ro' },
    )
    await updateDocument(
      'personas',
      context.viktor,
      { motto: 'Ganz neu', ...asPublished },
      { locale: 'de' },
    )
    await updateDocument(
      'personas',
      context.viktor,
      { motto: 'Rascunho', ...asDraft },
      { locale: 'pt', ...asDraft },
    )
  })

  it('keeps later publications in German and the Portuguese draft', async () => {
    const response = await context.rest('POST', `personas/versions/${version}?locale=ro`)
    expect(response.status).toBe(200)
    expect((await published('ro')).motto).toBe('Vechi')
    expect((await published('de')).motto).toBe('Ganz neu')
    expect((await published('pt')).motto).toBe(content.pt.personas.viktor.motto)
    expect((await saved('pt')).motto).toBe('Rascunho')
    expect((await saved('de')).motto).toBe('Ganz neu')
  })

  it('keeps shared fields, unless the request includes them', async () => {
    await context.rest('POST', `personas/versions/${version}?locale=ro`)
    expect((await published('de')).age).toBe(66)
    await context.rest('POST', `personas/versions/${version}?locale=ro&shared=true`)
    expect((await published('de')).age).toBe(35)
    expect((await published('de')).motto).toBe('Ganz neu')
  })

  it('keeps the draft of shared fields', async () => {
    await updateDocument('personas', context.viktor, { age: 71 }, { ...asDraft, locale: 'en' })
    await context.rest('POST', `personas/versions/${version}?locale=ro`)
    expect((await published('ro')).motto).toBe('Vechi')
    expect((await published('de')).age).toBe(66)
    for (const locale of ['de', 'ro'] as const) expect((await saved(locale)).age).toBe(71)
    expect((await saved('ro')).motto).toBe('Vechi')
  })

  it('keeps the texts of other languages in rows that are only in the draft', async () => {
    const { page } = await saved('de')
    const question = { question: 'Neue Frage', answer: 'Neue Antwort' }
    const data = { page: { ...page, faq: { ...page.faq, items: [question] } } }
    await updateDocument('personas', context.viktor, data, { ...asDraft, locale: 'de' })
    await context.rest('POST', `personas/versions/${version}?locale=ro`)
    expect((await published('ro')).motto).toBe('Vechi')
    expect((await saved('de')).page.faq?.items).toMatchObject([question])
  })

  it('changes every language only if the request asks for all', async () => {
    const response = await context.rest('POST', `personas/versions/${version}?locale=all`)
    expect(response.status).toBe(200)
    expect((await published('ro')).motto).toBe('Vechi')
    expect((await published('de')).motto).toBe(content.de.personas.viktor.motto)
    expect((await published('en')).age).toBe(35)
  })

  describe('a list of another length', () => {
    /** Publishes these questions in every language. */
    const publishQuestions = async (ids: string[]) => {
      for (const locale of ['de', 'en', 'pt', 'ro'] as const) {
        const { page } = await saved(locale)
        const items = ids.map((id) => ({ id, question: `${locale} ${id}`, answer: locale }))
        const data = { page: { ...page, faq: { ...page.faq, items } } }
        await updateDocument('personas', context.viktor, data, { ...asDraft, locale })
      }
      await updateDocument('personas', context.viktor, asPublished, { publishAllLocales: true })
    }
    const ids = ['66f000000000000000000001', '66f000000000000000000002']
    beforeEach(async () => {
      await publishQuestions(ids)
      version = await newestVersion()
      await publishQuestions(ids.slice(0, 1))
    })
    const questions = async (read: typeof published, locale: Locale) =>
      (await read(locale)).page.faq?.items?.map(({ question }) => question)
    const restored = (locale: Locale) => ids.map((id) => `${locale} ${id}`)

    it('is restored in every language', async () => {
      const response = await context.rest('POST', `personas/versions/${version}?locale=all`)
      expect(response.status).toBe(200)
      for (const locale of ['de', 'ro'] as const) {
        for (const read of [published, saved]) {
          expect(await questions(read, locale)).toEqual(restored(locale))
        }
      }
    })

    it('is restored with one language, with the texts of the version in the others', async () => {
      const query = 'locale=de&shared=true'
      const response = await context.rest('POST', `personas/versions/${version}?${query}`)
      expect(response.status).toBe(200)
      for (const locale of ['de', 'ro'] as const) {
        expect(await questions(published, locale)).toEqual(restored(locale))
      }
    })

    it('is restored in every language while one of them is unpublished', async () => {
      await updateDocument('personas', context.viktor, { _status: 'draft' }, { locale: 'ro' })
      const response = await context.rest('POST', `personas/versions/${version}?locale=all`)
      expect(response.status).toBe(200)
      for (const locale of ['de', 'en', 'pt'] as const) {
        for (const read of [published, saved]) {
          expect(await questions(read, locale)).toEqual(restored(locale))
        }
      }
      expect((await published('ro'))._status).toBe('draft')
      expect(await questions(saved, 'ro')).toEqual(restored('ro'))
    })
  })

  it('only changes the draft if the request asks for a draft', async () => {
    const response = await context.rest('POST', `personas/versions/${version}?locale=ro&draft=true`)
    expect(response.status).toBe(200)
    expect((await published('ro')).motto).toBe('Nou')
    expect((await saved('ro')).motto).toBe('Vechi')
    expect((await published('ro'))._status).toBe('published')
    expect((await published('de')).motto).toBe('Ganz neu')
  })

  it('can be previewed with the changes per language, those of drafts included, before it is applied', async () => {
    await updateDocument('personas', context.viktor, { age: 71 }, { ...asDraft, locale: 'ro' })
    const motto = [{ label: 'Motto' }]
    expect(await preview()).toMatchObject({
      languages: [
        { locale: 'de', hasDraft: true, changes: motto, publicChanges: motto },
        { locale: 'pt', hasDraft: true, changes: motto, publicChanges: [] },
        { locale: 'ro', hasDraft: true, changes: motto, publicChanges: motto },
      ],
      shared: { changes: [{ before: '71' }], publicChanges: [{ before: '66' }] },
    })
    expect((await published('ro')).motto).toBe('Nou')
  })

  it('can be previewed in a language without a draft', async () => {
    const { languages } = (await preview()) ?? {}
    expect(languages?.find(({ locale }) => locale === 'de')).toMatchObject({ hasDraft: false })
  })
})

const preview = () => {
  const { payload, user, viktor } = context
  const viewed = { id: version, uiLocale: 'de', user: user as PayloadRequest['user'] } as const
  return loadVersion(payload, { collection: 'personas', id: viktor }, viewed)
}

it('a version of a document that was never published is restored with its shared fields', async () => {
  const { payload, user } = context
  const feature = { collection: 'features', locale: 'de', draft: true, depth: 0 } as const
  const { id } = await payload.duplicate({ ...feature, id: context.feature })
  const versions = async () =>
    (await payload.findVersions({ collection: 'features', where: { parent: { equals: id } } })).docs
  const [first] = await versions()
  const { icon } = await payload.findByID({ ...feature, id })
  await payload.update({ ...feature, id, data: { icon: icon === 'clock' ? 'phone' : 'clock' } })
  const viewed = { id: Number(first?.id), uiLocale: 'de', user: user as never } as const
  const changes = await loadVersion(payload, { collection: 'features', id }, viewed)
  expect(changes?.shared.changes).toMatchObject([{ label: 'Symbol' }])
  await payload.update({ ...feature, id, draft: false, data: { _status: 'published' } })
  const response = await context.rest('POST', `features/versions/${first?.id}?locale=all`)
  expect(response.status, 'the version has no slug').toBe(200)
  expect(await payload.findByID({ ...feature, id })).toMatchObject({ icon })
})

it('restoring an older version of a global in one language leaves the others unchanged', async () => {
  await updateLanding({ hero: { headline: 'Vechi' }, ...asPublished }, { locale: 'ro' })
  const { docs } = await context.payload.findGlobalVersions({
    slug: 'landing',
    where: { snapshot: { not_equals: true } },
    sort: '-updatedAt',
    limit: 1,
  })
  await updateLanding({ hero: { headline: 'Nou' }, ...asPublished }, { locale: 'ro' })
  await updateLanding({ hero: { headline: 'Ganz neu' }, ...asPublished }, { locale: 'de' })
  const response = await context.rest('POST', `globals/landing/versions/${docs[0]?.id}?locale=ro`)
  expect(response.status).toBe(200)
  const headline = async (locale: Locale) =>
    (await context.payload.findGlobal({ slug: 'landing', locale })).hero.headline
  expect(await headline('ro')).toBe('Vechi')
  expect(await headline('de')).toBe('Ganz neu')
})

it('discarding the draft of one language keeps the texts of a row that it restores in the others', async () => {
  const { page } = await saved('de')
  const [removed, ...others] = page.benefits.items
  const data = { page: { ...page, benefits: { ...page.benefits, items: others } } }
  await updateDocument('personas', context.viktor, data, { ...asDraft, locale: 'de' })
  const response = await context.rest('POST', `personas/${context.viktor}/discard-draft?locale=en`)
  expect(response.status).toBe(200)
  expect((await saved('de')).page.benefits.items[0]).toEqual(removed)
  expect((await saved('en')).page.benefits).toEqual((await published('en')).page.benefits)
})

it('discarding a draft that removes a row keeps the drafts of its texts in the other languages', async () => {
  const inPage = async (locale: Locale, change: (items: Row[]) => Row[]) => {
    const { page } = await saved(locale)
    const items = change(page.benefits.items as Row[])
    const data = { page: { ...page, benefits: { ...page.benefits, items } } }
    const query = `draft=true&autosave=true&locale=${locale}`
    const autosaved = await context.rest('PATCH', `personas/${context.viktor}?${query}`, data)
    expect(autosaved.status).toBe(200)
  }
  await inPage('en', ([row, ...others]) => [{ ...row, text: 'A draft' }, ...others])
  await inPage('de', (items) => items.slice(1))
  const response = await context.rest('POST', `personas/${context.viktor}/discard-draft?locale=de`)
  expect(response.status).toBe(200)
  const first = async (locale: Locale) => (await saved(locale)).page.benefits.items[0]
  expect(await first('en')).toMatchObject({ text: 'A draft' })
  expect(await first('de')).toEqual((await published('de')).page.benefits.items[0])
  expect(await first('pt')).toEqual((await published('pt')).page.benefits.items[0])
})
