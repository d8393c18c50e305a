/** SQLSTATE classes: no connection, no resources, shut down, system error. */
const outages = /^(08|53|57|58)/

/**
 * Whether an error means that the database, the disk or the network is unavailable, and not that the site's
 * code is wrong: the same request may well succeed a little later.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall, cause } = error as NodeJS.ErrnoException & { cause?: unknown }
  return (
    syscall !== undefined ||
    (code !== undefined && outages.test(code)) ||
    /^Connection terminated|timeout exceeded when trying to connect/.test(error.message) ||
    isOutage(cause)
  )
}
