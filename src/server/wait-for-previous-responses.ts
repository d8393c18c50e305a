import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Maximum unfinished requests per connection. Browsers and proxies do not pipeline, but a fast client
 * may send its next request before its last response is closed. Each one that waits takes memory.
 */
const maxUnfinished = 2

/** The unfinished responses of each connection, oldest first. */
const unfinished = new WeakMap<Socket, Set<ServerResponse>>()

/**
 * Waits until the previous responses on the same connection are finished, so that pipelined
 * requests are handled one at a time. Resolves to false if the connection is closed by then. Node
 * emits all requests of a packet at once, and responses that have not started get no `close` event
 * when the connection closes, so their files and streams would stay open. Closes the connection if
 * too many requests are pipelined.
 */
export async function waitForPreviousResponses(
  { socket }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (socket.destroyed) return false
  const responses = unfinished.get(socket) ?? new Set()
  unfinished.set(socket, responses)
  const previous = [...responses].at(-1)
  responses.add(response)
  response.once('close', () => responses.delete(response))
  if (responses.size > maxUnfinished) socket.destroy()
  else if (previous) await firstClose(previous, socket)
  return !socket.destroyed
}

/** Resolves when either the response or the socket closes. */
async function firstClose(previous: ServerResponse, socket: Socket): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const each of [previous, socket]) each.once('close', resolve)
  await promise
  for (const each of [previous, socket]) each.off('close', resolve)
}
