/** As many are named. */
const named = 6

/** The first of a list, and how many more there are. */
export function formatPlaces(places: string[], more: (count: number) => string): string {
  const rest = places.length - named
  return rest > 0 ? [...places.slice(0, named), more(rest)].join(', ') : places.join(', ')
}
