import type { FlattenedField, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Testimonial } from '../../src/payload-types.ts'
import { cms } from '../support/cms.ts'

let payload: Payload

beforeAll(async () => {
  payload = await cms()
})

async function viktor() {
  const { docs } = await payload.find({
    collection: 'personas',
    where: { slug: { equals: 'viktor' } },
    depth: 0,
  })
  const [persona] = docs
  if (!persona) throw new Error('Viktor is missing')
  return persona
}

/** Returns a matcher for the rejection of one field. */
const rejectedAt = (path: string) => ({ data: { errors: [{ path }] } })

const publishTestimonial = (data: Partial<Testimonial> & { slug: string }) =>
  payload.create({
    collection: 'testimonials',
    data: { name: 'Test', role: 'Test', content: 'Test', rating: 5, _status: 'published', ...data },
  })

describe('the content model', () => {
  it.each([
    ['features', 'items', 4],
    ['targetGroups', 'groups', 6],
    ['examples', 'conversations', 3],
    ['benefits', 'items', 4],
  ] as const)(
    'rejects the publication of a persona if one of its %s is missing',
    async (group, rows, count) => {
      const { id, page } = await viktor()
      const section = page[group] as Record<string, unknown>
      const list = section[rows] as unknown[]
      expect(list).toHaveLength(count)
      const shortened = { ...page, [group]: { ...section, [rows]: list.slice(1) } }
      await expect(
        payload.update({
          collection: 'personas',
          id,
          data: { page: shortened, _status: 'published' } as never,
        }),
      ).rejects.toMatchObject(rejectedAt(`page.${group}.${rows}`))
      expect((await viktor()).page[group]).toEqual(page[group])
    },
  )

  it('leaves lists out of the form for several documents, which would replace theirs', () => {
    const listsOf = (fields: FlattenedField[]): string[] =>
      fields.flatMap((field) => {
        if (field.type === 'array') return field.admin?.disableBulkEdit ? [] : [field.name]
        return 'flattenedFields' in field ? listsOf(field.flattenedFields) : []
      })
    const content = ['features', 'personas', 'testimonials', 'legal-pages'] as const
    expect(
      content.flatMap((slug) => listsOf(payload.collections[slug].config.flattenedFields)),
    ).toEqual([])
  })

  it('rejects a testimonial with fewer than five stars', async () => {
    const fourStars = publishTestimonial({ slug: 'four-stars', rating: 4 })
    await expect(fourStars).rejects.toMatchObject(rejectedAt('rating'))
  })

  it('rejects a portrait from a host that is not allowed', async () => {
    const imageUrl = 'https://evil.example/a.png'
    const foreign = publishTestimonial({ slug: 'foreign-host', imageUrl })
    await expect(foreign).rejects.toMatchObject(rejectedAt('imageUrl'))
  })

  it('hides drafts from the public in every language', async () => {
    const draft = await payload.create({
      collection: 'features',
      draft: true,
      data: { slug: 'secret-draft', title: 'Geheim', _status: 'draft' } as never,
    })
    for (const locale of ['de', 'en', 'pt', 'ro'] as const) {
      const { docs } = await payload.find({
        collection: 'features',
        locale,
        overrideAccess: false,
        pagination: false,
      })
      expect(docs.map(({ slug }) => slug)).not.toContain('secret-draft')
    }
    await payload.delete({ collection: 'features', id: draft.id })
  })

  it('publishes one language while the others keep their published text', async () => {
    const { id, motto } = await viktor()
    const read = async (locale: 'de' | 'ro') =>
      (
        await payload.findByID({
          collection: 'personas',
          id,
          locale,
          overrideAccess: false,
          depth: 0,
        })
      ).motto
    const before = await read('ro')
    // A German draft that is not published yet …
    await payload.update({
      collection: 'personas',
      id,
      locale: 'de',
      draft: true,
      data: { motto: 'Noch nicht fertig', _status: 'draft' },
    })
    // … must not become public when the Romanian text is published.
    await payload.update({
      collection: 'personas',
      id,
      locale: 'ro',
      data: { motto: 'Publicat', _status: 'published' },
    })
    expect(await read('ro')).toBe('Publicat')
    expect(await read('de')).toBe(motto)
    for (const [locale, text] of [
      ['de', motto],
      ['ro', before],
    ] as const) {
      await payload.update({
        collection: 'personas',
        id,
        locale,
        data: { motto: text, _status: 'published' },
      })
    }
  })
})
