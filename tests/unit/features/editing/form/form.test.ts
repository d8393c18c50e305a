import { describe, expect, it } from 'vitest'
import { areSameLines, linesIn } from '../../../../../src/features/editing/form/lines.ts'
import { lengthOf, shorten } from '../../../../../src/lib/text/length.ts'

describe('a list that is edited as lines of text', () => {
  it('has one entry for each line that is not blank', () => {
    expect(linesIn('Praxen \r\n\n  Kanzleien\n   \nHotels')).toEqual([
      'Praxen',
      'Kanzleien',
      'Hotels',
    ])
    expect(linesIn(' \n')).toEqual([])
  })

  it('does not change when a new line is still blank', () => {
    expect(areSameLines(linesIn('Praxen\n'), ['Praxen'])).toBe(true)
    expect(areSameLines(['Praxen'], ['Hotels'])).toBe(false)
    expect(areSameLines(['Praxen'], [])).toBe(false)
  })
})

describe('a text in a search result', () => {
  it('is counted in characters', () => {
    expect(lengthOf('Grüße 👋')).toBe(7)
  })

  it('is shown in full up to the limit and then cut at a word boundary', () => {
    expect(shorten('Ein kurzer Titel', 16)).toBe('Ein kurzer Titel')
    expect(shorten('Ein kurzer Titel, und mehr', 20)).toBe('Ein kurzer Titel …')
    expect(shorten('Donaudampfschifffahrt', 10)).toBe('Donaudampf …')
  })
})
