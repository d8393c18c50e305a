import { once } from 'node:events'
import net from 'node:net'
import { freePort } from '../../scripts/support/processes.ts'

/** How a server on the network misbehaves. `works` forwards everything. */
export type Behaviour = 'works' | 'hangs' | 'answers nonsense' | 'cuts off' | 'is slow'

export type FaultyProxy = {
  port: number
  behaviour: Behaviour
  /** The number of connections that were affected so far. */
  faultyConnections: number
  /** Closes the open connections, which a sender would otherwise reuse, and misbehaves from now on. */
  startFault: (behaviour: Exclude<Behaviour, 'works'>) => void
  stop: () => void
}

/** The milliseconds by which a slow server delays each chunk of its response. */
const delay = 700

/**
 * Starts a TCP proxy in front of a real server. A changed behaviour applies from the next
 * connection on.
 */
export async function startFaultyProxy(target: number): Promise<FaultyProxy> {
  const sockets = new Set<net.Socket>()
  const server = net.createServer((socket) => {
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)))
    const { behaviour } = state
    if (behaviour !== 'works') state.faultyConnections++
    // Reads the request but never responds.
    if (behaviour === 'hangs') return void socket.resume()
    if (behaviour === 'answers nonsense') return void socket.resume().end('¡no!\r\n\0\r\n')
    const upstream = net.connect(target, '127.0.0.1').on('error', () => socket.destroy())
    socket.on('close', () => upstream.destroy()).pipe(upstream)
    upstream
      .on('end', () => socket.end())
      .on('data', (data) => {
        if (behaviour === 'cuts off')
          return void socket.write(data.subarray(0, 9), () => socket.destroy())
        setTimeout(
          () => !socket.destroyed && socket.write(data),
          behaviour === 'is slow' ? delay : 0,
        )
      })
  })
  const closeConnections = () => {
    for (const socket of sockets) socket.destroy()
  }
  const state: FaultyProxy = {
    port: await freePort('127.0.0.1'),
    behaviour: 'works',
    faultyConnections: 0,
    startFault: (behaviour) => {
      state.behaviour = behaviour
      closeConnections()
    },
    stop: () => {
      closeConnections()
      server.close()
    },
  }
  server.listen(state.port, '127.0.0.1')
  await once(server, 'listening')
  return state
}
