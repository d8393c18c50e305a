import { isStoreUnavailable } from '../files/file-store.ts'

/**
 * SQLSTATE classes: connection exception, insufficient resources, operator intervention, system error; and
 * a read-only transaction, after a failover to a standby server.
 */
const outages = /^(08|53|57|58|25006)/

/** Messages of driver errors that have no code. */
const lost =
  /^Connection terminated|^Query read timeout|not queryable$|timeout exceeded when trying to connect/

/**
 * Returns whether an error means that the database, the disk or the network is unavailable. In that
 * case the same request may succeed later. Any failed system call counts, also a missing right: the
 * operator can mend it, the client cannot.
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
