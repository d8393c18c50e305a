/** The signals that the site's own forms add to what they send; a request without them is accepted. */

/** A field that no person sees, and so none fills in. */
export const honeypotField = 'subject'

/** Milliseconds from the opening of the page to the sending. */
export const fillTimeField = 'filledInMs'

/** No person reads and fills in one of the forms faster than this, in milliseconds. */
export const minFillTime = 1500

/**
 * In the browser: waits until a form has been open for as long as a person needs, so that nobody who
 * is quick (or whose browser fills in the form) is rejected. Resolves to the milliseconds it is open.
 */
export async function fillTime(): Promise<number> {
  const missing = minFillTime - performance.now()
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing))
  return Math.max(Math.round(performance.now()), minFillTime)
}

/** Whether a form was filled in by a program, judged by its signals. */
export function isLikelyBot(fields: Record<string, unknown>): boolean {
  const { [honeypotField]: honeypot, [fillTimeField]: time } = fields
  const isFilled = typeof honeypot === 'string' && honeypot !== ''
  const isTooFast = time !== undefined && time !== '' && !(Number(time) >= minFillTime)
  return isFilled || isTooFast
}
