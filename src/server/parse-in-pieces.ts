import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { ownTurn } from '../lib/own-turn.ts'

/** Bytes that Node's parser gets at once of what may be many requests, and of what may be many chunks. */
const headPiece = 256
const bodyPiece = 1024

/** Milliseconds that a packet may be parsed in one turn of the event loop. */
const parseTime = 1

/**
 * Gives Node's parser of a connection small pieces, and none once the connection is to be closed. Node
 * itself parses a packet of 64 KB to its end, whatever becomes of its connection: of 2,000 requests in it,
 * each would be made and aborted. Packets that take longer go on in turns of their own, one of all
 * connections in a turn. A body of a known length comes in whole packets.
 */
export function parseInPieces(server: Server): void {
  /** The last request of a connection, and how many bytes of its body are still to come. */
  const last = new WeakMap<Socket, { request: IncomingMessage; left: number }>()
  server.on('request', (request: IncomingMessage) => {
    last.set(request.socket, { request, left: Number(request.headers['content-length']) || 0 })
  })
  server.on('connection', (socket: Socket) => {
    const [parse] = socket.listeners('data')
    if (!parse) throw new Error('Node parses connections in another way')
    socket.off('data', parse as () => void)
    socket.on('data', (packet: Buffer) => {
      const end = performance.now() + parseTime
      for (let rest = packet; rest.length > 0 && !socket.destroyed; ) {
        const body = last.get(socket)
        const least = body && !body.request.complete ? bodyPiece : headPiece
        const piece = rest.subarray(0, Math.max(least, body?.left ?? 0))
        rest = rest.subarray(piece.length)
        if (body) body.left -= piece.length
        parse.call(socket, piece)
        if (rest.length === 0) break
        // Node takes no more until its client has read: the rest comes again.
        if (socket.isPaused()) return void socket.unshift(rest)
        if (performance.now() < end) continue
        socket.pause().unshift(rest)
        return void ownTurn('costly packets').then(() => socket.resume())
      }
    })
  })
}
