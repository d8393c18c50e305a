import { fork } from 'node:child_process'
import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { freePort } from '../../scripts/support/processes.ts'

/** The milliseconds between two readiness checks. */
const interval = 200

export type Balancer = { url: string; stop: () => void }

/**
 * Starts the load balancer in its own process so that it does not compete with the load generator.
 */
export async function startBalancer(ports: number[]): Promise<Balancer> {
  const port = await freePort()
  const child = fork(import.meta.filename, [port, ...ports].map(String))
  await once(child, 'message')
  return { url: `http://localhost:${port}`, stop: () => child.kill() }
}

if (import.meta.main) {
  const [port, ...ports] = process.argv.slice(2).map(Number)
  process.once('disconnect', () => process.exit(0))
  balance(ports).listen(port, () => process.send?.('ready'))
}

/**
 * A minimal load balancer: round robin among the instances whose `/readyz` reports ready, or among
 * all if none is. If an instance refuses the connection, it tries the next one.
 */
function balance(ports: number[]): http.Server {
  const ready = new Set<number>()
  let turn = 0
  setInterval(() => {
    for (const port of ports) void isReady(port).then((is) => ready[is ? 'add' : 'delete'](port))
  }, interval)

  return http.createServer((request, response) => {
    turn++
    const rotatedPorts = ports.map((_, index) => ports[(turn + index) % ports.length] as number)
    const candidates = rotatedPorts.toSorted((a, b) => Number(ready.has(b)) - Number(ready.has(a)))
    forward(request, response, candidates)
  })
}

async function isReady(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(1000)
  const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.ok ?? false
}

function forward(request: IncomingMessage, response: ServerResponse, ports: number[]): void {
  const [port, ...others] = ports
  const { method, url: path } = request
  const headers = { ...request.headers, 'x-forwarded-for': '203.0.113.7', connection: 'close' }
  let isConnected = false
  const upstream = http.request({ host: '127.0.0.1', port, path, method, headers, agent: false })
  upstream
    .on('socket', (socket) =>
      socket.once('connect', () => {
        isConnected = true
        request.pipe(upstream)
      }),
    )
    .on('response', (answer) => {
      const { connection: _, ...kept } = answer.headers
      response.writeHead(answer.statusCode ?? 502, kept)
      answer.on('error', () => response.destroy()).pipe(response)
    })
    .on('error', () => {
      // Nothing of the request has been sent yet.
      if (!isConnected && others.length > 0) return forward(request, response, others)
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    })
}
