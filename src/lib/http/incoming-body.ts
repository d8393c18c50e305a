import { AsyncLocalStorage } from 'node:async_hooks'
import type { Readable } from 'node:stream'
import { processWide } from '../process-wide.ts'

const bodies = processWide('incoming-body', () => new AsyncLocalStorage<Readable>())

/** Runs `handle` so that `incomingBody` returns `body` inside it. */
export function withIncomingBody<T>(body: Readable, handle: () => T): T {
  return bodies.run(body, handle)
}

/**
 * Returns Node's body stream of the current request. Unlike the body of a `Request`, it does not
 * copy each chunk and may be left unread. Throws outside a request.
 */
export function incomingBody(): Readable {
  const body = bodies.getStore()
  if (!body) throw new Error('No request is being handled here.')
  return body
}
