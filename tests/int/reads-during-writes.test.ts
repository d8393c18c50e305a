import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadCoverage } from '../../src/features/editing/translations/data.ts'
import { locales } from '../../src/i18n/locales.ts'
import type { Testimonial } from '../../src/payload-types.ts'
import { restAs } from '../support/call-rest.ts'
import { cms } from '../support/cms.ts'

/** Payload reads with the request of the write and then replaces its context. */
describe('a write during which the CMS reads related documents', () => {
  let payload: Payload
  let rest: Awaited<ReturnType<typeof restAs>>
  let voices: Testimonial[]
  const before = new Map<string, Testimonial>()

  beforeAll(async () => {
    payload = await cms()
    const who = { email: `${randomUUID()}@example.com`, password: 'a-long-editor-password' }
    await payload.create({ collection: 'users', data: { ...who, role: 'editor' } })
    rest = await restAs(who.email)
    voices = (await payload.find({ collection: 'testimonials', limit: 2, depth: 0 })).docs
    for (const { id } of voices) {
      for (const locale of locales) {
        before.set(`${id} ${locale}`, await read(id, locale))
      }
    }
  })

  afterAll(async () => {
    for (const { id } of voices) {
      for (const locale of locales) {
        const data = { ...before.get(`${id} ${locale}`), _status: 'published' } as never
        const args = { id, locale, data, depth: 0 }
        await payload.update({ collection: 'testimonials', ...args })
      }
    }
    await payload.delete({ collection: 'users', where: { role: { equals: 'editor' } } })
  })

  const read = (id: number, locale: (typeof locales)[number]) =>
    payload.findByID({ collection: 'testimonials', id, locale, depth: 0 })

  it('publishes nothing incomplete from the list', async () => {
    const [one, other] = voices.map(({ id }) => id)
    const path = (id: number | undefined) => `testimonials/${id}?locale=pt&draft=true&depth=0`
    expect((await rest('PATCH', path(one), { role: '' })).status).toBe(200)
    expect((await rest('PATCH', path(other), { role: 'Nova função' })).status).toBe(200)
    const many = `testimonials?locale=pt&draft=true&where[id][in]=${one},${other}`
    const rejected = await rest('PATCH', many, { _status: 'published' })
    expect(rejected.status).toBe(400)
    expect(rejected.body.errors[0]?.message).toMatch(/Portugiesisch: Kundenstimme .* fehlt/)
    for (const { id } of voices) {
      expect((await read(id, 'pt')).role).toBe(before.get(`${id} pt`)?.role)
    }
  })

  it('confirms no translation that it has not written', async () => {
    const [{ id } = { id: 0 }] = voices
    expect((await rest('PATCH', `testimonials/${id}?locale=de`, { content: 'Neu.' })).status).toBe(
      200,
    )
    const states = async () => {
      const documents = await loadCoverage('de')
      const cells = documents.find(({ key }) => key === `testimonials/${id}`)?.cells
      return JSON.stringify(cells)
    }
    const outdated = await states()
    expect((await rest('PATCH', `testimonials/${id}?locale=ro`, { role: 'Avocată' })).status).toBe(
      200,
    )
    expect(await states()).toBe(outdated)
  })

  it('rejects a version of the claims that lacks a claim which is still quoted', async () => {
    const { items } = await payload.findGlobal({ slug: 'claims', depth: 0 })
    const { docs } = await payload.findGlobalVersions({
      slug: 'claims',
      sort: '-createdAt',
      limit: 1,
    })
    // A version from before the claim existed would look like this.
    const old = await payload.db.createGlobalVersion({
      globalSlug: 'claims',
      autosave: false,
      createdAt: new Date().toISOString(),
      updatedAt: new Date().toISOString(),
      versionData: { ...docs[0]?.version, items: items.slice(1), _status: 'published' } as never,
    })
    const response = await rest('POST', `globals/claims/versions/${old.id}`)
    expect(response.status).toBe(400)
    expect(response.body.errors[0]?.message).toContain('wird noch gebraucht')
    expect((await payload.findGlobal({ slug: 'claims', depth: 0 })).items).toHaveLength(
      items.length,
    )
    await payload.db.deleteVersions({ globalSlug: 'claims', where: { id: { equals: old.id } } })
  })
})
