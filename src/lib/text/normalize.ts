/**
 * Unicode's limit for texts that are processed piece by piece (UAX #15, Stream-Safe Text Format).
 * Halfwidth voicing marks are letters that NFKD turns into combining marks.
 */
const longRun = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

/**
 * Normalizes a text of unknown origin. Cuts runs of combining marks to 30, more than any language needs:
 * normalizing sorts each run, in quadratic time.
 */
export function normalize(text: string, form: 'NFC' | 'NFKD'): string {
  return text.replace(longRun, '$1').normalize(form)
}
