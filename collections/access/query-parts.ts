/** Returns the object keys at every level of a value. */
export function keysIn(value: unknown): string[] {
  return entriesIn(value).map(([key]) => key)
}

/** Returns the search patterns in conditions; Payload searches for each word separately. */
export function patternsIn(where: unknown): string[] {
  const operators = ['like', 'not_like', 'contains']
  return entriesIn(where).flatMap(([key, value]) =>
    operators.includes(key) ? String(value).split(' ') : [],
  )
}

/**
 * Returns whether `contains` holds a condition instead of a value: Payload would pass it on without
 * checking its paths.
 */
export function hasNestedCondition(where: unknown): boolean {
  return entriesIn(where).some(
    ([key, value]) => key === 'contains' && typeof value === 'object' && !Array.isArray(value),
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
