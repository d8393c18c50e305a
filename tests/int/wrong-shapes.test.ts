import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import { describe, expect, it } from 'vitest'
import { getCms } from '../../src/lib/cms/payload.ts'
import { isRichText } from '../../src/lib/content/rich-text.ts'
import { callApi } from '../support/catch-all.ts'
import { context, setUpEditor } from '../support/editor-context.ts'
import { admin } from '../support/product.ts'
import { expectPublicUnchanged } from '../support/public-landing.ts'
import { startSession } from '../support/session.ts'

setUpEditor()

/** Returns rich text with one paragraph. */
const richText = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})

/** Returns rich text with one node. */
const richTextOf = (node: object) => ({ root: { type: 'root', children: [node] } })

/** Returns rich text with that many nested levels. */
function nested(levels: number): object {
  let node: object = { type: 'paragraph', children: [] }
  for (let level = 0; level < levels; level++) node = { type: 'paragraph', children: [node] }
  return { root: { type: 'root', children: [node] } }
}

describe('a body of the wrong shape', () => {
  const everywhere = ['locale=pt', 'locale=pt&draft=true']

  it.each([
    null,
    [],
    'text',
    5,
    { hero: null },
    { hero: [] },
    { hero: 'x' },
    { hero: { headline: { de: 'x' } } },
    { hero: { headline: true } },
    { hero: { headline: 'a\0b' } },
    { hero: { headline: 'x'.repeat(100_000) } },
    { statistics: { items: {} } },
    { statistics: { items: ['x'] } },
    { statistics: { items: [null] } },
    { statistics: { items: Array(201).fill({}) } },
    { _status: 'somehow' },
    { createdAt: {} },
  ])('is rejected with a message: %j', async (body) => {
    for (const query of everywhere) {
      const response = await context.rest('POST', `globals/landing?${query}`, body)
      expect(response.status).toBe(400)
      expect(response.body.errors[0]?.message).toMatch(/^[„A-ZÄÖÜ].{20,}\.$/)
    }
    await expectPublicUnchanged()
  })

  it.each([
    { slug: 'nobody' },
    { age: 'old' },
    { age: {} },
    { features: 'x' },
    { features: [{}] },
    { page: null },
    { page: { features: null } },
    { page: { features: { items: [{ icon: 'none' }] } } },
    { _order: {} },
  ])('is rejected in documents too: %j', async (body) => {
    for (const query of everywhere) {
      const response = await context.rest('PATCH', `personas/${context.viktor}?${query}`, body)
      expect(response.status).toBe(400)
      expect(response.body.errors[0]?.message).toMatch(/^[„A-ZÄÖÜ].{20,}\.$/)
    }
  })

  it.each([{ image: 'abc' }, { image: [] }, { image: 3e9 }, { isExample: 'maybe' }])(
    'is rejected in relationships and checkboxes: %j',
    async (body) => {
      const response = await context.rest(
        'PATCH',
        `testimonials/${context.testimonial}?draft=true&locale=pt`,
        body,
      )
      expect(response.status).toBe(400)
      expect(response.body.errors[0]?.message).toMatch(/passt nicht/)
    },
  )

  it('is rejected if it chooses a picture that was deleted meanwhile', async () => {
    const response = await context.rest(
      'PATCH',
      `testimonials/${context.testimonial}?draft=true&locale=pt`,
      { image: 999_999 },
    )
    expect(response.status).toBe(400)
    expect(response.body.errors[0]?.message).toBe(
      'Nicht gespeichert: Etwas, das hier ausgewählt ist, gibt es nicht mehr. Bitte wählen Sie etwas anderes aus.',
    )
  })

  it.each([
    'x',
    {},
    { root: null },
    { root: { type: 'root', children: [{}] } },
    nested(100),
    richText('x'.repeat(100_001)),
    { ...richText('x'), unknown: [0] },
    { root: { ...richText('x').root, unknown: [0] } },
    { root: { ...richText('x').root, [`${'x'.repeat(100)}`]: 0 } },
    { root: { ...richText('x').root, ...Object.fromEntries(Array(40).fill(0).entries()) } },
    richTextOf({ type: 'text', text: 'x', root: [0] }),
    richTextOf({ type: 'text', text: 'x', doc: [0] }),
    richTextOf({ type: 'link', fields: { url: '/x', unknown: [0] }, children: [] }),
    richTextOf({ type: 'upload', relationTo: 'media', value: 1, fields: { unknown: {} } }),
  ])('is rejected in rich text: %j', async (body) => {
    const response = await context.rest(
      'PATCH',
      `legal-pages/${context.privacy}?draft=true&locale=de`,
      {
        sections: [{ heading: 'x', body }],
      },
    )
    expect(response.status).toBe(400)
  })

  it.each([
    { type: 'constructor' },
    JSON.parse('{"type":"__proto__"}'),
    { type: 'block', fields: { blockType: 'constructor' } },
    { type: 'root', children: [] },
    { type: 'text', text: {} },
    // Styles can cover the whole CMS with something that looks like its login.
    { type: 'text', text: 'x', style: 'position: fixed; inset: 0' },
    { type: 'tab', text: '\t', style: 'position: fixed' },
    { type: 'paragraph', textStyle: 'position: fixed', children: [] },
    { type: 'heading', tag: 'script', children: [] },
    { type: 'list', tag: 'ul', listType: {}, children: [] },
    { type: 'list', tag: 'ul', children: [{ type: 'listitem', value: {}, children: [] }] },
    // Lexical indents an item step by step, which would block the form for ever.
    { type: 'list', tag: 'ul', children: [{ type: 'listitem', indent: 1e12, children: [] }] },
    { type: 'list', tag: 'ul', children: [{ type: 'listitem', indent: 0.5, children: [] }] },
    { type: 'paragraph', indent: -1, children: [] },
    { type: 'link', children: [] },
    { type: 'link', fields: { url: { a: 1 } }, children: [] },
    { type: 'upload', relationTo: 'media', value: { id: 1, mimeType: 'a/b', url: { a: 1 } } },
    { type: 'paragraph', children: [{ type: 'relationship', value: 'x' }] },
  ])(
    'is rejected if it contains a node that the rich text editor cannot write: %j',
    async (node) => {
      const response = await context.rest(
        'PATCH',
        `legal-pages/${context.privacy}?draft=true&locale=de`,
        {
          sections: [{ heading: 'x', body: richTextOf(node) }],
        },
      )
      expect(response.status).toBe(400)
      expect(response.body.errors[0]?.message).toMatch(/der Texteditor nicht schreiben kann\.$/)
    },
  )

  it('does not include any node that the rich text editor can write', async () => {
    const { config } = await getCms()
    const { features } = (config.editor as LexicalRichTextAdapter).editorConfig
    const ofEditor = features.nodes.map(({ node }) =>
      ('with' in node ? node.replace : node).getType(),
    )
    const types = [...ofEditor, 'paragraph', 'text', 'linebreak', 'tab']
    const link = { linkType: 'custom', url: '/' }
    const base = {
      text: 'x',
      tag: 'ul',
      fields: link,
      value: 1,
      indent: 2,
      style: '',
      textStyle: '',
    }
    const rejected = types.filter(
      (type) =>
        !isRichText(richTextOf({ ...base, ...(type === 'heading' && { tag: 'h2' }), type })),
    )
    expect(types).toContain('upload')
    expect(rejected).toEqual([])
  })

  it.each([
    'locale=all&publishSpecificLocale=pt&draft=true',
    'locale=all&draft=true',
    'locale=pt&publishSpecificLocale=all&draft=true',
    'publishSpecificLocale=xx&draft=true',
  ])('is rejected whichever parameter sets the language: %s', async (query) => {
    const wrong = { x: 'B'.repeat(900_000) }
    const feature = `features/${context.feature}?${query}`
    const document = await context.rest('PATCH', feature, { title: wrong })
    const global = await context.rest('POST', `globals/landing?${query}`, {
      hero: { headline: wrong },
    })
    const created = await context.rest('POST', `features?${query}`, { title: wrong })
    expect([document.status, global.status, created.status]).toEqual([400, 400, 400])
  })

  it.each([{ password: [] }, { image: { id: 1 } }, { image: { relationTo: 'media' } }])(
    'is rejected if many documents would each get a copy of very many values: %j',
    async (body) => {
      const values = Array(5001).fill(0)
      const [[name, value]] = Object.entries(body) as [[string, object]]
      const hostile = { [name]: Array.isArray(value) ? values : { ...value, value: values } }
      for (const draft of ['true', 'false']) {
        const path = `testimonials?where[id][exists]=true&draft=${draft}&locale=de`
        const response = await context.rest('PATCH', path, hostile)
        expect(response.status).toBe(400)
        expect(response.body.errors[0]?.message).toMatch(/zu viele Werte/)
      }
    },
  )

  it('is rejected if it has more values than any document', async () => {
    const body = { title: 'x', id: Array(200_001).fill(0) }
    const response = await context.rest('PATCH', `features/${context.feature}?draft=true`, body)
    expect(response.status).toBe(400)
    expect(response.body.errors[0]?.message).toMatch(/zu viele Werte/)
  })

  it('is rejected if it is nested more deeply than the hooks of the CMS can follow', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const body = `{"sections":[{"body":{"root":{"type":"root","children":[],"unknown":${deep}}}}]}`
    const headers = { 'Content-Type': 'application/json', ...(await startSession(admin.email)) }
    const path = `legal-pages/${context.privacy}?draft=true&locale=de`
    expect((await callApi(path, { method: 'PATCH', headers, body })).status).toBe(400)
  })

  it('is rejected when a document is created', async () => {
    for (const [path, body] of [
      ['features', null],
      ['features', []],
      ['features?draft=true', { slug: 'x'.repeat(5000) }],
      ['media', null],
      ['globals/mails', { contact: null }],
      ['globals/claims', { items: 'x' }],
    ] as const) {
      expect([path, (await context.rest('POST', path, body)).status]).toEqual([path, 400])
    }
  })
})
