import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { env } from '../env.ts'
import { rateLimitKey } from '../lib/http/rate-limit-key.ts'
import { countByClient } from './count-by-client.ts'

/** Maximum open connections per client. A browser opens six, and many visitors may share an address. */
const maxConnections = 600

/** Maximum new connections per client in a period of seconds. */
const newConnections = { points: 1000, duration: 10 }

/**
 * Closes new connections of a client that has or opens very many. Those that send nothing would otherwise
 * use up the file descriptors of the process, and Node accepts one connection per event loop turn. Connections of a proxy belong to all of its clients, which
 * it limits itself.
 */
export function limitConnections(server: Server): void {
  const countConnection = countByClient()
  const limiter = new RateLimiterMemory(newConnections)
  server.on('connection', (socket: Socket) => {
    if (env.TRUSTED_PROXIES > 0) return
    const client = rateLimitKey(new Headers({ 'x-forwarded-for': socket.remoteAddress ?? '' }))
    if (!countConnection(socket, client, maxConnections)) return socket.destroy()
    limiter.consume(client).catch(() => socket.destroy())
  })
}
