import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from '../process-wide.ts'

const ids = processWide('request-id', () => new AsyncLocalStorage<string>())

/** Runs `handle` as the handling of the request with this id. */
export function withRequestId<T>(id: string, handle: () => T): T {
  return ids.run(id, handle)
}

/** The id of the request that is being handled, which its log entries and error responses carry. */
export function requestId(): string | undefined {
  return ids.getStore()
}
