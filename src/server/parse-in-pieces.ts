import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { waitForEventLoopTurn } from '../lib/event-loop-turn.ts'

/** Bytes passed to Node's parser at once: between requests, and inside a body of unknown length. */
const headPiece = 256
const bodyPiece = 1024

/** Milliseconds for which one packet may be parsed per event loop turn. */
const maxParseTime = 1

/**
 * Passes received data to Node's HTTP parser in small pieces, and stops once the socket is
 * destroyed. Node itself parses a whole 64 KB packet even after its socket is destroyed, and would
 * create and abort each of the 2,000 requests that fit into it. A packet that takes longer than
 * `maxParseTime` continues in later event loop turns, which it shares with the slow packets of
 * other connections. A body with a Content-Length is passed on in whole packets.
 */
export function parseInPieces(server: Server): void {
  /** The latest request of each connection, and how many bytes of its body are still to come. */
  const latest = new WeakMap<Socket, { request: IncomingMessage; remaining: number }>()
  server.on('request', (request: IncomingMessage) => {
    const remaining = Number(request.headers['content-length']) || 0
    latest.set(request.socket, { request, remaining })
  })
  /** The parser stops after a request for an upgrade, and would start again inside what follows. */
  const hasStopped = (socket: Socket) => {
    const { request } = latest.get(socket) ?? {}
    return request?.complete && request.headers.upgrade !== undefined
  }
  /** Connections on which the rest of a slow packet waits for its turn. */
  const waiting = new WeakSet<Socket>()
  server.on('connection', (socket: Socket) => {
    const [parse] = socket.listeners('data')
    if (!parse) throw new Error('Node no longer parses requests in a `data` listener of the socket')
    socket.off('data', parse as () => void)
    socket.on('data', (packet: Buffer) => {
      // Node has resumed the socket to read a body. If this were parsed now, Node could pause the
      // socket for another reason, and fail when its turn comes and resumes it.
      if (waiting.has(socket)) return void socket.pause().unshift(packet)
      const end = performance.now() + maxParseTime
      for (let rest = packet; rest.length > 0 && !socket.destroyed && !hasStopped(socket); ) {
        const body = latest.get(socket)
        const minLength = body && !body.request.complete ? bodyPiece : headPiece
        const piece = rest.subarray(0, Math.max(minLength, body?.remaining ?? 0))
        rest = rest.subarray(piece.length)
        if (body) body.remaining -= piece.length
        parse.call(socket, piece)
        if (rest.length === 0) break
        // Node has paused the socket until the client reads its responses. The socket emits the
        // rest again when it resumes.
        if (socket.isPaused()) return void socket.unshift(rest)
        if (performance.now() < end) continue
        socket.pause().unshift(rest)
        waiting.add(socket)
        return void waitForEventLoopTurn('slow packets').then(() => {
          waiting.delete(socket)
          socket.resume()
        })
      }
    })
  })
}
