import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection that may wait for their responses; browsers never send a second one. */
const maxWaiting = 8

const waiting = new WeakMap<Socket, number>()

/**
 * Closes a connection that sends requests without waiting for the responses. Node starts all that one
 * packet holds at the same time, and leaves files open of responses that nobody fetches any more.
 * Returns whether this request belongs to such a connection.
 */
export function exceedsPipeline({ socket }: IncomingMessage, response: ServerResponse): boolean {
  if (socket.destroyed) return true
  const count = (waiting.get(socket) ?? 0) + 1
  waiting.set(socket, count)
  response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
  if (count <= maxWaiting) return false
  socket.destroy()
  return true
}
