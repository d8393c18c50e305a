/** What stands around a place in a text. */
export type Excerpt = { before: string; match: string; after: string }

/** Characters of an excerpt on each side. */
const around = 60

/** Where a text holds what is sought, whatever the case and the accents; nothing if it does not. */
export function findText(text: string, sought: string): Excerpt | undefined {
  const { folded, places } = fold(text)
  const wanted = fold(sought).folded
  const at = wanted === '' ? -1 : folded.indexOf(wanted)
  if (at < 0) return undefined
  const start = places[at] ?? 0
  const end = places[at + wanted.length] ?? text.length
  return {
    before: shortened(text.slice(0, start), 'start'),
    match: text.slice(start, end),
    after: shortened(text.slice(end), 'end'),
  }
}

/** A text without case and accents, its spaces alike; and where in the text each of its letters stands. */
function fold(text: string): { folded: string; places: number[] } {
  let folded = ''
  const places: number[] = []
  let place = 0
  for (const character of text) {
    const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    const spaced = plain.replace(/\s/g, ' ')
    for (const _ of spaced) places.push(place)
    folded += spaced
    place += character.length
  }
  return { folded, places }
}

function shortened(text: string, side: 'start' | 'end'): string {
  const characters = [...text]
  if (characters.length <= around) return text
  return side === 'start'
    ? `…${characters.slice(-around).join('')}`
    : `${characters.slice(0, around).join('')}…`
}
