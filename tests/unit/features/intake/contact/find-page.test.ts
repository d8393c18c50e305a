import { expect, it } from 'vitest'
import { findPage } from '../../../../../src/features/intake/contact/find-page.ts'

const pageOf = (referer: string) => findPage(new Headers({ referer }))

it.each([
  ['https://example.com/ro', 'landing'],
  ['https://example.com/de?utm=x#contact', 'landing'],
  ['https://example.com/pt/viktor', 'viktor'],
])('a request sent from %s is attributed to the page %s', (referer, page) => {
  expect(pageOf(referer)).toBe(page)
})

it.each([
  '',
  'nonsense',
  'https://example.com/',
  'https://example.com/de/impressum',
  'about:blank',
])('a request sent from "%s" is attributed to no page', (referer) => {
  expect(pageOf(referer)).toBeUndefined()
})
