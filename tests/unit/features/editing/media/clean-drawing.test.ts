import { describe, expect, it } from 'vitest'
import { cleanDrawing } from '../../../../../src/features/editing/media/clean-drawing.ts'
import { maxBlockingTime, measureDuration } from '../../../../support/duration.ts'

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
