import { expect, it } from 'vitest'
import { promisedHours } from '../../../../../../src/features/back-office/desk/follow-up/constants.ts'

it.each([
  ['1', 1],
  ['24', 24],
  ['8760', 8760],
])('a claim of %s promises that many hours', (value, hours) => {
  expect(promisedHours(value)).toBe(hours)
})

it.each(['9e15', '1e30', 'Infinity', 'NaN', '0', '-1', '0.5', '8761', '', ' ', undefined, null])(
  'a claim of %j promises none',
  (value) => {
    expect(promisedHours(value)).toBeUndefined()
  },
)
