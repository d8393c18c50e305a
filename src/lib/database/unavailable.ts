import { isStoreUnavailable } from '../files/file-store.ts'

/** SQLSTATE classes: no connection, no resources, shut down, system error. */
const outages = /^(08|53|57|58)/

/** What the driver says of a connection, without a code. */
const lost =
  /^Connection terminated|^Query read timeout|not queryable$|timeout exceeded when trying to connect/

/**
 * Whether an error means that the database, the disk or the network is unavailable, and not that the site's
 * code is wrong: the same request may well succeed a little later.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall, cause } = error as NodeJS.ErrnoException & { cause?: unknown }
  return (
    syscall !== undefined ||
    isStoreUnavailable(error) ||
    (code !== undefined && outages.test(code)) ||
    lost.test(error.message) ||
    isOutage(cause)
  )
}
