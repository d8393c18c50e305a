import http, { type Server } from 'node:http'
import type { Registry } from 'prom-client'

/**
 * Creates a server with the single route `/metrics`, for Prometheus inside the operator's network.
 */
export function createMetricsServer(registry: Registry): Server {
  let reading: Promise<string> | undefined
  // Each reading opens a database connection, so simultaneous requests share one.
  const read = () =>
    (reading ??= registry.metrics().finally(() => {
      reading = undefined
    }))
  return http.createServer(async ({ url }, response) => {
    if (url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    const text = await read()
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(text)
  })
}
