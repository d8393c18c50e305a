import { expect, it } from 'vitest'
import { withoutRepetitions } from '../../../../../src/features/back-office/desk/timeline/repetitions.ts'

it('of several openings in a row by one person the last one counts', () => {
  const event = (at: string, what: 'open' | 'change', by: string) => ({ at, what, by })
  const newestFirst = [
    event('6', 'open', 'ana'),
    event('5', 'open', 'ana'),
    event('4', 'open', 'ben'),
    event('3', 'change', 'ana'),
    event('2', 'open', 'ana'),
    event('1', 'open', 'ana'),
  ]
  expect(withoutRepetitions(newestFirst).map(({ at }) => at)).toEqual(['6', '4', '3', '2'])
})
