import { AsyncLocalStorage } from 'node:async_hooks'
import type { Readable } from 'node:stream'
import { processWide } from '../process-wide.ts'

const bodies = processWide('incoming-body', () => new AsyncLocalStorage<Readable>())

/** Runs `handle` as the handling of a request with this body. */
export function withIncomingBody<T>(body: Readable, handle: () => T): T {
  return bodies.run(body, handle)
}

/**
 * The body of the request that is being handled, as Node has it: without the copy of each chunk that
 * the body of a `Request` costs, and it can be left unread before the response. Throws outside a
 * request.
 */
export function incomingBody(): Readable {
  const body = bodies.getStore()
  if (!body) throw new Error('No request is being handled here.')
  return body
}
