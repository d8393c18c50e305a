import http, { type IncomingMessage } from 'node:http'
import { freePort } from '../../scripts/support/processes.ts'

type Relay = { url: string; close: () => void }

/**
 * Starts a proxy that forwards every request to `target` and removes Referrer-Policy from the
 * responses: with that header, Lighthouse loses the main document in the headless Chromium of the
 * npm package (net::ERR_ABORTED). `hold` may delay the response to a request, and `isStalled` choose one of which only
 * the beginning arrives.
 */
export async function startRelay(
  target: string,
  hold?: (request: IncomingMessage) => Promise<void> | undefined,
  isStalled: (request: IncomingMessage) => boolean = () => false,
): Promise<Relay> {
  const { hostname, port: targetPort } = new URL(target)
  const server = http.createServer((request, response) => {
    const { url: path, method, headers } = request
    const upstream = http.request(
      { hostname, port: targetPort, path, method, headers },
      async (answer) => {
        await hold?.(request)
        const { 'referrer-policy': _, ...kept } = answer.headers
        response.writeHead(answer.statusCode ?? 502, kept)
        if (isStalled(request))
          answer.once('data', (part: Buffer) => response.write(part.subarray(0, 1000)))
        else answer.pipe(response)
      },
    )
    upstream.on('error', () => response.destroy())
    request.pipe(upstream)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://localhost:${port}`, close }
}
