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
  const { normalized, positions } = normalizeWithPositions(text)
  const at = normalized.indexOf(query)
  // Some letters fold differently at the end of a word, such as the Greek sigma.
  if (at < 0) return { before: '', match: '', after: shortened(text, 'end') }
  let after = at + query.length
  // Includes the rest of a letter that folds to several letters, such as ß.
  while (after < positions.length && positions[after] === positions[after - 1]) after++
  const start = positions[at] ?? 0
  const end = positions[after] ?? text.length
  return {
    before: shortened(text.slice(0, start), 'start'),
    match: text.slice(start, end),
    after: shortened(text.slice(end), 'end'),
  }
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
