/** Returns a copy of a value in which all nested strings are replaced. */
export function mapTexts<T>(value: T, replace: (text: string) => string): T {
  if (typeof value === 'string') return replace(value) as T
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, replace)) as T
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, mapTexts(item, replace)]),
    ) as T
  }
  return value
}
