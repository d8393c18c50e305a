import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../src/i18n/locales.ts'
import type { Publication } from '../../../src/plugins/localized-publishing/publication.ts'
import { content } from '../../../src/seed/index.ts'
import { restAs } from '../../support/call-rest.ts'
import { context, setUpEditor } from '../../support/editor-context.ts'
import { asDraft, asPublished, updateDocument, updateLanding } from '../../support/editor-writes.ts'

setUpEditor()

const places = {
  'globals/landing': {
    change: (locale: Locale) =>
      updateLanding({ hero: { headline: 'Neu' } }, { ...asDraft, locale }),
    put: (locale: Locale) =>
      updateLanding({ hero: { headline: 'Neu' }, ...asPublished }, { locale }),
  },
  personas: {
    change: (locale: Locale) =>
      updateDocument('personas', context.viktor, { motto: 'Neu' }, { ...asDraft, locale }),
    put: (locale: Locale) =>
      updateDocument('personas', context.viktor, { motto: 'Neu', ...asPublished }, { locale }),
  },
}

const pathOf = (place: string) =>
  ({ personas: `personas/${context.viktor}`, features: `features/${context.feature}` })[place] ??
  place

async function readPublication(path: string): Promise<Publication> {
  const response = await context.rest('GET', `${path}/publication`)
  expect(response.status).toBe(200)
  return response.body as never
}

async function stateOf(place: string, locale: Locale) {
  const { languages } = await readPublication(pathOf(place))
  return languages.find((each) => each.locale === locale)?.state
}

const unchanged = 'published'
const changed = 'changed'

describe.each(Object.entries(places))('the state of %s', (place, { change, put }) => {
  it('is reported per language, whichever language was edited first', async () => {
    await change('en')
    await change('de')
    for (const locale of locales) {
      const isTyped = locale === 'en' || locale === 'de'
      expect(await stateOf(place, locale)).toEqual(isTyped ? changed : unchanged)
    }
    await put('en')
    expect(await stateOf(place, 'en')).toEqual(unchanged)
    expect(await stateOf(place, 'de')).toEqual(changed)
  })

  it('is unchanged after the draft is discarded, and drafts of other languages stay', async () => {
    await change('ro')
    await change('de')
    const response = await context.rest('POST', `${pathOf(place)}/discard-draft?locale=de`)
    expect(response.status).toBe(200)
    expect(await stateOf(place, 'de')).toEqual(unchanged)
    expect(await stateOf(place, 'ro')).toEqual(changed)
  })

  it('is available to staff only', async () => {
    const anonymous = await restAs()
    for (const [method, path] of [
      ['GET', 'publication'],
      ['POST', 'discard-draft'],
    ]) {
      const response = await anonymous(`${method}`, `${pathOf(place)}/${path}?locale=de`)
      expect(response.status).toBe(401)
    }
  })
})

it('publishing a global discards its former draft for good', async () => {
  const { headline } = content.de.landing.hero
  await updateLanding({ hero: { headline: 'Nur ein Entwurf' } }, { ...asDraft, locale: 'de' })
  await updateLanding({ hero: { headline }, ...asPublished }, { locale: 'de' })
  const { hero } = await context.payload.findGlobal({ slug: 'landing', locale: 'de', draft: true })
  expect(hero.headline).toBe(headline)
})

it('discarding a Romanian draft does not confirm a translation', async () => {
  await updateDocument(
    'personas',
    context.viktor,
    { motto: 'Ganz neu', ...asPublished },
    { locale: 'de' },
  )
  await updateDocument(
    'personas',
    context.viktor,
    { motto: 'Ciornă' },
    { ...asDraft, locale: 'ro' },
  )
  const pairs = async () =>
    (await context.payload.count({ collection: 'translated-pairs' })).totalDocs
  const before = await pairs()
  await context.rest('POST', `personas/${context.viktor}/discard-draft?locale=ro`)
  expect(await pairs()).toBe(before)
})

it('a document in the trash is published in no language, and in its languages again once restored', async () => {
  const path = `features/${context.feature}`
  const move = (deletedAt: string | null) =>
    context.rest('PATCH', `${path}?locale=de&trash=true`, { deletedAt })
  const states = async () => (await readPublication(path)).languages.map(({ state }) => state)
  expect((await move(new Date().toISOString())).status).toBe(200)
  expect(await states()).toEqual(locales.map(() => 'draft'))
  expect((await move(null)).status).toBe(200)
  expect(await states()).toEqual(locales.map(() => unchanged))
})

it('a published document with a draft is still published after it is restored from the trash', async () => {
  const path = `features/${context.feature}`
  const move = (deletedAt: string | null) =>
    context.rest('PATCH', `${path}?locale=de&trash=true`, { deletedAt })
  await updateDocument(
    'features',
    context.feature,
    { title: 'Nur ein Entwurf' },
    { ...asDraft, locale: 'de' },
  )
  await move(new Date().toISOString())
  expect((await move(null)).status).toBe(200)
  expect(await stateOf('features', 'de')).toBe(changed)
  expect(await stateOf('features', 'ro')).toBe(unchanged)
})

it('unpublished languages, languages with only a draft and languages without a text are distinguished', async () => {
  const data = { slug: `test-${randomUUID()}`, icon: 'phone', title: 'Neu' }
  const created = await context.rest('POST', 'features?locale=de&draft=true&depth=0', data)
  const { doc } = created.body as unknown as { doc: { id: number } }
  const path = `features/${doc.id}`
  const states = async () =>
    Object.fromEntries(
      (await readPublication(path)).languages.map((each) => [each.locale, each.state]),
    )
  expect(await states()).toEqual({ de: 'draft', en: 'missing', pt: 'missing', ro: 'missing' })
  await context.rest('PATCH', `${path}?locale=de`, {
    ...{ title: 'Neu', description: 'Text', benefits: [{ text: 'Vorteil' }] },
    ...{ colours: 'rose', ...asPublished },
  })
  expect(await states()).toMatchObject({ en: 'missing' })
  const unpublished = await context.rest('PATCH', `features/${context.feature}?locale=ro`, {
    _status: 'draft',
  })
  expect(unpublished.status).toBe(200)
  expect(await stateOf('features', 'ro')).toBe('unpublished')
  expect(await stateOf('features', 'de')).toBe('published')
})

it('a language stays unpublished when the versions from before are deleted, until it is published', async () => {
  const { payload, feature: id } = context
  const setStatus = (_status: string) =>
    context.rest('PATCH', `features/${id}?locale=ro`, { _status })
  await setStatus('draft')
  await context.rest('PATCH', `features/${id}?locale=de&draft=true`, { title: 'Neu' })
  // Payload only keeps the newest versions of a document.
  const { docs } = await payload.findVersions({
    collection: 'features',
    where: { and: [{ parent: { equals: id } }, { latest: { not_equals: true } }] },
    pagination: false,
  })
  const old = docs.map((version) => version.id)
  await payload.db.deleteVersions({ collection: 'features', where: { id: { in: old } } })
  expect(await stateOf('features', 'ro')).toBe('unpublished')
  await setStatus('published')
  expect(await stateOf('features', 'ro')).toBe('published')
  await context.rest('PATCH', `features/${id}`, { deletedAt: new Date().toISOString() })
  const restored = { deletedAt: null, _status: 'draft' }
  await context.rest('PATCH', `features?trash=true&where[id][equals]=${id}`, restored)
  expect(await stateOf('features', 'ro')).toBe('draft')
})

it('the publication state contains the public URLs, and a German-only document lists only German', async () => {
  const viktor = await readPublication(`personas/${context.viktor}`)
  expect(viktor.languages.map(({ address }) => address)).toEqual(
    locales.map((locale) => `/${locale}/viktor`),
  )
  const { docs } = await context.payload.find({
    collection: 'page-meta',
    where: { page: { equals: 'onboarding' } },
  })
  const { languages } = await readPublication(`page-meta/${docs[0]?.id}`)
  expect(languages).toEqual([
    { locale: 'de', state: 'published', address: '/voice-bot-onboarding' },
  ])
})

describe('a plan', () => {
  const path = 'globals/landing/plans'
  const at = new Date(Date.now() + 60 * 60 * 1000).toISOString()

  it('is made for one language at any minute, and can be cancelled', async () => {
    const made = await context.rest('POST', path, { type: 'publish', at, locale: 'ro' })
    expect(made.status).toBe(201)
    const { plans } = await readPublication('globals/landing')
    expect(plans).toEqual([{ id: plans[0]?.id, type: 'publish', at, locale: 'ro' }])
    expect((await context.rest('DELETE', `${path}/${plans[0]?.id}`)).status).toBe(200)
    expect((await readPublication('globals/landing')).plans).toEqual([])
  })

  it('of one document cannot be cancelled through another document', async () => {
    await context.rest('POST', path, { type: 'unpublish', at })
    const [plan] = (await readPublication('globals/landing')).plans
    expect(
      (await context.rest('DELETE', `features/${context.feature}/plans/${plan?.id}`)).status,
    ).toBe(404)
  })

  it('is rejected if the document has too many plans already', async () => {
    const plan = async (minutes: number) => {
      const later = new Date(Date.parse(at) + minutes * 60_000).toISOString()
      const body = { type: 'publish', at: later, locale: 'ro' }
      return (await context.rest('POST', path, body)).status
    }
    for (let count = 0; count < 20; count++) expect(await plan(count)).toBe(201)
    expect(await plan(20)).toBe(409)
  })

  it('is rejected for a time in the past, an unknown language or an unknown document', async () => {
    const past = new Date(Date.now() - 1000).toISOString()
    const rejected = async (where: string, body: object) =>
      (await context.rest('POST', where, body)).status
    expect(await rejected(path, { type: 'publish', at: past })).toBe(400)
    expect(await rejected(path, { type: 'publish', at, locale: 'fr' })).toBe(400)
    expect(await rejected('features/999999/plans', { type: 'publish', at })).toBe(404)
    expect((await context.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0)
  })
})

it('publishing a global returns the current time as its update time', async () => {
  const begun = new Date().toISOString()
  const data = { hero: { headline: 'Jetzt' }, ...asPublished }
  const response = await context.rest('POST', 'globals/landing?locale=de&depth=0', data)
  const { result } = response.body as unknown as { result: { updatedAt: string } }
  expect(new Date(result.updatedAt).toISOString() >= begun).toBe(true)
})
