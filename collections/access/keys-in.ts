/** The keys at every level of a value. */
export function keysIn(value: unknown): string[] {
  return entriesIn(value).map(([key]) => key)
}

/** The texts that conditions look for inside other texts; Payload looks for each word by itself. */
export function patternsIn(where: unknown): string[] {
  const operators = ['like', 'not_like', 'contains']
  return entriesIn(where).flatMap(([key, value]) =>
    operators.includes(key) ? String(value).split(' ') : [],
  )
}

/** Whether `contains` holds a condition and not a value: Payload passes it on without checking its paths. */
export function hasNestedCondition(where: unknown): boolean {
  return entriesIn(where).some(
    ([key, value]) => key === 'contains' && typeof value === 'object' && !Array.isArray(value),
  )
}

/** Collected without recursion, as a value may be nested at will. */
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
