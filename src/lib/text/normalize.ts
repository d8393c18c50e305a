/** Unicode's limit for texts that are processed piece by piece (UAX #15, Stream-Safe Text Format). */
const longRun = /(\p{M}{30})\p{M}+/gu

/**
 * Normalizes a text of unknown origin. Cuts runs of combining marks to 30, more than any language needs:
 * normalizing sorts each run, in quadratic time.
 */
export function normalize(text: string, form: 'NFC' | 'NFKD'): string {
  return text.replace(longRun, '$1').normalize(form)
}
