import { describe, expect, it } from 'vitest'
import {
  claimPlaceholders,
  fillPlaceholders,
  isNumber,
} from '../../../src/lib/content/placeholders.ts'

describe('placeholders', () => {
  it('are filled in every text of a value, however deeply nested', () => {
    const value = { a: '{x} Tage', list: [{ b: 'in {x} und {y}' }], n: 5, nothing: null }
    expect(fillPlaceholders(value, { x: '14', y: '48' })).toEqual({
      a: '14 Tage',
      list: [{ b: 'in 14 und 48' }],
      n: 5,
      nothing: null,
    })
  })

  it('stay unchanged if they are unknown', () => {
    expect(fillPlaceholders('{unknown} {toString}', { x: '1' })).toBe('{unknown} {toString}')
  })
})

describe('marketing figures', () => {
  it.each([
    ['75', 'de', '75\u00a0%'],
    ['75', 'en', '75%'],
    ['99.9', 'de', '99,9\u00a0%'],
    ['99.9', 'en', '99.9%'],
  ] as const)('of %s per cent are formatted in %s as %s', (value, locale, written) => {
    const claim = { key: 'x', value, kind: 'percent' } as const
    expect(claimPlaceholders([claim], locale)).toEqual({ x: written })
  })

  it('stay unchanged if they are not a percentage', () => {
    const claim = { key: 'x', value: '24/7', kind: 'plain' } as const
    expect(claimPlaceholders([claim], 'ro')).toEqual({ x: '24/7' })
  })

  it.each(['97,5', '75 %', 'viel', ' ', ''])(
    'are not parsed as a percentage from «%s»',
    (value) => {
      expect(isNumber(value)).toBe(false)
    },
  )
})
