import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection that may wait for their responses; browsers never send a second one. */
const maxWaiting = 8

/** The responses of a connection that are not finished, the oldest first. */
const unfinished = new WeakMap<Socket, Set<ServerResponse>>()

/**
 * Resolves when the requests that came before on the same connection are answered: to whether this one
 * may be, too. Node emits all that one packet holds at the same time, and when the connection closes,
 * the responses that have not begun never learn of it: their files and streams would stay open. A
 * connection that sends many requests without waiting for the responses is closed.
 */
export async function takeTurn(
  { socket }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (socket.destroyed) return false
  const responses = unfinished.get(socket) ?? new Set()
  unfinished.set(socket, responses)
  const previous = [...responses].at(-1)
  responses.add(response)
  response.once('close', () => responses.delete(response))
  if (responses.size > maxWaiting) socket.destroy()
  else if (previous) await closeOf(previous, socket)
  return !socket.destroyed
}

/** Resolves when one of both is closed. */
async function closeOf(previous: ServerResponse, socket: Socket): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const each of [previous, socket]) each.once('close', resolve)
  await promise
  for (const each of [previous, socket]) each.off('close', resolve)
}
