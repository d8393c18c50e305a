import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from '../process-wide.ts'

const ids = processWide('request-id', () => new AsyncLocalStorage<string>())

/** Runs `handle` so that `requestId` returns `id` inside it. */
export function withRequestId<T>(id: string, handle: () => T): T {
  return ids.run(id, handle)
}

/** Returns the id of the current request, which its log entries and error responses contain. */
export function requestId(): string | undefined {
  return ids.getStore()
}
