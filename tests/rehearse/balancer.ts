import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { claimPort } from '../../scripts/support/processes.ts'

/** Milliseconds between two questions whether an instance is ready. */
const interval = 200

export type Balancer = { url: string; stop: () => void }

/**
 * A proxy in front of several instances, as plain as one can be: in turns it asks those whose `/readyz`
 * says that they are ready, or any where none is; the next one where nobody listens.
 */
export async function startBalancer(ports: number[]): Promise<Balancer> {
  const ready = new Set<number>()
  let turn = 0
  const timer = setInterval(() => {
    for (const port of ports) void isReady(port).then((is) => ready[is ? 'add' : 'delete'](port))
  }, interval)

  const server = http.createServer((request, response) => {
    turn++
    const inTurn = ports.map((_, index) => ports[(turn + index) % ports.length] as number)
    const candidates = inTurn.toSorted((a, b) => Number(ready.has(b)) - Number(ready.has(a)))
    forward(request, response, candidates)
  })
  const port = await claimPort(0)
  await new Promise<void>((resolve) => server.listen(port, resolve))
  const stop = () => {
    clearInterval(timer)
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://localhost:${port}`, stop }
}

async function isReady(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(1000)
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok ?? false
}

function forward(request: IncomingMessage, response: ServerResponse, ports: number[]): void {
  const [port, ...others] = ports
  const { method, url: path } = request
  const headers = { ...request.headers, 'x-forwarded-for': '203.0.113.7', connection: 'close' }
  let isConnected = false
  const onward = http.request({ host: '127.0.0.1', port, path, method, headers, agent: false })
  onward
    .on('socket', (socket) =>
      socket.once('connect', () => {
        isConnected = true
        request.pipe(onward)
      }),
    )
    .on('response', (answer) => {
      const { connection: _, ...kept } = answer.headers
      response.writeHead(answer.statusCode ?? 502, kept)
      answer.on('error', () => response.destroy()).pipe(response)
    })
    .on('error', () => {
      // Nothing of it has been sent.
      if (!isConnected && others.length > 0) return forward(request, response, others)
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    })
}
