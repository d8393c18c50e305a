import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'

/** A proxy between a process and its database that can stop forwarding. */
type StallingProxy = {
  url: string
  /** Stops forwarding on existing connections without closing them. New connections work. */
  stall: () => void
  close: () => void
}

/** Starts a proxy to the database at the URL `target`. */
export async function startStallingProxy(target: string): Promise<StallingProxy> {
  const address = new URL(target)
  const port = Number(address.port)
  const sockets: Socket[] = []
  const proxy = net.createServer((client) => {
    const server = net.connect(port, '127.0.0.1')
    client.on('error', () => undefined).pipe(server)
    server.on('error', () => undefined).pipe(client)
    sockets.push(client, server)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  address.port = String((proxy.address() as AddressInfo).port)
  return {
    url: address.href,
    stall: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}
