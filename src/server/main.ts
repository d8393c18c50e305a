/**
 * The site's HTTP server: Next's documented custom server, behind the checks that have to come before
 * Next reads a request. `npm start` and `npm run dev` run it; it shuts down gracefully on SIGTERM.
 */
import './end-with-parent.ts'
import { flushCompileCache } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import next from 'next'
import { env } from '../env.ts'
import { listenForExpiredTags } from '../lib/cache/tag-channel.ts'
import { endJobs } from '../lib/database/job-queues.ts'
import { logConsoleAsJson } from '../lib/log/console-as-json.ts'
import { close } from './close.ts'
import { startDraining } from './health.ts'
import { hideUnknownPath } from './hide-unknown-path.ts'
import { createMetrics } from './metrics.ts'
import { createMetricsServer } from './metrics-server.ts'
import { createDevelopmentServer, createSiteServer } from './site-server.ts'

/** Milliseconds for which requests may go on when no more are taken; `npm start` kills the site 5 s later. */
const drainTime = Math.max(10, env.DRAIN_SECONDS) * 1000

const isDev = process.env.NODE_ENV === 'development'

if (env.LOG_FORMAT === 'json') logConsoleAsJson()
listenForExpiredTags()
const app = next({ port: env.PORT, dev: isDev })
await app.prepare()
const handle = app.getRequestHandler()

const metrics = env.METRICS_PORT === undefined ? undefined : createMetrics()
if (metrics) createMetricsServer(metrics.registry).listen(env.METRICS_PORT, env.METRICS_HOST)

const server = isDev
  ? createDevelopmentServer(handle)
  : createSiteServer((request, response) => {
      hideUnknownPath(request)
      return handle(request, response)
    }, metrics?.observe)
server.listen(env.PORT)

// `npm start` asks for a page at once. Written now, the compiled code is also there after a kill.
server.once('request', (_request, response) => response.once('close', () => flushCompileCache()))

// A connection for hot reloading never ends by itself, so in development nothing waits for the last one.
if (!isDev) process.once('SIGTERM', drain)

/** Ends without losing a request: those that come until the proxies have noticed are served as well. */
async function drain(): Promise<void> {
  startDraining()
  const jobs = endJobs()
  await sleep(env.DRAIN_SECONDS * 1000)
  setTimeout(() => server.closeAllConnections(), drainTime).unref()
  await close(server)
  await jobs
  process.exit(0)
}
