import { describe, expect, it } from 'vitest'
import { locales } from '../../../src/i18n/locales.ts'
import { content } from '../../../src/seed/index.ts'
import { publicBySlug } from '../../support/cms.ts'
import { type Data, desk, idOf, original, setUpDesk } from '../../support/editors-desk.ts'
import { draft, publish, write } from '../../support/editors-writes.ts'
import { messagesIn } from '../../support/rejections.ts'

setUpDesk()

describe('every way to publish', () => {
  it('restores a complete version with required localized fields (payload issue 15698)', async () => {
    await write('personas', desk.viktor, { motto: 'Outro', ...publish })
    const { docs } = await desk.payload.findVersions({
      collection: 'personas',
      where: { parent: { equals: desk.viktor } },
      sort: 'createdAt',
      limit: 1,
    })
    const answer = await desk.rest('POST', `personas/versions/${docs[0]?.id}`)
    expect(answer.status).toBe(200)
  })

  it('validates a new document like an existing one', async () => {
    const { id, ...copy } = original<Data>(`features/${desk.feature}`, 'de')
    const { benefits } = copy as { benefits: Data[] }
    const whole = {
      ...copy,
      slug: 'test-new',
      benefits: benefits.map(({ text }) => ({ text })),
      ...publish,
    }
    const rejected = await desk.rest('POST', 'features?locale=de', { ...whole, description: ' ' })
    expect(rejected.status).toBe(400)
    expect(messagesIn(rejected)[0]).toMatch(/^Deutsch: Funktion „.*“ › Beschreibung fehlt\.$/)
    expect(await idOf('features', 'slug', 'test-new')).toBe(0)
    const everywhere = await desk.rest('POST', 'features?locale=de&publishAllLocales=true', whole)
    expect(everywhere.status).toBe(400)
    expect(messagesIn(everywhere)).toContain(
      messagesIn(rejected)[0]?.replace('Deutsch', 'Englisch'),
    )
    expect((await desk.rest('POST', 'features?locale=de', whole)).status).toBe(201)
  })

  it('publishes nothing incomplete when duplicating a document (payload issues 11373 and 4232)', async () => {
    await write('features', desk.feature, { title: '', benefits: [] }, draft)
    const path = `features/${desk.feature}/duplicate?locale=pt`
    const answer = await desk.rest('POST', path, { slug: 'test-copy', ...publish })
    expect(answer.status).toBe(200)
    for (const locale of locales) {
      const seen = await publicBySlug('features', 'test-copy', locale)
      for (const { title, benefits } of seen) {
        expect([title, benefits.length > 0]).toEqual([expect.stringMatching(/./), true])
      }
    }
  })

  it('publishes many documents from the list or none of them', async () => {
    const others = await desk.payload.find({
      collection: 'features',
      limit: 2,
      sort: '-id',
      depth: 0,
    })
    const whole = others.docs.find(({ id }) => id !== desk.feature)
    await write('features', desk.feature, { title: '' }, draft)
    await write('features', whole?.id ?? 0, { title: 'Muito novo' }, draft)
    const query = `features?locale=pt&draft=true&where[id][in]=${desk.feature},${whole?.id}`
    const answer = await desk.rest('PATCH', query, publish)
    expect(answer.status).toBe(400)
    // The list view reads both `docs` and `errors`.
    expect(answer.body.docs).toEqual([])
    expect(answer.body.errors[0]?.message).toMatch(/Portugiesisch: Funktion „.*“ › Titel fehlt/)
    for (const id of [desk.feature, whole?.id ?? 0]) {
      const { title } = await desk.payload.findByID({
        collection: 'features',
        id,
        locale: 'pt',
        overrideAccess: false,
      })
      expect(title).toBeTruthy()
      expect(title).not.toBe('Muito novo')
    }
    await write('features', desk.feature, { title: 'Inteiro' }, draft)
    expect((await desk.rest('PATCH', query, publish)).status).toBe(200)
    const { title } = await desk.payload.findByID({
      collection: 'features',
      id: whole?.id ?? 0,
      locale: 'pt',
    })
    expect(title).toBe('Muito novo')
    await write('features', whole?.id ?? 0, { title: whole?.title }, { locale: 'de' })
    await seedTitle(whole?.slug ?? '', whole?.id ?? 0)
  })
})

async function seedTitle(slug: string, id: number): Promise<void> {
  const { title } = content.pt.features[slug as keyof typeof content.pt.features]
  await write('features', id, { title, ...publish })
}
