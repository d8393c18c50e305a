import { fold } from './fold.ts'

/** The text before and after a match. */
export type Excerpt = { before: string; match: string; after: string }

/** Maximum characters on each side of a match. */
const around = 60

/** Returns whether a text contains a query from `normalizeForSearch`, ignoring case and accents. */
export function matchesQuery(text: string, query: string): boolean {
  return query !== '' && normalizeForSearch(text).includes(query)
}

/**
 * Returns the first match of a query in a text that contains it, with the text around the match.
 */
export function excerptOf(text: string, query: string): Excerpt {
  const { begin, length } = sectionWith(text, query)
  const section = text.slice(begin, begin + length)
  const { normalized, positions } = normalizeWithPositions(section)
  const at = normalized.indexOf(query)
  // Some letters fold differently at the end of a word, such as the Greek sigma.
  if (at < 0) return { before: '', match: '', after: shortened(text, 'end') }
  let after = at + query.length
  // Includes the rest of a letter that folds to several letters, such as ß.
  while (after < positions.length && positions[after] === positions[after - 1]) after++
  const start = begin + (positions[at] ?? 0)
  const end = begin + (positions[after] ?? section.length)
  return {
    before: shortened(text.slice(0, start), 'start'),
    match: text.slice(start, end),
    after: shortened(text.slice(end), 'end'),
  }
}

/**
 * Returns the first section of a text that contains a query. Folding a long text letter by letter, to
 * know the positions, takes hundreds of milliseconds. Sections overlap by more than the longest match:
 * between two letters of it, there can be thirty combining marks.
 */
function sectionWith(text: string, query: string): { begin: number; length: number } {
  const overlap = Math.max(1000, query.length * 32)
  const length = 2 * overlap
  let begin = 0
  while (begin + length < text.length && !matchesQuery(text.slice(begin, begin + length), query)) {
    begin += overlap
  }
  return { begin, length }
}

/** Returns a text in lower case, without accents and with plain spaces. */
export function normalizeForSearch(text: string): string {
  return fold(text).replace(/\s/g, ' ')
}

/**
 * Also returns the position in `text` of each normalized letter: one letter may
 * fold to several or none.
 */
function normalizeWithPositions(text: string): { normalized: string; positions: number[] } {
  const normalized: string[] = []
  const positions: number[] = []
  let position = 0
  for (const character of text) {
    const folded = normalizeForSearch(character)
    normalized.push(folded)
    for (let unit = 0; unit < folded.length; unit++) positions.push(position)
    position += character.length
  }
  return { normalized: normalized.join(''), positions }
}

function shortened(text: string, side: 'start' | 'end'): string {
  if (text.length <= around) return text
  // A character has at most two UTF-16 code units.
  const near = [...(side === 'start' ? text.slice(-2 * around) : text.slice(0, 2 * around))]
  if (near.length <= around && text.length <= 2 * around) return text
  return side === 'start'
    ? `…${near.slice(-around).join('')}`
    : `${near.slice(0, around).join('')}…`
}
