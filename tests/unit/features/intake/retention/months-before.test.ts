import { expect, it } from 'vitest'
import { monthsBefore } from '../../../../../src/features/intake/retention/months-before.ts'

it.each([
  ['2026-11-21T03:00:00.000Z', 12, '2025-11-21T03:00:00.000Z'],
  ['2026-03-31T03:00:00.000Z', 1, '2026-02-28T03:00:00.000Z'],
  ['2028-02-29T03:00:00.000Z', 12, '2027-02-28T03:00:00.000Z'],
  ['2026-01-15T03:00:00.000Z', 25, '2023-12-15T03:00:00.000Z'],
])('%s minus %i months is %s', (now, months, expected) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(expected)
})
