import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../src/i18n/locales.ts'
import type { Persona, User } from '../../../src/payload-types.ts'
import { restAs } from '../../support/call-rest.ts'
import { cms } from '../../support/cms.ts'
import { subscribeToExpiredTags } from '../../support/expired-tags.ts'

let payload: Payload
let ids: Record<string, number>

beforeAll(async () => {
  payload = await cms()
  const { docs } = await payload.find({ collection: 'personas', depth: 0 })
  ids = Object.fromEntries(docs.map(({ slug, id }) => [slug, id]))
})

afterAll(async () => {
  await sort(['viktor'], 'greater', 'clara', 'editor')
  await sort(['alexandra'], 'greater', 'viktor', 'editor')
})

/** Sends the request that the CMS's list sends when rows are dropped. */
async function sort(
  slugs: string[],
  newKeyWillBe: 'greater' | 'less',
  target: string,
  role?: 'editor',
): Promise<Response> {
  const user = role && { id: 0, role, collection: 'users', email: 'e@example.com' }
  const req = await createLocalReq({ user: user as unknown as User }, payload)
  const body = {
    collectionSlug: 'personas',
    docsToMove: slugs.map((slug) => ids[slug]),
    newKeyWillBe,
    orderableFieldName: '_order',
    target: { id: ids[target], key: 'stale' },
  }
  // The first endpoint of a path takes precedence.
  const endpoint = payload.config.endpoints.find(({ path }) => path === '/reorder')
  const response = await endpoint?.handler(Object.assign(req, { json: async () => body }))
  return response as Response
}

/** Returns the order that visitors see, or with `draft` the order that editors see. */
async function order(draft: boolean): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'personas', sort: '_order', draft, depth: 0 })
  return docs.map(({ slug }) => slug)
}

function clara(locale: Locale, draft = false): Promise<Persona> {
  return payload.findByID({
    collection: 'personas',
    id: Number(ids.clara),
    locale,
    draft,
    depth: 0,
  })
}

describe('sorting by hand', () => {
  it('moves a row once even if it is listed many times, and rejects a list that is too long', async () => {
    await sort(
      Array.from({ length: 200 }, () => 'alexandra'),
      'less',
      'clara',
      'editor',
    )
    expect(await order(false)).toEqual(['alexandra', 'clara', 'viktor'])
    await sort(['alexandra'], 'greater', 'viktor', 'editor')
    const endless = Array.from({ length: 201 }, () => 'alexandra')
    expect((await sort(endless, 'less', 'clara', 'editor')).status).toBe(400)
    expect(await order(false)).toEqual(['clara', 'viktor', 'alexandra'])
  })

  it('moves a row before or after another, for the site and for the editors', async () => {
    await sort(['alexandra'], 'less', 'clara', 'editor')
    expect(await order(false)).toEqual(['alexandra', 'clara', 'viktor'])
    expect(await order(true)).toEqual(['alexandra', 'clara', 'viktor'])
    await sort(['alexandra'], 'greater', 'clara', 'editor')
    expect(await order(false)).toEqual(['clara', 'alexandra', 'viktor'])
    await sort(['clara', 'alexandra'], 'greater', 'viktor', 'editor')
    expect(await order(false)).toEqual(['viktor', 'clara', 'alexandra'])
  })

  it('publishes no draft, loses no draft, and visitors see the new order immediately', async () => {
    const before = await Promise.all(locales.map((locale) => clara(locale)))
    await payload.update({
      collection: 'personas',
      id: Number(ids.clara),
      locale: 'de',
      draft: true,
      data: { motto: 'Entwurf', age: 77 },
    })
    await sort(['clara'], 'less', 'viktor', 'editor')
    await sort(['clara'], 'greater', 'alexandra', 'editor')
    expect(await order(false)).toEqual(['viktor', 'alexandra', 'clara'])
    expect(await order(true)).toEqual(['viktor', 'alexandra', 'clara'])
    for (const [index, locale] of locales.entries()) {
      const { _order, ...now } = (await clara(locale)) as Persona & { _order?: string }
      const { _order: previousOrder, ...previous } = before[index] as Persona & { _order?: string }
      expect(now).toEqual(previous)
    }
    expect(await clara('de', true)).toMatchObject({ motto: 'Entwurf', age: 77, _status: 'draft' })
    const { motto, age } = before[0] as Persona
    await payload.update({
      collection: 'personas',
      id: Number(ids.clara),
      locale: 'de',
      data: { motto, age, _status: 'published' },
    })
    expect(await order(false)).toEqual(['viktor', 'alexandra', 'clara'])
  })

  it('is not undone when an older version is restored', async () => {
    const { docs } = await payload.findVersions({
      collection: 'personas',
      where: { parent: { equals: ids.viktor } },
      sort: 'updatedAt',
      pagination: false,
    })
    const before = await order(false)
    const rest = await restAs(process.env.ADMIN_EMAIL)
    // The first versions are older than some languages, which cannot be unpublished.
    for (const version of docs.slice(-2)) {
      const response = await rest('POST', `personas/versions/${version?.id}?locale=all`)
      expect(response.status).toBe(200)
      expect(await order(false)).toEqual(before)
    }
  })

  it('invalidates the lists in every language and no page of a single document', async () => {
    const instance = await subscribeToExpiredTags(process.env.DATABASE_URL ?? '')
    await sort(['clara'], 'less', 'viktor', 'editor')
    expect(await instance.take()).toEqual(locales.map((locale) => `personas:${locale}`).toSorted())
    await instance.stop()
  })

  it('is available to staff only and rejects invalid requests', async () => {
    const before = await order(false)
    expect((await sort(['clara'], 'less', 'viktor', undefined)).status).toBe(401)
    expect((await sort(['nobody'], 'less', 'viktor', 'editor')).status).toBe(400)
    expect((await sort(['clara'], 'sideways' as never, 'viktor', 'editor')).status).toBe(400)
    expect(await order(false)).toEqual(before)
  })
})

it('a write cannot set the creation date of a document', async () => {
  const rest = await restAs(process.env.ADMIN_EMAIL)
  const { docs } = await payload.find({ collection: 'features', limit: 1, depth: 0 })
  const [feature] = docs
  const { status } = await rest('PATCH', `features/${feature?.id}?draft=true`, {
    createdAt: '1999-01-01T00:00:00.000Z',
  })
  expect(status).toBe(200)
  const draft = await payload.findByID({
    collection: 'features',
    id: feature?.id ?? 0,
    draft: true,
  })
  expect(draft.createdAt).toBe(feature?.createdAt)
})

describe('the position in the order', () => {
  // Personas have one of three fixed slugs, so no more can be created.
  const collections = ['features', 'testimonials'] as const

  it.each(collections)(
    'cannot be set by a write of %s, and further documents can be created',
    async (slug) => {
      const rest = await restAs(process.env.ADMIN_EMAIL)
      const made: number[] = []
      const create = async (data: object) => {
        const { status, body } = await rest('POST', `${slug}?draft=true`, data)
        expect(status).toBe(201)
        const { doc } = body as unknown as { doc: { id: number; _order: string } }
        made.push(doc.id)
        return doc
      }
      const key = randomUUID()
      const first = await create({ slug: `${key}-1`, _order: 'zzz nonsense' })
      expect(first._order).not.toContain('nonsense')
      for (const query of ['', '?draft=true']) {
        await rest('PATCH', `${slug}/${first.id}${query}`, { _order: 'zzz nonsense' })
        const { docs } = await payload.find({
          collection: slug,
          where: { id: { equals: first.id } },
        })
        expect(docs[0]).toMatchObject({ _order: first._order })
      }
      const second = await create({ slug: `${key}-2` })
      expect(second._order > first._order).toBe(true)
      await payload.delete({ collection: slug, where: { id: { in: made } } })
    },
  )
})
