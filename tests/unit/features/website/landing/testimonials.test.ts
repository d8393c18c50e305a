import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Testimonials } from '../../../../../src/features/website/landing/components/testimonials.tsx'

const exampleNote = 'A made-up example'
const entry = { role: 'Owner', content: 'It helps.', rating: 5 }

/**
 * Renders a section with one sample and one real testimonial, and returns the parts of its HTML.
 */
function cards(note = exampleNote) {
  const items = [
    { ...entry, slug: 'sample', name: 'Sample Person', isExample: true },
    { ...entry, slug: 'real', name: 'Real Person', isExample: false },
  ]
  const testimonials = { title: 'Voices', subtitle: '', exampleNote: note, items }
  const html = renderToStaticMarkup(createElement(Testimonials, { locale: 'en', testimonials }))
  const [before = '', sample = '', real = ''] = html.split('<figure')
  const [card, after = ''] = real.split('</figure>')
  return { outside: before + after, sample, real: card ?? '' }
}

describe('the testimonials', () => {
  it('show the sample note on the card of each sample and nowhere else', () => {
    const { outside, sample, real } = cards()
    expect(sample).toContain(exampleNote)
    expect(real).not.toContain(exampleNote)
    expect(outside).not.toContain(exampleNote)
  })

  it('show nothing if the sample note is empty', () => {
    expect(cards('').sample.match(/<p[ >]/g)).toHaveLength(1)
  })
})
