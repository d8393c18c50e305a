import { describe, expect, it } from 'vitest'
import { locales } from '../../../src/i18n/locales.ts'
import { content } from '../../../src/seed/index.ts'
import { publicBySlug } from '../../support/cms.ts'
import {
  context,
  type Data,
  findId,
  originalContent,
  setUpEditor,
} from '../../support/editor-context.ts'
import { asDraft, asPublished, updateDocument } from '../../support/editor-writes.ts'
import { responseMessages } from '../../support/rejections.ts'

setUpEditor()

describe('every way to publish', () => {
  it('restores a complete version with required localized fields (payload issue 15698)', async () => {
    await updateDocument('personas', context.viktor, { motto: 'Outro', ...asPublished })
    const { docs } = await context.payload.findVersions({
      collection: 'personas',
      where: { parent: { equals: context.viktor } },
      sort: 'createdAt',
      limit: 1,
    })
    const response = await context.rest('POST', `personas/versions/${docs[0]?.id}`)
    expect(response.status).toBe(200)
  })

  it('validates a new document like an existing one', async () => {
    const { id, ...copy } = originalContent<Data>(`features/${context.feature}`, 'de')
    const { benefits } = copy as { benefits: Data[] }
    const whole = {
      ...copy,
      slug: 'test-new',
      benefits: benefits.map(({ text }) => ({ text })),
      ...asPublished,
    }
    const rejected = await context.rest('POST', 'features?locale=de', {
      ...whole,
      description: ' ',
    })
    expect(rejected.status).toBe(400)
    expect(responseMessages(rejected)[0]).toMatch(/^Deutsch: Funktion „.*“ › Beschreibung fehlt\.$/)
    expect(await findId('features', 'slug', 'test-new')).toBe(0)
    const everywhere = await context.rest(
      'POST',
      'features?locale=de&publishAllLocales=true',
      whole,
    )
    expect(everywhere.status).toBe(400)
    expect(responseMessages(everywhere)).toContain(
      responseMessages(rejected)[0]?.replace('Deutsch', 'Englisch'),
    )
    expect((await context.rest('POST', 'features?locale=de', whole)).status).toBe(201)
  })

  it('publishes nothing incomplete when duplicating a document (payload issues 11373 and 4232)', async () => {
    await updateDocument('features', context.feature, { title: '', benefits: [] }, asDraft)
    const path = `features/${context.feature}/duplicate?locale=pt`
    const response = await context.rest('POST', path, { slug: 'test-copy', ...asPublished })
    expect(response.status).toBe(200)
    for (const locale of locales) {
      const seen = await publicBySlug('features', 'test-copy', locale)
      for (const { title, benefits } of seen) {
        expect([title, benefits.length > 0]).toEqual([expect.stringMatching(/./), true])
      }
    }
  })

  it('publishes many documents from the list or none of them', async () => {
    const others = await context.payload.find({
      collection: 'features',
      limit: 2,
      sort: '-id',
      depth: 0,
    })
    const whole = others.docs.find(({ id }) => id !== context.feature)
    await updateDocument('features', context.feature, { title: '' }, asDraft)
    await updateDocument('features', whole?.id ?? 0, { title: 'Muito novo' }, asDraft)
    const query = `features?locale=pt&draft=true&where[id][in]=${context.feature},${whole?.id}`
    const response = await context.rest('PATCH', query, asPublished)
    expect(response.status).toBe(400)
    // The list view reads both `docs` and `errors`.
    expect(response.body.docs).toEqual([])
    expect(response.body.errors[0]?.message).toMatch(/Portugiesisch: Funktion „.*“ › Titel fehlt/)
    for (const id of [context.feature, whole?.id ?? 0]) {
      const { title } = await context.payload.findByID({
        collection: 'features',
        id,
        locale: 'pt',
        overrideAccess: false,
      })
      expect(title).toBeTruthy()
      expect(title).not.toBe('Muito novo')
    }
    await updateDocument('features', context.feature, { title: 'Inteiro' }, asDraft)
    expect((await context.rest('PATCH', query, asPublished)).status).toBe(200)
    const { title } = await context.payload.findByID({
      collection: 'features',
      id: whole?.id ?? 0,
      locale: 'pt',
    })
    expect(title).toBe('Muito novo')
    await updateDocument('features', whole?.id ?? 0, { title: whole?.title }, { locale: 'de' })
    await seedTitle(whole?.slug ?? '', whole?.id ?? 0)
  })
})

async function seedTitle(slug: string, id: number): Promise<void> {
  const { title } = content.pt.features[slug as keyof typeof content.pt.features]
  await updateDocument('features', id, { title, ...asPublished })
}
