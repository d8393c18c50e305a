import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { cleanDrawing } from '../../../../../src/features/editing/media/clean-drawing.ts'
import { drawingCleaner } from '../../../../../src/features/editing/media/clean-in-thread.ts'
import { maxBlockingTime, measureDuration } from '../../../../support/duration.ts'
import { invalidDrawings, maliciousDrawings } from '../../../../support/pictures.ts'

const drawing = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`)

/** Repeats `piece` up to 100 KB. Parsing in quadratic time would take many seconds. */
const fill = (piece: string) => piece.repeat(Math.floor(100_000 / piece.length))

describe('a 100 KB drawing is parsed within a second', () => {
  it.each(['url(#', 'url( #a', '/*', 'url("#', "'", '@', 'url(', '{', 'a:url(#a);'])(
    'when its style sheet repeats %s',
    (piece) => {
      const style = drawing(`<style>${fill(piece)}</style>`)
      const attribute = drawing(`<path style='${fill(piece).replaceAll("'", '')}'/>`)
      expect(measureDuration(() => cleanDrawing(style))).toBeLessThan(maxBlockingTime)
      expect(measureDuration(() => cleanDrawing(attribute))).toBeLessThan(maxBlockingTime)
    },
  )

  it.each(['<!--', '<![CDATA[', '<?x ', '<a ', '=" ', '<a b="', '</a>', '&lt;'])(
    'when its markup repeats %s',
    (piece) => {
      expect(measureDuration(() => cleanDrawing(drawing(fill(piece))))).toBeLessThan(
        maxBlockingTime,
      )
    },
  )
})

describe('a style', () => {
  const cleanStyle = (css: string) =>
    String(cleanDrawing(drawing(`<path style='${css}' d="M0 0"/>`)))

  it.each(['fill:url(#a)', 'fill:url( "#a" )', 'fill:red /* url(x) */', 'mask:url(#a) no-repeat'])(
    'is preserved if it refers only to the drawing itself: %s',
    (css) => expect(cleanStyle(css)).toContain('style='),
  )

  it.each([
    ...['fill:url(x.svg#a)', 'fill:url("https:x")', 'fill:u\\72l(x)', 'fill:url(//x)'],
    ...['background:image-set("x" 1x)', '@import "x"', 'fill:URL(data:x)'],
    ...['fill:url("#a" url(x))', 'fill:src("x")'],
  ])('is removed if it loads something: %s', (css) => {
    expect(cleanStyle(css)).not.toContain('style=')
  })
})

describe('a drawing', () => {
  it.each(Object.entries(maliciousDrawings))(
    'loses %s and can still be rendered',
    async (_name, attack) => {
      const text = String(cleanDrawing(Buffer.from(attack)))
      expect(text).not.toMatch(
        /<[\w:]*script|\son\w+\s*=|foreignObject|iframe|evil\.example|data:|@import|<a[\s>]|<set|<animate|<image|feImage|handler|embed|object/i,
      )
      expect(text).toContain('<circle')
      const { channels } = await sharp(Buffer.from(text)).resize(20, 20).stats()
      const [red, , blue] = channels.map(({ mean }) => mean)
      expect(red).toBeGreaterThan(blue as number)
    },
  )

  it.each(Object.entries(invalidDrawings))('is rejected if it %s', (_name, invalid) => {
    expect(cleanDrawing(Buffer.from(invalid))).toBeUndefined()
  })

  it('keeps a style sheet in a CDATA section, as old programs write it', () => {
    const old = drawing(
      '<style><![CDATA[.a{fill:#c2416b}]]></style><path class="a" d="M0 0h9v9z"/>',
    )
    expect(String(cleanDrawing(old))).toContain('.a{fill:#c2416b}')
  })

  it('is parsed as XML, so elements that HTML would nest stay siblings', () => {
    const siblings = drawing(`${'<b/>'.repeat(9000)}<path d="M0 0h9v9z"/>`)
    expect(String(cleanDrawing(siblings))).toContain('<path')
  })

  /** Ten levels, each of which draws the one below ten times. */
  const levels = (level: (below: string, id: string) => string) =>
    Array.from({ length: 10 }, (_, index) => level(`l${index}`, `l${index + 1}`)).join('')
  const shape = '<g id="l0"><path d="M0 0h9v9z"/></g>'

  it.each([
    ['uses', levels((below, id) => `<g id="${id}">${`<use href="#${below}"/>`.repeat(10)}</g>`)],
    [
      'patterns',
      levels(
        (below, id) =>
          `<pattern id="${id}">${`<path d="M0 0h9v9z" fill="url(#${below})"/>`.repeat(10)}</pattern>`,
      ),
    ],
    [
      'masks of style sheets',
      levels(
        (below, id) =>
          `<style>.${id}{mask:url(#${below})}</style><mask id="${id}">${`<path class="${id}"/>`.repeat(10)}</mask>`,
      ),
    ],
    [
      'markers',
      `<marker id="m"><path id="l0" d="M0${' 1 1'.repeat(900)}" marker-mid="url(#l9)"/></marker>` +
        `<path d="M0${' 1 1'.repeat(30_000)}" marker-mid="url(#m)"/>`,
    ],
    ['itself', '<g id="a"><use href="#a"/></g>'],
  ])('is rejected if it draws billions of elements by %s', (_, inner) => {
    expect(cleanDrawing(drawing(shape + inner))).toBeUndefined()
  })

  it.each([
    [
      'a font of its own',
      '<style>@font-face{src:url("#f") format(svg)}</style><font id="f"><glyph d="M0 0"/></font>',
    ],
    [
      'lines without markers',
      `<linearGradient id="g"><stop/></linearGradient>${`<path style="fill:url(#g);marker:none" d="M0${' 1 1'.repeat(300)}"/>`.repeat(300)}`,
    ],
    [
      'arrows',
      `<marker id="m"><path d="M0 0"/></marker>${`<path d="M0${' 1 1'.repeat(900)}" marker-end="url(#m)"/>`.repeat(100)}`,
    ],
  ])('may contain %s', (_, inner) => {
    expect(String(cleanDrawing(drawing(inner)))).toContain('</svg>')
  })

  it('may draw a part many times', () => {
    const often = drawing(`<defs>${shape}</defs>${'<use href="#l0"/>'.repeat(1000)}`)
    expect(String(cleanDrawing(often))).toContain('<use')
  })

  const slots = '<h:slot>'.repeat(95) + '</h:slot>'.repeat(95)
  const slow = drawing(`<g xmlns:h="http://www.w3.org/1999/xhtml">${slots.repeat(40)}</g>`)

  it('is rejected if it takes too much time', async () => {
    const clean = drawingCleaner({ milliseconds: 100, heapMb: 512 })
    expect(await clean(slow)).toBeUndefined()
  })

  it('is rejected if it takes too much memory, and the next one is cleaned in a new thread', async () => {
    const clean = drawingCleaner({ milliseconds: 10_000, heapMb: 8 })
    expect(await Promise.all([clean(slow), clean(slow)])).toEqual([undefined, undefined])
  })

  it('is cleaned in the thread that has cleaned the one before', async () => {
    const started = vi.fn()
    process.on('worker', started)
    const clean = drawingCleaner({ milliseconds: 10_000, heapMb: 256 })
    const [first, second] = await Promise.all(
      ['M0 0h9', 'M0 0v9'].map((d) => clean(drawing(`<path d="${d}"/>`))),
    )
    process.off('worker', started)
    expect([String(first), String(second)]).toEqual([
      expect.stringContaining('M0 0h9'),
      expect.stringContaining('M0 0v9'),
    ])
    expect(started).toHaveBeenCalledOnce()
  })
})
