import { describe, expect, it } from 'vitest'
import { excerptOf } from '../../../../../src/features/back-office/dashboard/excerpt.ts'
import { timeSince } from '../../../../../src/features/back-office/dashboard/time-since.ts'

describe('what the search shows of a text', () => {
  it('is the place that says the word, whatever its accents and capitals', () => {
    expect(excerptOf('Programări la orice oră', 'PROGRAMARI')).toEqual({
      before: '',
      match: 'Programări',
      after: ' la orice oră',
    })
  })

  it('is cut off far from the word', () => {
    const { before, after } =
      excerptOf(`${'a '.repeat(80)}Termin${' b'.repeat(80)}`, 'termin') ?? {}
    expect([before, after]).toEqual([`…${'a '.repeat(30)}`, `${' b'.repeat(30)}…`])
  })

  it('is nothing where it says nothing of it, or nobody searches', () => {
    expect(excerptOf('Termine', 'Rechnung')).toBeUndefined()
    expect(excerptOf('Termine', '  ')).toBeUndefined()
  })
})

describe('how long ago something was saved', () => {
  const now = new Date('2026-11-22T12:00:00Z')

  it.each([
    ['2026-11-22T11:59:40Z', 'jetzt', 'now'],
    ['2026-11-22T11:55:00Z', 'vor 5 Minuten', '5 minutes ago'],
    ['2026-11-22T10:00:00Z', 'vor 2 Stunden', '2 hours ago'],
    ['2026-11-21T10:00:00Z', 'gestern', 'yesterday'],
  ])('%s is "%s" and "%s"', (then, german, english) => {
    expect(timeSince(new Date(then), now, 'de')).toBe(german)
    expect(timeSince(new Date(then), now, 'en')).toBe(english)
  })
})
