import { describe, expect, it } from 'vitest'
import { fillPlaceholders } from '../../../src/lib/placeholders.ts'

describe('placeholders', () => {
  it('are filled in every text of a value, however deep', () => {
    const value = { a: '{x} Tage', list: [{ b: 'in {x} und {y}' }], n: 5, nothing: null }
    expect(fillPlaceholders(value, { x: '14', y: '48' })).toEqual({
      a: '14 Tage',
      list: [{ b: 'in 14 und 48' }],
      n: 5,
      nothing: null,
    })
  })

  it('stay as they are written if nobody knows them', () => {
    expect(fillPlaceholders('{unknown} {toString}', { x: '1' })).toBe('{unknown} {toString}')
  })
})
