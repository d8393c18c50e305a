import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'

/** Next bundles what runs at the start apart from the routes, so both find it under one symbol. */
const key = Symbol.for('site.incoming-body')

type Shared = typeof globalThis & { [key]?: AsyncLocalStorage<Readable> }

const shared = globalThis as Shared
shared[key] ??= new AsyncLocalStorage()
const bodies = shared[key]

let isKeeping = false

/**
 * From now on the body of every request that this process takes is at hand as Node has it, and the
 * address of its connection is the last entry of X-Forwarded-For, as every proxy before it adds
 * one. Next itself writes it only if the sender left the header out.
 */
export function keepIncomingBodies(): void {
  if (isKeeping) return
  isKeeping = true
  // Told about each request before the server's own handlers see it.
  subscribe('http.server.request.start', (started) => {
    const { request } = started as { request: IncomingMessage }
    bodies.enterWith(request)
    const { headers, socket } = request
    const sent = headers['x-forwarded-for']
    headers['x-forwarded-for'] = [sent ?? [], socket.remoteAddress ?? 'unknown'].flat().join(', ')
  })
}

/** Runs `work` as the answer to a request with this body. */
export function answering<T>(body: Readable, work: () => T): T {
  return bodies.run(body, work)
}

/**
 * The body of the request that is being answered, as Node has it: without the copy of each chunk
 * that the body of a `Request` costs. Throws outside a request.
 */
export function incomingBody(): Readable {
  const body = bodies.getStore()
  if (!body) throw new Error('No request is being answered here.')
  return body
}
