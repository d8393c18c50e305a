import { describe, expect, it } from 'vitest'
import { excerptOf, matchesQuery, normalizeForSearch } from '../../../src/lib/text/find-text.ts'

function findText(text: string, typed: string) {
  const query = normalizeForSearch(typed)
  return matchesQuery(text, query) ? excerptOf(text, query) : undefined
}

describe('finding a query in a text', () => {
  it.each([
    ['Jetzt anrufen', 'ANRUF', 'anruf'],
    ['Întrebări și răspunsuri', 'raspuns', 'răspuns'],
    ['Bis\u00a014 Tage', 'bis 14', 'Bis\u00a014'],
    ['Größe', 'GROSSE', 'Größe'],
    ['Größe', 'gros', 'Größ'],
    ['Łukasz ruft', 'lukasz', 'Łukasz'],
    ['Größe', 'größ', 'Größ'],
    ['𝒜 wort', 'wort', 'wort'],
    ['offices ﬁne', 'fine', 'ﬁne'],
  ])('matches %s when the query is %s', (text, sought, match) => {
    const found = findText(text, sought)
    expect(found?.match).toBe(match)
    if (!found) return
    expect(found.before + found.match + found.after).toBe(text)
  })

  it('returns a shortened excerpt around the match', () => {
    const found = findText(`${'a'.repeat(100)} Wort ${'b'.repeat(100)}`, 'wort')
    expect(found).toEqual({
      before: `…${'a'.repeat(59)} `,
      match: 'Wort',
      after: ` ${'b'.repeat(59)}…`,
    })
  })

  it('finds nothing if there is no match', () => {
    expect(findText('Jetzt anrufen', 'Fax')).toBeUndefined()
    expect(findText('Jetzt anrufen', '')).toBeUndefined()
  })
})
