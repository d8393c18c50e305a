/** Counts each object as this many characters, because the site renders an element for each node. */
const objectLength = 10

/**
 * Returns the length of a value with everything below it in characters, whether the editor knows it
 * or not. Objects count as well.
 */
export function contentLength(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum, each) => sum + contentLength(each), objectLength)
}
