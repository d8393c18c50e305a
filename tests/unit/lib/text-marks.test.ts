import { vercelStegaEncode } from '@vercel/stega'
import { describe, expect, it } from 'vitest'
import { typesetCopy } from '../../../src/lib/content/copy.ts'
import { markText, readMark, withoutMarks } from '../../../src/lib/content/text-marks.ts'

const mark = { document: 'globals/landing', path: 'hero.title' }

const forged = (value: unknown) => `Titel${vercelStegaEncode(value)}`

describe('a marked text', () => {
  it('has exactly one mark, that of its field, whatever was typed into it', () => {
    const typed = forged({ document: '../logout', path: 'a' })
    expect(readMark(markText(typed, mark))).toEqual({ text: 'Titel', mark })
    const date = new Date()
    expect(withoutMarks({ typed, date, emoji: '👩‍👩‍👧‍👦' })).toEqual({
      ...{ typed: 'Titel', date, emoji: '👩‍👩‍👧‍👦' },
    })
  })

  it.each([
    [{ document: '../logout', path: 'a' }],
    [{ document: 'personas/1?x', path: 'a' }],
    [{ document: '//example.com', path: 'a' }],
    [{ document: 'globals/landing' }],
    [{ path: 'a' }],
    ['globals/landing'],
    [null],
  ])('refers to no field with %j', (value) => {
    expect(readMark(forged(value))).toEqual({ text: 'Titel', mark: undefined })
  })

  it('refers to no field if its mark cannot be decoded', () => {
    expect(readMark(`Titel${'\u200b'.repeat(7)}\u200d`)).toEqual({ text: 'Titel', mark: undefined })
  })

  it.each([
    '{trialDays|Tag|Tage} kostenlos',
    'Anruf bis zu 24 Uhr',
    '12',
    'https://example.com/a b',
    '2026-11-22',
    'ș„“ 🎉',
  ])('%s is typeset as without its mark and refers to its field', (text) => {
    const placeholders = { trialDays: '14' }
    const { mark: read, text: shown } = readMark(
      typesetCopy(markText(text, mark), placeholders, 'de'),
    )
    expect(shown).toBe(typesetCopy(text, placeholders, 'de'))
    expect(read).toEqual(mark)
  })

  it('has the first mark when several texts are joined, and has no mark when it is empty', () => {
    const joined = markText('Titel', mark) + markText(' | Marke', { ...mark, path: 'suffix' })
    expect(readMark(joined)).toEqual({ text: 'Titel | Marke', mark })
    expect(markText('', mark)).toBe('')
    expect(withoutMarks({ a: [joined, 3, null] })).toEqual({ a: ['Titel | Marke', 3, null] })
  })
})
