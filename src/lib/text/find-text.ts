import { fold } from './fold.ts'

/** What stands around a place in a text. */
export type Excerpt = { before: string; match: string; after: string }

/** Characters of an excerpt on each side. */
const around = 60

/** What is sought, as `isIn` and `findText` take it: made once for all texts. */
export function soughtText(text: string): string {
  return read(text)
}

/** Whether a text holds what is sought, whatever the case and the accents. */
export function isIn(text: string, sought: string): boolean {
  return sought !== '' && read(text).includes(sought)
}

/** Where a text that holds what is sought does, with what stands around. */
export function excerptOf(text: string, sought: string): Excerpt {
  const { letters, places } = readWithPlaces(text)
  const at = letters.indexOf(sought)
  // Some letters fold in another way where they end a word, such as a Greek sigma.
  if (at < 0) return { before: '', match: '', after: shortened(text, 'end') }
  let after = at + sought.length
  // The rest of a letter that folds to several, as an ß.
  while (after < places.length && places[after] === places[after - 1]) after++
  const start = places[at] ?? 0
  const end = places[after] ?? text.length
  return {
    before: shortened(text.slice(0, start), 'start'),
    match: text.slice(start, end),
    after: shortened(text.slice(end), 'end'),
  }
}

/** A text without case and accents, its spaces alike. */
function read(text: string): string {
  return fold(text).replace(/\s/g, ' ')
}

/** The same, with where in the text each of its letters stands: some fold to several, some to none. */
function readWithPlaces(text: string): { letters: string; places: number[] } {
  const letters: string[] = []
  const places: number[] = []
  let place = 0
  for (const character of text) {
    const folded = read(character)
    letters.push(folded)
    for (let unit = 0; unit < folded.length; unit++) places.push(place)
    place += character.length
  }
  return { letters: letters.join(''), places }
}

function shortened(text: string, side: 'start' | 'end'): string {
  if (text.length <= around) return text
  // Two units of UTF-16 hold the widest character.
  const near = [...(side === 'start' ? text.slice(-2 * around) : text.slice(0, 2 * around))]
  if (near.length <= around && text.length <= 2 * around) return text
  return side === 'start'
    ? `…${near.slice(-around).join('')}`
    : `${near.slice(0, around).join('')}…`
}
