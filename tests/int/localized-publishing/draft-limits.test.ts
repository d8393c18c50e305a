import { expect, it } from 'vitest'
import { context, setUpEditor } from '../../support/editor-context.ts'
import { updateLanding } from '../../support/editor-writes.ts'

setUpEditor()

it('a draft has no more rows than its list allows', async () => {
  const save = (count: number) =>
    context.rest('PATCH', `features/${context.feature}?draft=true&locale=de`, {
      benefits: Array.from({ length: count }, () => ({ text: 'Vorteil' })),
    })
  expect((await save(10)).status).toBe(200)
  const { body, status } = await save(11)
  expect(status).toBe(400)
  expect(body.errors[0]?.message).toBe(
    '„Vorteile“ hat zu viele Einträge: Höchstens 10 sind erlaubt.',
  )
})

it('a text that is too long is named as in the form', async () => {
  const { body, status } = await context.rest(
    'PATCH',
    `features/${context.feature}?draft=true&locale=de`,
    { benefits: [{ text: 'Vorteil' }, { text: 'x'.repeat(2001) }] },
  )
  expect(status).toBe(400)
  expect(body.errors[0]?.message).toBe(
    '„Vorteile 2 › Vorteil“ ist zu lang: Höchstens 2.000 Zeichen sind erlaubt.',
  )
})

const paragraph = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})

it('a draft of a document is limited in length, however it is saved', async () => {
  const path = `legal-pages/${context.privacy}?draft=true&locale=de`
  const body = paragraph('x'.repeat(80_000))
  const section = { heading: 'Abschnitt', body }
  expect((await context.rest('PATCH', path, { sections: [section] })).status).toBe(200)
  const rejected = await context.rest('PATCH', path, { sections: [section, section] })
  expect(rejected.status).toBe(400)
  expect(rejected.body.errors[0]?.message).toMatch(/^Deutsch: .* ist zu lang: Höchstens/)
  const again = await context.rest('PATCH', `${path}&autosave=true`, { sections: [section] })
  expect(again.status).toBe(200)
})

it('a draft of a global is limited in length', async () => {
  const headline = 'x'.repeat(150_001)
  await expect(updateLanding({ hero: { headline } }, { draft: true })).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(/^Portugiesisch: Startseite ist zu lang: Höchstens/),
  })
})

it('a draft is shorter where there may be hundreds of documents', async () => {
  const save = (slug: 'features' | 'testimonials', field: string, length: number) =>
    context.rest('POST', `${slug}?draft=true&locale=de`, { [field]: 'x'.repeat(length) })
  for (const [slug, field] of [
    ['features', 'description'],
    ['testimonials', 'content'],
  ] as const) {
    expect((await save(slug, field, 9000)).status, slug).toBe(201)
    expect((await save(slug, field, 10_001)).status, slug).toBe(400)
  }
})
