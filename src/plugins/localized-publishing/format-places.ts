const maxListed = 6

/** Joins the first few places, followed by the number of the others. */
export function formatPlaces(places: string[], more: (count: number) => string): string {
  const rest = places.length - maxListed
  return rest > 0 ? [...places.slice(0, maxListed), more(rest)].join(', ') : places.join(', ')
}
