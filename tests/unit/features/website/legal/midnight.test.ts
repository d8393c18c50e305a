import { describe, expect, it } from 'vitest'
import { secondsToMidnightInBerlin } from '../../../../../src/features/website/legal/midnight.ts'
import { todayInBerlin } from '../../../../../src/features/website/legal/today.ts'

const hour = 3600 * 1000

/** Every hour of 2026 and 2027, in UTC. */
const hours = Array.from(
  { length: (Date.UTC(2028, 0, 1) - Date.UTC(2026, 0, 1)) / hour },
  (_, index) => Date.UTC(2026, 0, 1) + index * hour,
)

describe('the seconds until midnight in Berlin', () => {
  it('end at the first second of the next day for every hour of 2026 and 2027', () => {
    const wrong = hours.filter((now) => {
      const midnight = now + secondsToMidnightInBerlin(new Date(now)) * 1000
      const today = todayInBerlin(new Date(now))
      return (
        todayInBerlin(new Date(midnight - 1000)) !== today ||
        todayInBerlin(new Date(midnight)) === today
      )
    })
    expect(wrong.map((now) => new Date(now).toISOString())).toEqual([])
  })

  it.each([
    ['a day of 23 hours', '2026-03-28T23:00:00Z', 23],
    ['a day of 25 hours', '2026-10-24T22:00:00Z', 25],
    ['any other day', '2026-11-20T23:00:00Z', 24],
  ])('are correct for %s', (_, midnight, length) => {
    expect(secondsToMidnightInBerlin(new Date(midnight))).toBe(length * 3600)
  })

  it('are never less than one', () => {
    expect(secondsToMidnightInBerlin(new Date('2026-11-21T22:59:59.999Z'))).toBe(1)
  })
})
