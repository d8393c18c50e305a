/**
 * The site's HTTP server: Next's documented custom server, behind the checks that have to come before
 * Next reads a request. `npm start` runs it; it ends in an orderly way on SIGTERM.
 */
import http from 'node:http'
import next from 'next'
import { env } from '../env.ts'
import { answerAlive } from './health.ts'
import { exceedsPipeline } from './limit-pipeline.ts'
import { rejectUnexpected } from './reject-unexpected.ts'
import { setTransportSecurity } from './transport-security.ts'

/** Milliseconds for which requests may go on after SIGTERM; `npm start` kills the site after 15 s. */
const drainTime = 10_000

const app = next({ port: env.PORT })
await app.prepare()
const handle = app.getRequestHandler()

const server = http.createServer(async (request, response) => {
  if (exceedsPipeline(request, response)) return
  if (request.url === '/healthz') return answerAlive(response)
  setTransportSecurity(response)
  if (!(await rejectUnexpected(request, response))) await handle(request, response)
})
// Next would leave a socket open for ever that asks for another protocol at an unknown address.
server.on('upgrade', (_request, socket) => socket.destroy())
server.listen(env.PORT)

process.once('SIGTERM', () => {
  server.close(() => process.exit(0))
  setTimeout(() => server.closeAllConnections(), drainTime).unref()
})
