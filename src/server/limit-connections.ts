import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { env } from '../env.ts'
import { rateLimitKey } from '../lib/http/rate-limit-key.ts'
import { countByClient } from './count-by-client.ts'

/** Maximum open connections per client. A browser opens six, and many visitors may share an address. */
const maxConnections = 600

/**
 * Closes new connections of a client that has very many. Those that send nothing would otherwise use
 * up the file descriptors of the process. Connections of a proxy belong to all of its clients, which
 * it limits itself.
 */
export function limitConnections(server: Server): void {
  const countConnection = countByClient()
  server.on('connection', (socket: Socket) => {
    if (env.TRUSTED_PROXIES > 0) return
    const client = rateLimitKey(new Headers({ 'x-forwarded-for': socket.remoteAddress ?? '' }))
    if (!countConnection(socket, client, maxConnections)) socket.destroy()
  })
}
