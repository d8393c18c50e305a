import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { answerAlive } from './health.ts'
import { exceedsPipeline } from './limit-pipeline.ts'
import { rejectUnexpected } from './reject-unexpected.ts'
import { setTransportSecurity } from './transport-security.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** The HTTP server that has the checks before `handle`, which is Next. */
export function createSiteServer(handle: Handle): Server {
  const server = http.createServer(async (request, response) => {
    if (exceedsPipeline(request, response)) return
    if (request.url === '/healthz') return answerAlive(response)
    setTransportSecurity(response)
    if (!(await rejectUnexpected(request, response))) await handle(request, response)
  })
  // Next would leave a socket open for ever that asks for another protocol at an unknown address.
  return server.on('upgrade', (_request, socket) => socket.destroy())
}
