/** Returns a link that calls a number, which people write with spaces, slashes or brackets. */
export function phoneLink(phone: string | null | undefined): string {
  return `tel:${(phone ?? '').replace(/[^+\d]/g, '')}`
}
