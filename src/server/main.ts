/**
 * The site's HTTP server: Next's documented custom server, behind the checks that have to come before
 * Next reads a request. `npm start` and `npm run dev` run it; it shuts down gracefully on SIGTERM.
 */
import next from 'next'
import { env } from '../env.ts'
import { startDraining } from './health.ts'
import { createDevelopmentServer, createSiteServer } from './site-server.ts'

/** Milliseconds for which requests may go on after SIGTERM; `npm start` kills the site after 15 s. */
const drainTime = 10_000

const isDev = process.env.NODE_ENV === 'development'

const app = next({ port: env.PORT, dev: isDev })
await app.prepare()
const handle = app.getRequestHandler()

const server = isDev
  ? createDevelopmentServer(handle, app.getUpgradeHandler())
  : createSiteServer(handle)
server.listen(env.PORT)

process.once('SIGTERM', () => {
  startDraining()
  server.close(() => process.exit(0))
  setTimeout(() => server.closeAllConnections(), drainTime).unref()
})
