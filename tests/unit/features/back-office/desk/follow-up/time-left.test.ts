import { describe, expect, it } from 'vitest'
import {
  dueText,
  timeLeft,
  timeLeftText,
} from '../../../../../../src/features/back-office/desk/follow-up/time-left.ts'

const createdAt = '2026-11-20T13:00:00.000Z'
const at = (iso: string, hours = 48) => timeLeft({ createdAt, hours, now: new Date(iso) })

describe('the time left of a 48-hour promise', () => {
  it.each([
    ['2026-11-20T13:00:00Z', 'noch 48 Std.', '48 h left'],
    ['2026-11-22T07:30:00Z', 'noch 5 Std.', '5 h left'],
    ['2026-11-22T12:59:30Z', 'noch 0 Min.', '0 min left'],
    ['2026-11-22T12:15:00Z', 'noch 45 Min.', '45 min left'],
    ['2026-11-22T13:10:00Z', 'überfällig seit 10 Min.', 'overdue by 10 min'],
    ['2026-11-24T12:00:00Z', 'überfällig seit 47 Std.', 'overdue by 47 h'],
    ['2026-11-25T14:00:00Z', 'überfällig seit 3 Tagen', 'overdue by 3 days'],
  ])('is formatted at %s as "%s" and "%s"', (now, german, english) => {
    expect(timeLeftText(at(now), 'de')).toBe(german)
    expect(timeLeftText(at(now), 'en')).toBe(english)
  })

  it('is not overdue at the deadline itself, but is right after it', () => {
    expect(at('2026-11-22T13:00:00.000Z').isOverdue).toBe(false)
    expect(at('2026-11-22T13:00:00.001Z').isOverdue).toBe(true)
  })

  it('states the deadline in the time zone of the business', () => {
    expect(dueText(at(createdAt), 'de')).toBe('22.11.2026, 14:00')
  })
})
