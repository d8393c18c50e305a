import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../src/i18n/locales.ts'
import type { Persona } from '../../../src/payload-types.ts'
import { restAs } from '../../support/call-rest.ts'
import { cms } from '../../support/cms.ts'
import { restoreAfterEach } from '../../support/restore-after-each.ts'

/** Published content changes only as a request demands. */
describe('the published content', () => {
  let payload: Payload
  let rest: Awaited<ReturnType<typeof restAs>>
  let viktor: number
  const seeded = new Map<Locale, Persona>()

  beforeAll(async () => {
    payload = await cms()
    const who = { email: `${randomUUID()}@example.com`, password: 'a-long-editor-password' }
    await payload.create({ collection: 'users', data: { ...who, role: 'editor' } })
    rest = await restAs(who.email)
    const where = { slug: { equals: 'viktor' } }
    viktor = (await payload.find({ collection: 'personas', where, depth: 0 })).docs[0]?.id ?? 0
    for (const locale of locales) seeded.set(locale, await stored(locale))
  })

  restoreAfterEach()

  afterAll(async () => {
    await payload.delete({ collection: 'users', where: { role: { equals: 'editor' } } })
  })

  const stored = (locale: Locale) =>
    payload.findByID({ collection: 'personas', id: viktor, locale, depth: 0 })

  const draft = (locale: Locale, data: object) =>
    rest('PATCH', `personas/${viktor}?locale=${locale}&draft=true&depth=0`, data)

  async function statusOf(collection: 'personas' | 'features', id: number, isDraft = false) {
    const doc = await payload.findByID({ collection, id, locale: 'all', draft: isDraft, depth: 0 })
    return doc._status as unknown
  }

  const all = (status: string) => Object.fromEntries(locales.map((locale) => [locale, status]))

  it('does not include a copy of a document in any language', async () => {
    const [original] = (await payload.find({ collection: 'features', limit: 1, depth: 0 })).docs
    const body = { slug: 'test-copy' }
    const response = await rest('POST', `features/${original?.id}/duplicate?locale=de`, body)
    expect(response.status).toBe(200)
    const where = { slug: { equals: 'test-copy' } }
    const { docs } = await payload.find({ collection: 'features', where, depth: 0 })
    const id = docs[0]?.id ?? 0
    expect(await statusOf('features', id)).toEqual(all('draft'))
    expect(await statusOf('features', id, true)).toEqual(all('draft'))
    for (const locale of locales) {
      const seen = await payload.find({
        collection: 'features',
        where,
        locale,
        overrideAccess: false,
      })
      expect(seen.docs).toEqual([])
    }
  })

  it('keeps its status when a former draft version is restored', async () => {
    await draft('de', { motto: 'Ein Entwurf.' })
    const { docs } = await payload.findVersions({
      collection: 'personas',
      where: { parent: { equals: viktor } },
      sort: '-updatedAt',
      limit: 1,
    })
    const published = { ...seeded.get('de'), motto: 'Etwas anderes.', _status: 'published' }
    expect((await rest('PATCH', `personas/${viktor}?locale=de&depth=0`, published)).status).toBe(
      200,
    )
    expect((await rest('POST', `personas/versions/${docs[0]?.id}`)).status).toBe(200)
    expect(await statusOf('personas', viktor)).toEqual(all('published'))
    expect(await statusOf('personas', viktor, true)).toEqual(all('published'))
    expect((await stored('de')).motto).toBe('Ein Entwurf.')
    expect((await stored('pt')).motto).toBe(seeded.get('pt')?.motto)
  })

  it('keeps its status when a former draft version of a global is restored', async () => {
    const landing = await payload.findGlobal({ slug: 'landing', depth: 0 })
    const headline = (text: string) => ({ hero: { ...landing.hero, headline: text } })
    await rest('POST', 'globals/landing?locale=de&draft=true&depth=0', headline('Ein Entwurf.'))
    const { docs } = await payload.findGlobalVersions({
      slug: 'landing',
      sort: '-updatedAt',
      limit: 1,
    })
    await rest('POST', 'globals/landing?locale=de&depth=0', {
      ...headline('Etwas anderes.'),
      _status: 'published',
    })
    expect((await rest('POST', `globals/landing/versions/${docs[0]?.id}`)).status).toBe(200)
    for (const isDraft of [false, true]) {
      const now = await payload.findGlobal({
        slug: 'landing',
        locale: 'all',
        draft: isDraft,
        depth: 0,
      })
      expect(now._status).toEqual(all('published'))
    }
    expect((await payload.findGlobal({ slug: 'landing' })).hero.headline).toBe('Ein Entwurf.')
    await payload.updateGlobal({
      slug: 'landing',
      data: { ...headline(landing.hero.headline), _status: 'published' },
    })
  })

  it('includes no draft of a shared field after one language is unpublished', async () => {
    await draft('de', { age: 66, motto: 'Ein Entwurf.' })
    await draft('ro', { motto: 'O ciornă.' })
    const unpublished = await rest('PATCH', `personas/${viktor}?locale=ro&depth=0`, {
      _status: 'draft',
    })
    expect(unpublished.status).toBe(200)
    expect(await statusOf('personas', viktor)).toEqual({ ...all('published'), ro: 'draft' })
    const { age, motto } = await stored('de')
    expect({ age, motto }).toEqual({ age: seeded.get('de')?.age, motto: seeded.get('de')?.motto })
    expect((await stored('ro')).motto).toBe(seeded.get('ro')?.motto)
    const drafted = await payload.findByID({
      collection: 'personas',
      id: viktor,
      draft: true,
      depth: 0,
    })
    expect({ age: drafted.age, motto: drafted.motto }).toEqual({ age: 66, motto: 'Ein Entwurf.' })
  })

  it('is all that the public can search, each language only in itself', async () => {
    const anonymous = await restAs()
    const visit = (path: string) => anonymous('GET', path)
    const field = 'where[motto.ro][like]=a'
    for (const path of [
      `personas?${field}`,
      `personas?locale=de&${field}`,
      'personas?sort=motto.ro',
    ]) {
      const response = await visit(path)
      expect(response.status, path).toBe(403)
    }
    expect((await visit(`personas/count?${field}`)).status).toBe(403)
    expect((await visit('personas?locale=ro&where[motto.ro][like]=a')).status).toBe(200)
    expect((await visit('personas?locale=ro&where[motto][like]=a')).status).toBe(200)
  })
})
