import { expect, it } from 'vitest'
import { dateText, dateTimeText, siteTimeText } from '../../../src/i18n/date-text.ts'

const local = new Date(2026, 10, 4, 9, 5).toISOString()

it("a date is formatted the same everywhere, in the reader's language", () => {
  expect(dateText(local, 'de')).toBe('04.11.2026')
  expect(dateText(local, 'en')).toBe('4 Nov 2026')
  expect(dateTimeText(local, 'de')).toBe('04.11.2026, 09:05')
  expect(dateTimeText(local, 'en')).toBe('4 Nov 2026, 09:05')
})

it('the server formats times in the time zone of the business', () => {
  expect(siteTimeText('2026-11-24T13:05:00Z', 'de')).toBe('24.11.2026, 14:05')
  expect(siteTimeText('2026-11-24T13:05:00Z', 'en')).toBe('24 Nov 2026, 14:05')
  for (let month = 0; month < 12; month++) {
    const noon = new Date(Date.UTC(2026, month, 20, 12)).toISOString()
    for (const language of ['de', 'en'] as const) {
      expect(siteTimeText(noon, language)).toContain(`${dateText(noon, language)}, `)
    }
  }
})
