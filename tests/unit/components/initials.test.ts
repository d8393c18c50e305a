import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Initials } from '../../../src/components/ui/initials.tsx'

it.each([
  ['Sabine Krüger', 'SK'],
  ['Dr. Jan van der Berg', 'JB'],
  ['Ana', 'A'],
  ['𠮷田 花子', '𠮷花'],
  ['😀 𝓢abine 𝐊rüger', '𝓢𝐊'],
])('the initials of %s are %s', (name, initials) => {
  const html = renderToStaticMarkup(createElement(Initials, { name }))
  expect(html).toContain(`>${initials}<`)
})
