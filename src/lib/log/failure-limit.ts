/** Maximum failures per minute that are logged, because strangers decide how many of their requests fail. */
const maxFailures = 60

/**
 * Returns a function that is called for each failure and returns whether to log it, to say instead that more
 * are left out until the minute is over, or to leave it out.
 */
export function failureLimit(): () => 'log' | 'announce' | 'leave out' {
  let since = 0
  let count = 0
  return () => {
    const now = Date.now()
    // Also after the clock was set back.
    if (now - since >= 60_000 || now < since) {
      since = now
      count = 0
    }
    count += 1
    if (count <= maxFailures) return 'log'
    return count === maxFailures + 1 ? 'announce' : 'leave out'
  }
}
