import { describe, expect, it } from 'vitest'
import { timeSince } from '../../../../../src/features/back-office/dashboard/time-since.ts'

describe('the time since a document was saved', () => {
  const now = new Date('2026-11-22T12:00:00Z')

  it.each([
    ['2026-11-22T11:59:40Z', 'jetzt', 'now'],
    ['2026-11-22T11:55:00Z', 'vor 5 Minuten', '5 minutes ago'],
    ['2026-11-22T10:00:00Z', 'vor 2 Stunden', '2 hours ago'],
    ['2026-11-21T10:00:00Z', 'gestern', 'yesterday'],
  ])('is formatted for %s as "%s" and "%s"', (then, german, english) => {
    expect(timeSince(new Date(then), now, 'de')).toBe(german)
    expect(timeSince(new Date(then), now, 'en')).toBe(english)
  })
})
