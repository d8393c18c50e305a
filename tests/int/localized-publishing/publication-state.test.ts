import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../src/i18n/locales.ts'
import { content } from '../../../src/seed/index.ts'
import { desk, setUpDesk } from '../../support/editors-desk.ts'
import { draft, landing, publish, write } from '../../support/editors-writes.ts'
import { restAs } from '../../support/in-process.ts'

setUpDesk()

const places = {
  'globals/landing': {
    change: (locale: Locale) => landing({ hero: { headline: 'Neu' } }, { ...draft, locale }),
    put: (locale: Locale) => landing({ hero: { headline: 'Neu' }, ...publish }, { locale }),
  },
  personas: {
    change: (locale: Locale) =>
      write('personas', desk.viktor, { motto: 'Neu' }, { ...draft, locale }),
    put: (locale: Locale) =>
      write('personas', desk.viktor, { motto: 'Neu', ...publish }, { locale }),
  },
}

const pathOf = (place: string) => (place === 'personas' ? `personas/${desk.viktor}` : place)

async function stateOf(place: string, locale: Locale) {
  const answer = await desk.rest('GET', `${pathOf(place)}/publication?locale=${locale}`)
  expect(answer.status).toBe(200)
  return answer.body as unknown
}

const unchanged = { isPublished: true, isChanged: false }
const changed = { isPublished: true, isChanged: true }

describe.each(Object.entries(places))('the state of %s', (place, { change, put }) => {
  it('is reported for each language by itself, whichever was typed in first', async () => {
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

  it('is unchanged once the draft is discarded, and the drafts of other languages stay', async () => {
    await change('ro')
    await change('de')
    const answer = await desk.rest('POST', `${pathOf(place)}/discard-draft?locale=de`)
    expect(answer.status).toBe(200)
    expect(await stateOf(place, 'de')).toEqual(unchanged)
    expect(await stateOf(place, 'ro')).toEqual(changed)
  })

  it('is answered to the staff alone', async () => {
    const anonymous = await restAs()
    for (const [method, path] of [
      ['GET', 'publication'],
      ['POST', 'discard-draft'],
    ]) {
      const answer = await anonymous(`${method}`, `${pathOf(place)}/${path}?locale=de`)
      expect(answer.status).toBe(401)
    }
  })
})

it('a draft of a global is gone for good once it is discarded', async () => {
  const { headline } = content.de.landing.hero
  await landing({ hero: { headline: 'Nur ein Entwurf' } }, { ...draft, locale: 'de' })
  await landing({ hero: { headline }, ...publish }, { locale: 'de' })
  const { hero } = await desk.payload.findGlobal({ slug: 'landing', locale: 'de', draft: true })
  expect(hero.headline).toBe(headline)
})

it('a Romanian draft that is discarded confirms no translation', async () => {
  await write('personas', desk.viktor, { motto: 'Ganz neu', ...publish }, { locale: 'de' })
  await write('personas', desk.viktor, { motto: 'Ciornă' }, { ...draft, locale: 'ro' })
  const pairs = async () => (await desk.payload.count({ collection: 'translated-pairs' })).totalDocs
  const before = await pairs()
  await desk.rest('POST', `personas/${desk.viktor}/discard-draft?locale=ro`)
  expect(await pairs()).toBe(before)
})

it('a document in the trash is published in no language, and is again once it is restored', async () => {
  const path = `features/${desk.feature}`
  const move = (deletedAt: string | null) =>
    desk.rest('PATCH', `${path}?locale=de&trash=true`, { deletedAt })
  expect((await move(new Date().toISOString())).status).toBe(200)
  const trashed = await desk.rest('GET', `${path}/publication?locale=de`)
  expect(trashed.body).toEqual({ isPublished: false, isChanged: false })
  expect((await move(null)).status).toBe(200)
  const restored = await desk.rest('GET', `${path}/publication?locale=de`)
  expect(restored.body).toEqual(unchanged)
})

it('a global that is published answers with the time of just now', async () => {
  const begun = new Date().toISOString()
  const data = { hero: { headline: 'Jetzt' }, ...publish }
  const answer = await desk.rest('POST', 'globals/landing?locale=de&depth=0', data)
  const { result } = answer.body as unknown as { result: { updatedAt: string } }
  expect(new Date(result.updatedAt).toISOString() >= begun).toBe(true)
})
