/** The signals that the site's own forms add to what they send; a request without them is taken. */

/** A field that no person sees, and so none fills in. */
export const trapField = 'subject'

/** Milliseconds from the opening of the page to the sending. */
export const fillTimeField = 'filledInMs'

/** No person reads and fills in one of the forms faster than this, in milliseconds. */
export const minFillTime = 2000

/** Whether a form was filled in by a program, as far as its signals tell. */
export function looksAutomatic(fields: Record<string, unknown>): boolean {
  const { [trapField]: trap, [fillTimeField]: fillTime } = fields
  const isTrapped = typeof trap === 'string' && trap !== ''
  const isTooFast = fillTime !== undefined && fillTime !== '' && !(Number(fillTime) >= minFillTime)
  return isTrapped || isTooFast
}
