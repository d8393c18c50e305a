import http from 'node:http'
import { claimPort } from '../../scripts/support/processes.ts'

export type Relay = { url: string; close: () => void }

/**
 * Passes every request on to `target`, and the answers back without their Referrer-Policy: with
 * one, Lighthouse loses the main document in the headless Chromium of the npm package
 * (net::ERR_ABORTED), whatever the policy says.
 */
export async function startRelay(target: string): Promise<Relay> {
  const { hostname, port: targetPort } = new URL(target)
  const server = http.createServer((request, response) => {
    const { url: path, method, headers } = request
    const onward = http.request({ hostname, port: targetPort, path, method, headers }, (answer) => {
      const { 'referrer-policy': _, ...kept } = answer.headers
      response.writeHead(answer.statusCode ?? 502, kept)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  const port = await claimPort(0)
  await new Promise<void>((resolve) => server.listen(port, resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://localhost:${port}`, close }
}
