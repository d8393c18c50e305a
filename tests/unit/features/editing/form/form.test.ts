import { describe, expect, it } from 'vitest'
import { areSameLines, linesIn } from '../../../../../src/features/editing/form/lines.ts'
import { lengthOf, shorten } from '../../../../../src/lib/text/length.ts'

describe('a list that is written as lines', () => {
  it('has an entry for each line that says something', () => {
    expect(linesIn('Praxen \r\n\n  Kanzleien\n   \nHotels')).toEqual([
      'Praxen',
      'Kanzleien',
      'Hotels',
    ])
    expect(linesIn(' \n')).toEqual([])
  })

  it('is the same list while a further line is only begun', () => {
    expect(areSameLines(linesIn('Praxen\n'), ['Praxen'])).toBe(true)
    expect(areSameLines(['Praxen'], ['Hotels'])).toBe(false)
    expect(areSameLines(['Praxen'], [])).toBe(false)
  })
})

describe('a text in a search result', () => {
  it('is counted by characters', () => {
    expect(lengthOf('Grüße 👋')).toBe(7)
  })

  it('is shown whole up to the limit, and then ends at a word', () => {
    expect(shorten('Ein kurzer Titel', 16)).toBe('Ein kurzer Titel')
    expect(shorten('Ein kurzer Titel, und mehr', 20)).toBe('Ein kurzer Titel …')
    expect(shorten('Donaudampfschifffahrt', 10)).toBe('Donaudampf …')
  })
})
