import { describe, expect, it } from 'vitest'
import { typesetCopy } from '../../../src/lib/content/copy.ts'
import { markText, readMark, withoutMarks } from '../../../src/lib/content/text-marks.ts'

const mark = { document: 'globals/landing', path: 'hero.title' }

describe('a marked text', () => {
  it.each([
    '{trialDays|Tag|Tage} kostenlos',
    'Anruf bis zu 24 Uhr',
    '12',
    'https://example.com/a b',
    '2026-11-22',
    'ș„“ 🎉',
  ])('%s is typeset as without its mark, and leads to its field', (text) => {
    const placeholders = { trialDays: '14' }
    const { mark: read, text: shown } = readMark(
      typesetCopy(markText(text, mark), placeholders, 'de'),
    )
    expect(shown).toBe(typesetCopy(text, placeholders, 'de'))
    expect(read).toEqual(mark)
  })

  it('names the first where several are joined, and is empty where there is no text', () => {
    const joined = markText('Titel', mark) + markText(' | Marke', { ...mark, path: 'suffix' })
    expect(readMark(joined)).toEqual({ text: 'Titel | Marke', mark })
    expect(markText('', mark)).toBe('')
    expect(withoutMarks({ a: [joined, 3, null] })).toEqual({ a: ['Titel | Marke', 3, null] })
  })
})
