/** Characters as people count them, also where one takes several code units. */
export function lengthOf(text: string): number {
  return [...text].length
}

/** A text as search results show it: what is too long ends at a word, with an ellipsis. */
export function shorten(text: string, limit: number): string {
  if (lengthOf(text) <= limit) return text
  const start = [...text].slice(0, limit).join('')
  const end = start.lastIndexOf(' ')
  return `${(end > limit / 2 ? start.slice(0, end) : start).replace(/[\s.,;:–-]+$/, '')} …`
}
