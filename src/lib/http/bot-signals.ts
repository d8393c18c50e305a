/**
 * Fields that the site's own forms add to a submission. Requests without these fields are accepted.
 */

/** A hidden field, which people do not fill in. */
export const honeypotField = 'subject'

/** Milliseconds between opening the page and submitting the form. */
export const fillTimeField = 'filledInMs'

/** Minimum milliseconds that a person needs to fill in a form. */
export const minFillTime = 1500

/**
 * Runs in the browser: waits until the page has been open for `minFillTime`, so that
 * people who are quick or use autofill are not rejected. Resolves to the milliseconds for
 * which the page has been open.
 */
export async function fillTime(): Promise<number> {
  const missing = minFillTime - performance.now()
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing))
  return Math.max(Math.round(performance.now()), minFillTime)
}

/**
 * Runs in the browser: returns what the hidden field of a form contains, and empties it. A person whose browser
 * extension has filled it in can then send the form again.
 */
export function takeHoneypot(form: unknown): string {
  const field = form instanceof HTMLFormElement && form.elements.namedItem(honeypotField)
  if (!(field instanceof HTMLInputElement)) return ''
  const { value } = field
  field.value = ''
  return value
}

/** Returns whether a program probably filled in the form. */
export function isLikelyBot(fields: Record<string, unknown>): boolean {
  const { [honeypotField]: honeypot, [fillTimeField]: time } = fields
  const isFilled = typeof honeypot === 'string' && honeypot !== ''
  const milliseconds = typeof time === 'string' || typeof time === 'number' ? Number(time) : 0
  const isTooFast = time !== undefined && time !== '' && !(milliseconds >= minFillTime)
  return isFilled || isTooFast
}
