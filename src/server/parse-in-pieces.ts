import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** Bytes that Node's parser gets at once of what may be many requests or chunks. */
const pieceSize = 1024

/**
 * Gives Node's parser of a connection small pieces, and none once the connection is to be closed. Node
 * itself parses a packet of 64 KB to its end, whatever becomes of its connection: of 2,000 requests in it,
 * each would be made and aborted. A body of a known length comes in whole packets.
 */
export function parseInPieces(server: Server): void {
  /** Bytes of the present body that are still to come. */
  const expected = new WeakMap<Socket, number>()
  server.on('request', ({ headers, socket }: IncomingMessage) => {
    expected.set(socket, Number(headers['content-length']) || 0)
  })
  server.on('connection', (socket: Socket) => {
    const [parse] = socket.listeners('data')
    if (!parse) throw new Error('Node parses connections in another way')
    socket.off('data', parse as () => void)
    socket.on('data', (packet: Buffer) => {
      for (let from = 0; from < packet.length && !socket.destroyed; ) {
        const bodySize = expected.get(socket) ?? 0
        const piece = packet.subarray(from, from + Math.max(pieceSize, bodySize))
        expected.set(socket, Math.max(0, bodySize - piece.length))
        parse.call(socket, piece)
        from += piece.length
        // Node takes no more until its client has read: the rest comes again.
        if (socket.isPaused()) return void socket.unshift(packet.subarray(from))
      }
    })
  })
}
