/** The keys at every level of a value, collected without recursion, as it may be nested at will. */
export function keysIn(value: unknown): string[] {
  const keys: string[] = []
  const rest = [value]
  while (rest.length > 0) {
    const next = rest.pop()
    if (typeof next !== 'object' || next === null) continue
    for (const [key, inner] of Object.entries(next)) {
      keys.push(key)
      rest.push(inner)
    }
  }
  return keys
}
