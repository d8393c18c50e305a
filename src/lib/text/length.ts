/** Counts Unicode characters instead of UTF-16 code units. */
export function lengthOf(text: string): number {
  return [...text].length
}

/** Shortens a text at a word boundary and appends an ellipsis. */
export function shorten(text: string, limit: number): string {
  if (lengthOf(text) <= limit) return text
  const start = [...text].slice(0, limit).join('')
  const end = start.lastIndexOf(' ')
  return `${(end > limit / 2 ? start.slice(0, end) : start).replace(/[\s.,;:–-]+$/, '')} …`
}
