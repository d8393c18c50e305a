import { afterEach, describe, expect, it } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { desk, idOf, newPicture, setUpDesk } from '../support/editors-desk.ts'
import { draft, publish, write } from '../support/editors-writes.ts'
import { restAs } from '../support/in-process.ts'

setUpDesk()

const trash = (path: string) => desk.rest('PATCH', path, { deletedAt: new Date().toISOString() })

/** Sends the request with which the CMS restores a document from the trash. */
const bringBack = (collection: string, id: number, _status?: 'draft' | 'published') =>
  desk.rest('PATCH', `${collection}?trash=true&where[id][equals]=${id}`, {
    deletedAt: null,
    ...(_status && { _status }),
  })

const stored = (id: number) =>
  desk.payload.findByID({ collection: 'features', id, locale: 'all', depth: 0, trash: true })

async function seenByVisitors(path: string): Promise<number> {
  const visit = await restAs()
  const { body, status } = await visit('GET', path)
  return status === 200 ? body.docs.length : status
}

afterEach(async () => {
  const where = { id: { equals: desk.feature } }
  const data = { deletedAt: null, _status: 'published' } as never
  await desk.payload.update({
    collection: 'features',
    where,
    data,
    trash: true,
  })
})

describe('an editor', () => {
  it('can delete nothing for good, neither on the site nor in the trash', async () => {
    const picture = await newPicture()
    for (const path of [
      `features/${desk.feature}`,
      `testimonials/${desk.voice}`,
      `personas/${desk.viktor}`,
      `legal-pages/${desk.privacy}`,
      `media/${picture}`,
    ]) {
      expect([path, (await desk.rest('DELETE', path)).status]).toEqual([path, 403])
    }
    expect((await trash(`features/${desk.feature}`)).status).toBe(200)
    const inTrash = await desk.rest('DELETE', `features/${desk.feature}?trash=true`)
    expect(inTrash.status).toBe(403)
    expect((await stored(desk.feature)).deletedAt).toBeTruthy()
    await desk.payload.delete({ collection: 'media', id: picture })
  })

  it('cannot move content that the law requires to the trash', async () => {
    const imprint = await idOf('legal-pages', 'slug', 'imprint')
    expect((await trash(`legal-pages/${imprint}`)).status).toBe(403)
    expect(await seenByVisitors('legal-pages?where[slug][equals]=imprint')).toBe(1)
  })
})

describe('the deletion date of a document in the trash', () => {
  it('is the time when it was moved there, whatever an editor sends then or later', async () => {
    const earlier = Date.now()
    for (const deletedAt of ['2000-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z']) {
      const path = `features/${desk.feature}?trash=true&depth=0`
      expect((await desk.rest('PATCH', path, { deletedAt })).status).toBe(200)
      const first = (await stored(desk.feature)).deletedAt ?? ''
      expect(Date.parse(first)).toBeGreaterThanOrEqual(earlier)
      expect(Date.parse(first)).toBeLessThanOrEqual(Date.now())
      await desk.rest('PATCH', path, { deletedAt })
      expect((await stored(desk.feature)).deletedAt).toBe(first)
      await bringBack('features', desk.feature, 'published')
      expect((await stored(desk.feature)).deletedAt).toBeNull()
    }
  })
})

describe('a document in the trash', () => {
  it('is hidden from visitors in every language, whatever they request', async () => {
    await trash(`features/${desk.feature}`)
    for (const locale of locales) {
      const query = `where[id][equals]=${desk.feature}&locale=${locale}`
      expect(await seenByVisitors(`features?${query}`)).toBe(0)
      expect(await seenByVisitors(`features?${query}&trash=true`)).toBe(400)
    }
  })

  it('keeps its drafts and its published content', async () => {
    const before = await stored(desk.feature)
    await write('features', desk.feature, { title: 'Nur ein Entwurf' }, { ...draft, locale: 'de' })
    await trash(`features/${desk.feature}`)
    const { _status, title } = await stored(desk.feature)
    expect({ _status, title }).toEqual({ _status: before._status, title: before.title })
  })

  it('is restored as a draft in every language, or as it was published', async () => {
    const before = await stored(desk.feature)
    await trash(`features/${desk.feature}`)
    expect((await bringBack('features', desk.feature, 'draft')).status).toBe(200)
    const drafts = Object.fromEntries(locales.map((locale) => [locale, 'draft']))
    expect((await stored(desk.feature))._status).toEqual(drafts)
    for (const locale of locales) {
      await write('features', desk.feature, { ...publish }, { locale })
    }
    await trash(`features/${desk.feature}`)
    expect((await bringBack('features', desk.feature, 'published')).status).toBe(200)
    const { _status, deletedAt, title } = await stored(desk.feature)
    expect({ _status, deletedAt, title }).toEqual({
      _status: before._status,
      deletedAt: null,
      title: before.title,
    })
  })

  it.each(locales)('is trashed and restored, whichever language is open: %s', async (locale) => {
    const list = `features?where[id][equals]=${desk.feature}&locale=${locale}`
    const at = new Date().toISOString()
    expect((await desk.rest('PATCH', list, { deletedAt: at })).status).toBe(200)
    const data = { deletedAt: null, _status: 'draft' }
    expect((await desk.rest('PATCH', `${list}&trash=true`, data)).status).toBe(200)
  })

  it('no longer keeps pictures and claims in use', async () => {
    const picture = await newPicture()
    for (const locale of ['en', 'pt', 'ro'] as const) {
      const data = { alt: 'x' }
      const args = { collection: 'media', id: picture, locale, data } as const
      await desk.payload.update({ ...args })
    }
    const voice = await desk.payload.findByID({
      collection: 'testimonials',
      id: desk.voice,
      locale: 'de',
      depth: 0,
    })
    const image = { image: picture, ...publish }
    await write('testimonials', desk.voice, image, { locale: 'de' })
    expect((await trash(`media/${picture}`)).status).toBe(409)
    await trash(`testimonials/${desk.voice}`)
    expect((await trash(`media/${picture}`)).status).toBe(200)
    // It cannot be published again without its picture.
    expect((await bringBack('testimonials', desk.voice, 'published')).status).toBe(400)
    expect((await bringBack('media', picture)).status).toBe(200)
    expect((await bringBack('testimonials', desk.voice, 'published')).status).toBe(200)
    await write('testimonials', desk.voice, { image: voice.image, ...publish }, { locale: 'de' })
    await desk.payload.delete({ collection: 'media', id: picture })
  })
})
