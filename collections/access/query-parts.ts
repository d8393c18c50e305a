/** Returns the object keys at every level of a value. */
export function keysIn(value: unknown): string[] {
  return entriesIn(value).map(([key]) => key)
}

const textOperators = ['like', 'not_like', 'contains']

/** Returns the search patterns in conditions; Payload searches for each word separately. */
export function patternsIn(where: unknown): string[] {
  return entriesIn(where).flatMap(([key, value]) =>
    textOperators.includes(key) ? String(value).split(' ') : [],
  )
}

const comparisons = [
  ...['equals', 'not_equals', 'like', 'not_like', 'contains', 'exists'],
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
]

/**
 * Returns whether an operator has a value of the wrong kind, on which Payload fails: a condition, whose paths
 * it would pass on without a check, or a list of texts to look for.
 */
export function hasWrongValue(where: unknown): boolean {
  return entriesIn(where).some(([key, value]) => {
    if (!comparisons.includes(key) || typeof value !== 'object' || value === null) return false
    // Payload's own queries contain dates.
    if (value instanceof Date) return false
    return !Array.isArray(value) || key === 'like' || key === 'not_like'
  })
}

/** Returns the paths that are compared as texts. */
export function textPathsIn(where: unknown): string[] {
  return entriesIn(where).flatMap(([path, condition]) =>
    typeof condition === 'object' &&
    condition !== null &&
    textOperators.some((each) => each in condition)
      ? [path]
      : [],
  )
}

/** Iterative, because a recursion could overflow the stack on deeply nested values. */
function entriesIn(value: unknown): [key: string, value: unknown][] {
  const entries: [string, unknown][] = []
  const rest = [value]
  while (rest.length > 0) {
    const next = rest.pop()
    if (typeof next !== 'object' || next === null) continue
    for (const entry of Object.entries(next)) {
      entries.push(entry)
      rest.push(entry[1])
    }
  }
  return entries
}
