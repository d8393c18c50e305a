import { afterEach, describe, expect, it } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { restAs } from '../support/call-rest.ts'
import { context, createPicture, findId, setUpEditor } from '../support/editor-context.ts'
import { asDraft, asPublished, updateDocument } from '../support/editor-writes.ts'
import { admin } from '../support/product.ts'
import { whileTransactionIsOpen } from '../support/while-transaction-is-open.ts'

setUpEditor()

const trash = (path: string) => context.rest('PATCH', path, { deletedAt: new Date().toISOString() })

/** Sends the request with which the CMS restores a document from the trash. */
const restoreFromTrash = (collection: string, id: number, _status?: 'draft' | 'published') =>
  context.rest('PATCH', `${collection}?trash=true&where[id][equals]=${id}`, {
    deletedAt: null,
    ...(_status && { _status }),
  })

const stored = (id: number) =>
  context.payload.findByID({ collection: 'features', id, locale: 'all', depth: 0, trash: true })

async function seenByVisitors(path: string): Promise<number> {
  const visit = await restAs()
  const { body, status } = await visit('GET', path)
  return status === 200 ? body.docs.length : status
}

afterEach(async () => {
  const where = { id: { equals: context.feature } }
  const data = { deletedAt: null, _status: 'published' } as never
  await context.payload.update({
    collection: 'features',
    where,
    data,
    trash: true,
  })
})

describe('an editor', () => {
  it('can delete nothing for good, neither on the site nor in the trash', async () => {
    const picture = await createPicture()
    for (const path of [
      `features/${context.feature}`,
      `testimonials/${context.testimonial}`,
      `personas/${context.viktor}`,
      `legal-pages/${context.privacy}`,
      `media/${picture}`,
    ]) {
      expect([path, (await context.rest('DELETE', path)).status]).toEqual([path, 403])
    }
    expect((await trash(`features/${context.feature}`)).status).toBe(200)
    const inTrash = await context.rest('DELETE', `features/${context.feature}?trash=true`)
    expect(inTrash.status).toBe(403)
    expect((await stored(context.feature)).deletedAt).toBeTruthy()
    await context.payload.delete({ collection: 'media', id: picture })
  })

  it('cannot move content that the law requires to the trash', async () => {
    const imprint = await findId('legal-pages', 'slug', 'imprint')
    expect((await trash(`legal-pages/${imprint}`)).status).toBe(403)
    expect(await seenByVisitors('legal-pages?where[slug][equals]=imprint')).toBe(1)
  })
})

describe('the deletion date of a document in the trash', () => {
  it('is the time when it was moved there, whatever an editor sends then or later', async () => {
    const earlier = Date.now()
    for (const deletedAt of ['2000-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z']) {
      const path = `features/${context.feature}?trash=true&depth=0`
      expect((await context.rest('PATCH', path, { deletedAt })).status).toBe(200)
      const first = (await stored(context.feature)).deletedAt ?? ''
      expect(Date.parse(first)).toBeGreaterThanOrEqual(earlier)
      expect(Date.parse(first)).toBeLessThanOrEqual(Date.now())
      await context.rest('PATCH', path, { deletedAt })
      expect((await stored(context.feature)).deletedAt).toBe(first)
      await restoreFromTrash('features', context.feature, 'published')
      expect((await stored(context.feature)).deletedAt).toBeNull()
    }
  })
})

describe('a draft', () => {
  it('cannot move its document to the trash, which would hide the document only from lists', async () => {
    const path = `features/${context.feature}?draft=true`
    const { body, status } = await trash(path)
    expect(status).toBe(400)
    expect(body.errors?.[0]?.message).toContain('deletedAt')
    const list = await context.rest(
      'GET',
      `features?draft=true&where[id][equals]=${context.feature}`,
    )
    expect(list.body.docs).toHaveLength(1)
  })
})

describe('a document in the trash', () => {
  it('is hidden from visitors in every language, whatever they request', async () => {
    await trash(`features/${context.feature}`)
    for (const locale of locales) {
      const query = `where[id][equals]=${context.feature}&locale=${locale}`
      expect(await seenByVisitors(`features?${query}`)).toBe(0)
      expect(await seenByVisitors(`features?${query}&trash=true`)).toBe(400)
    }
  })

  it('keeps its drafts and its published content', async () => {
    const before = await stored(context.feature)
    await updateDocument(
      'features',
      context.feature,
      { title: 'Nur ein Entwurf' },
      { ...asDraft, locale: 'de' },
    )
    await trash(`features/${context.feature}`)
    const { _status, title } = await stored(context.feature)
    expect({ _status, title }).toEqual({ _status: before._status, title: before.title })
  })

  it('is restored as a draft in every language, or as it was published', async () => {
    const before = await stored(context.feature)
    await trash(`features/${context.feature}`)
    expect((await restoreFromTrash('features', context.feature, 'draft')).status).toBe(200)
    const drafts = Object.fromEntries(locales.map((locale) => [locale, 'draft']))
    expect((await stored(context.feature))._status).toEqual(drafts)
    for (const locale of locales) {
      await updateDocument('features', context.feature, { ...asPublished }, { locale })
    }
    await trash(`features/${context.feature}`)
    expect((await restoreFromTrash('features', context.feature, 'published')).status).toBe(200)
    const { _status, deletedAt, title } = await stored(context.feature)
    expect({ _status, deletedAt, title }).toEqual({
      _status: before._status,
      deletedAt: null,
      title: before.title,
    })
  })

  it.each(locales)('is trashed and restored, whichever language is open: %s', async (locale) => {
    const list = `features?where[id][equals]=${context.feature}&locale=${locale}`
    const at = new Date().toISOString()
    expect((await context.rest('PATCH', list, { deletedAt: at })).status).toBe(200)
    const data = { deletedAt: null, _status: 'draft' }
    expect((await context.rest('PATCH', `${list}&trash=true`, data)).status).toBe(200)
  })

  it('that somebody else has restored meanwhile is not reported as restored or deleted', async () => {
    const asAdmin = await restAs(admin.email)
    const inTrash = `where[and][0][id][equals]=${context.feature}&where[and][1][deletedAt][exists]=true`
    const path = `features?trash=true&${inTrash}`
    const restored = await context.rest('PATCH', path, { deletedAt: null, _status: 'draft' })
    const deleted = await asAdmin('DELETE', path)
    for (const { body, status } of [restored, deleted]) {
      expect([status, body.errors[0]?.message]).toEqual([
        404,
        expect.stringMatching(/nichts geändert|Nothing was changed/),
      ])
    }
    expect(await stored(context.feature)).toMatchObject({
      deletedAt: null,
      _status: { de: 'published' },
    })
  })

  it('no longer keeps pictures and claims in use', async () => {
    const picture = await createPicture()
    for (const locale of ['en', 'pt', 'ro'] as const) {
      const data = { alt: 'x' }
      const args = { collection: 'media', id: picture, locale, data } as const
      await context.payload.update({ ...args })
    }
    const voice = await context.payload.findByID({
      collection: 'testimonials',
      id: context.testimonial,
      locale: 'de',
      depth: 0,
    })
    const publication = {
      collection: 'testimonials',
      id: context.testimonial,
      locale: 'de',
      data: { image: picture, _status: 'published' },
    } as const
    const whilePublishing = await whileTransactionIsOpen(
      (req) => context.payload.update({ ...publication, req }),
      () => trash(`media/${picture}`),
    )
    expect(whilePublishing.status).toBe(409)
    await trash(`testimonials/${context.testimonial}`)
    expect((await trash(`media/${picture}`)).status).toBe(200)
    // It cannot be published again without its picture.
    expect((await restoreFromTrash('testimonials', context.testimonial, 'published')).status).toBe(
      400,
    )
    expect((await restoreFromTrash('media', picture)).status).toBe(200)
    expect((await restoreFromTrash('testimonials', context.testimonial, 'published')).status).toBe(
      200,
    )
    await updateDocument(
      'testimonials',
      context.testimonial,
      { image: voice.image, ...asPublished },
      { locale: 'de' },
    )
    await context.payload.delete({ collection: 'media', id: picture })
  })
})
