import { expect, it } from 'vitest'
import { collapseOpens } from '../../../../../src/features/back-office/desk/timeline/collapse-opens.ts'

it('keeps only the latest of several consecutive openings by one person', () => {
  const event = (at: string, what: 'open' | 'change', by: string) => ({ at, what, by })
  const newestFirst = [
    event('6', 'open', 'ana'),
    event('5', 'open', 'ana'),
    event('4', 'open', 'ben'),
    event('3', 'change', 'ana'),
    event('2', 'open', 'ana'),
    event('1', 'open', 'ana'),
  ]
  expect(collapseOpens(newestFirst).map(({ at }) => at)).toEqual(['6', '4', '3', '2'])
})
