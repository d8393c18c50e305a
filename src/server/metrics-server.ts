import http, { type Server } from 'node:http'
import type { Registry } from 'prom-client'

/**
 * Creates a server with the single route `/metrics`, for Prometheus inside the operator's network.
 */
export function createMetricsServer(registry: Registry): Server {
  return http.createServer(async ({ url }, response) => {
    if (url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    const text = await registry.metrics()
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(text)
  })
}
