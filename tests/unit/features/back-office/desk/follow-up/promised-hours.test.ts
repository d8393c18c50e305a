import { expect, it } from 'vitest'
import { promisedHours } from '../../../../../../src/features/back-office/desk/follow-up/constants.ts'

it.each([
  ['1', 1],
  ['24', 24],
  ['8760', 8760],
])('parses the promised hours from a claim of %s', (value, hours) => {
  expect(promisedHours(value)).toBe(hours)
})

it.each(['9e15', '1e30', 'Infinity', 'NaN', '0', '-1', '0.5', '8761', '', ' ', undefined, null])(
  'finds no promised hours in a claim of %j',
  (value) => {
    expect(promisedHours(value)).toBeUndefined()
  },
)
