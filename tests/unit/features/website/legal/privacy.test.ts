import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Privacy } from '../../../../../src/features/website/legal/components/privacy.tsx'
import { richText } from '../../../../../src/seed/rich-text.ts'

/** Renders the policy with one more node in its only section. */
function render(node: object) {
  const body = richText(['See [our terms](/de/impressum) and **this**.'])
  body.root.children.push(node as never)
  const sections = [{ heading: 'Section', body: body as never }]
  return renderToStaticMarkup(createElement(Privacy, { privacy: { title: 'Privacy', sections } }))
}

it('renders every node that the editor can write', () => {
  const html = render({ type: 'heading', tag: 'h3', children: [{ type: 'text', text: 'Here' }] })
  expect(html).toContain('<h3>Here</h3>')
  expect(html).toContain('<a href="/de/impressum">our terms</a>')
  expect(html).toContain('<strong>this</strong>')
})

it.each([
  [4, '<s>Void</s>'],
  [8, '<u>Void</u>'],
  [1 + 4 + 8, '<u><s><strong>Void</strong></s></u>'],
])(
  'renders text with the format %i without a style, which the content policy would block',
  (format, element) => {
    const html = render({ type: 'paragraph', children: [{ type: 'text', text: 'Void', format }] })
    expect(html).toContain(element)
    expect(html).not.toContain('style=')
  },
)

it('renders nested and numbered lists without styles', () => {
  const text = (content: string) => ({ type: 'text', text: content })
  const list = (tag: string, children: object[]) => ({ type: 'list', tag, children })
  const item = (value: number, children: object[]) => ({ type: 'listitem', value, children })
  const nested = item(4, [list('ul', [item(1, [text('Inner')])])])
  const html = render(list('ol', [item(3, [text('Outer')]), nested]))
  expect(html).toContain('<ol><li value="3">Outer</li><li value="4" class="list-none"><ul>')
  expect(html).not.toContain('style=')
})

it.each([
  { type: 'constructor' },
  JSON.parse('{"type":"__proto__"}'),
  { type: 'toString' },
  { type: 'block', fields: { blockType: 'constructor' } },
  { type: 'nobody', children: [{ type: 'text', text: 'Hidden' }] },
  { type: 'upload', value: { mimeType: 'a/b', url: 'https://x.test', filename: { a: 1 } } },
  { type: 'upload', value: { mimeType: 'image/png', url: 'https://x.test/a.png' } },
])('renders nothing for a stored node that the editor cannot write: %j', (node) => {
  expect(render(node)).toBe(render({ type: 'text', text: '' }))
})
