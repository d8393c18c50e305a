/** Maximum failures per minute that are logged, because strangers decide how many of their requests fail. */
const maxFailures = 60

/**
 * Returns a function to call for each failure: it returns `log`, then once `announce` that more are left out, and
 * then `leave out` until the minute is over.
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
