import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { createAccount, removeAccounts } from '../support/accounts.ts'
import { callRest } from '../support/call-rest.ts'
import { cms } from '../support/cms.ts'

const secret = 'Geheimnis-4711'

let payload: Payload
let editor: Awaited<ReturnType<typeof createAccount>>

beforeAll(async () => {
  payload = await cms()
  editor = await createAccount('editor')
})

afterAll(() => removeAccounts(editor))

const visit = (path: string) => callRest('GET', path)

async function asEditor(method: string, path: string, body?: unknown) {
  const response = await callRest(method, path, { headers: editor.headers, body })
  return { status: response.status, body: await response.json() }
}

describe('an unpublished text', () => {
  let feature: number

  beforeAll(async () => {
    const { docs } = await payload.find({ collection: 'features', limit: 1, depth: 0 })
    const { icon, colours } = docs[0] ?? {}
    const texts = (text: string) => ({
      ...{ title: text, description: text, benefits: [{ text }], icon, colours },
      ...{ slug: 'unpublished', _status: 'published' },
    })
    const made = await asEditor('POST', 'features?locale=de&depth=0', texts('Öffentlich'))
    expect(made.status).toBe(201)
    feature = made.body.doc.id
    const at = `features/${feature}?locale=ro&depth=0`
    expect((await asEditor('PATCH', at, texts(secret))).status).toBe(200)
    expect((await asEditor('PATCH', at, { _status: 'draft' })).status).toBe(200)
  })

  afterAll(() => payload.delete({ collection: 'features', id: feature }))

  it.each([
    'where[title__ro][like]=a',
    'where[title.ro][like]=a',
    'where[_status__ro][equals]=draft',
    'where[_status.ro][equals]=draft',
    'where[or][0][and][0][title__ro][like]=a',
    'where[AND][0][title__ro][like]=a',
    'where[benefits__ro__text][like]=a',
    'where[benefits__text__ro][like]=a',
    'locale=en&where[title__ro][like]=a',
    'sort=title__ro',
    'sort=-title.ro',
    'sort=slug,title__ro',
    'sort[0]=title__ro',
    'locale=all',
    'locale=*',
    'fallback-locale=ro',
    'fallbackLocale=ro',
    'fallbackLocale[0]=ro',
    'locale=ro&fallback-locale=de',
    'draft=true',
    'draft=true&locale=ro',
  ])('is not found by %s', async (query) => {
    // Payload ignores query parameters that the endpoint of a single document does not support.
    const single = /where|sort/.test(query) ? [] : [`features/${feature}`]
    const counted = /sort|draft/.test(query) ? [] : ['features/count']
    for (const path of ['features', ...single, ...counted]) {
      const response = await visit(`${path}?${query}`)
      expect([400, 403, 404], `${path}?${query}`).toContain(response.status)
      expect(await response.text()).not.toContain(secret)
    }
  })

  it('is in no public response in its own language', async () => {
    for (const query of ['locale=ro', 'locale=ro&select[title]=true', 'locale=ro&limit=100']) {
      expect(await (await visit(`features?${query}`)).text()).not.toContain(secret)
    }
    expect((await visit(`features/${feature}?locale=de`)).status).toBe(200)
    expect((await visit(`features/${feature}?locale=ro`)).status).toBe(404)
    const { docs } = await (await visit('features?locale=ro&where[title][like]=Geheimnis')).json()
    expect(docs).toEqual([])
  })

  it('is in no version for anonymous callers', async () => {
    for (const path of ['features/versions', 'globals/landing/versions']) {
      expect((await visit(path)).status, path).toBe(403)
    }
    const { docs } = await payload.findVersions({ collection: 'features', limit: 1 })
    expect((await visit(`features/versions/${docs[0]?.id}`)).status).toBe(403)
  })

  it('cannot be requested with the body of an overridden POST', async () => {
    const response = await callRest('POST', `features/${feature}`, {
      headers: { 'X-Payload-HTTP-Method-Override': 'GET' },
      body: { draft: true, locale: 'ro' },
    })
    expect(await response.text()).not.toContain(secret)
  })

  it('can be read by staff in each of these ways', async () => {
    const { status, body } = await asEditor(
      'GET',
      'features?where[title__ro][like]=Geheim&draft=true',
    )
    expect(status).toBe(200)
    expect(body.docs).toHaveLength(1)
    expect((await asEditor('GET', 'features/versions?limit=1')).status).toBe(200)
  })
})

describe('the public can read', () => {
  it('published content, even with draft=false', async () => {
    const { docs } = await (await visit('features?draft=false')).json()
    expect(docs.length).toBeGreaterThan(0)
    expect((await visit(`features/${docs[0].id}?draft=false`)).status).toBe(200)
  })

  it.each(['landing', 'site-settings'])(
    'the global %s in German, unless the request names another language',
    async (slug) => {
      const german = await (await visit(`globals/${slug}?locale=de`)).json()
      const plain = await (await visit(`globals/${slug}`)).json()
      expect(german.id).toBeDefined()
      expect(plain).toEqual(german)
    },
  )

  it('the claims without their sources', async () => {
    const { items } = await (await visit('globals/claims')).json()
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) expect(Object.keys(item)).not.toContain('source')
    const { body } = await asEditor('GET', 'globals/claims')
    expect(body.items[0].source).toMatch(/\w/)
  })
})

describe('a picture', () => {
  const name = `${randomUUID()}.png`
  let picture: number
  let filename: string
  let voice: number

  beforeAll(async () => {
    const create = { width: 40, height: 40, channels: 3, background: '#888' } as const
    const data = await sharp({ create }).png().toBuffer()
    const alt = { alt: 'Ein Bild' }
    const made = await payload.create({
      collection: 'media',
      data: alt,
      file: { data, mimetype: 'image/png', name, size: data.length },
      locale: 'de',
    })
    picture = made.id
    filename = String(made.filename)
    for (const locale of locales.slice(1)) {
      const args = { id: picture, data: alt, locale }
      await payload.update({ collection: 'media', ...args })
    }
    voice =
      (await payload.find({ collection: 'testimonials', limit: 1, depth: 0 })).docs[0]?.id ?? 0
  })

  afterAll(() => payload.delete({ collection: 'media', id: picture }))

  it('is listed for staff only', async () => {
    for (const path of ['media', `media/${picture}`, 'media/count']) {
      expect((await visit(path)).status, path).toBe(403)
    }
    expect((await asEditor('GET', 'media?limit=100&sort=-id')).body.docs[0].id).toBe(picture)
  })

  it('that nothing shows cannot be read by naming it in place of another', async () => {
    const data = encodeURIComponent(JSON.stringify({ image: picture }))
    const byQuery = await visit(`testimonials/${voice}?depth=1&data=${data}`)
    expect(await byQuery.text()).not.toContain(filename)
    const byBody = await callRest('POST', `testimonials/${voice}`, {
      headers: { 'X-HTTP-Method-Override': 'GET' },
      body: { data: { image: picture }, depth: 1 },
    })
    expect(await byBody.text()).not.toContain(filename)
  })

  it('that a published text shows is read with it, by the public and by the site', async () => {
    const image = { image: picture, _status: 'published' as const }
    const before = await payload.findByID({ collection: 'testimonials', id: voice, depth: 0 })
    const at = { collection: 'testimonials', id: voice, locale: 'de' } as const
    await payload.update({ ...at, data: image })
    const shown = await (await visit(`testimonials/${voice}?depth=1`)).json()
    expect(shown.image).toMatchObject({ id: picture, filename })
    const read = await payload.findByID({ ...at, depth: 1, overrideAccess: false })
    expect(read.image).toMatchObject({ id: picture })
    const file = await visit(`media/file/${filename}`)
    expect(file.status).toBe(200)
    await file.arrayBuffer()
    const data = { image: before.image ?? null, _status: 'published' as const }
    await payload.update({ ...at, data })
  })
})
