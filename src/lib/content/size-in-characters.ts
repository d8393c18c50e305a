/** The size of an object, even an empty one, because the site renders an element for each node of rich text. */
const objectLength = 10

/**
 * Returns the size of a value in characters: of all texts in it, and of its objects. Includes properties that the
 * rich text editor does not know, because they are stored, too.
 */
export function sizeInCharacters(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum, each) => sum + sizeInCharacters(each), objectLength)
}
