/** A part of a text around what was searched for. */
export type Excerpt = { before: string; match: string; after: string }

/** Characters on each side. */
const around = 60

/** The part of a text that says what is searched for; nothing if it does not. */
export function excerptOf(text: string, query: string): Excerpt | undefined {
  const letters = [...text]
  const wanted = [...query.trim()].map(fold)
  const found = wanted.length > 0 ? letters.map(fold).join('').indexOf(wanted.join('')) : -1
  if (found < 0) return undefined
  const end = found + wanted.length
  const start = Math.max(0, found - around)
  const stop = Math.min(letters.length, end + around)
  return {
    before: (start > 0 ? '…' : '') + letters.slice(start, found).join(''),
    match: letters.slice(found, end).join(''),
    after: letters.slice(end, stop).join('') + (stop < letters.length ? '…' : ''),
  }
}

/** A letter without its accents, in lower case; always one, so that places in the text stay. */
function fold(letter: string): string {
  return letter.normalize('NFD').charAt(0).toLowerCase().charAt(0)
}
