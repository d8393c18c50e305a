/**
 * The site's HTTP server: Next's documented custom server, with middleware that runs before Next
 * reads a request. `npm start` and `npm run dev` run it. It shuts down gracefully on SIGTERM.
 */
import './end-with-parent.ts'
import { flushCompileCache } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import next from 'next'
import { env } from '../env.ts'
import { listenForExpiredTags } from '../lib/cache/tag-channel.ts'
import { endJobs } from '../lib/database/job-queues.ts'
import { logConsoleAsJson } from '../lib/log/console-as-json.ts'
import { limitConsoleErrors } from '../lib/log/limit-console-errors.ts'
import { closeServer } from './close-server.ts'
import { startDraining } from './health.ts'
import { allowHeapGrowth } from './heap-growth.ts'
import { hideUnknownPath } from './hide-unknown-path.ts'
import { createMetrics } from './metrics.ts'
import { createMetricsServer } from './metrics-server.ts'
import { createDevelopmentServer, createSiteServer } from './site-server.ts'

/**
 * Milliseconds that requests in progress may take after the server has closed. `npm start` kills
 * the process five seconds later.
 */
const finishTimeout = Math.max(10, env.DRAIN_SECONDS) * 1000

const isDev = process.env.NODE_ENV === 'development'

if (env.LOG_FORMAT === 'json') logConsoleAsJson()
if (!isDev) limitConsoleErrors()
allowHeapGrowth()
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
// Connections that wait to be accepted; with Node's 511, one client could keep out all others.
server.listen({ port: env.PORT, host: env.HOST, backlog: 4096 })

// `npm start` requests a page immediately. Writing the compile cache after that first response
// makes it available even if this process is killed later.
server.once('request', (_request, response) => response.once('close', () => flushCompileCache()))

// In development, hot reload connections never end by themselves, so draining would never finish.
if (!isDev) process.once('SIGTERM', drain)

/**
 * Shuts down without losing a request: keeps serving until proxies have
 * noticed that it is not ready.
 */
async function drain(): Promise<void> {
  startDraining()
  const jobs = endJobs()
  await sleep(env.DRAIN_SECONDS * 1000)
  setTimeout(() => server.closeAllConnections(), finishTimeout).unref()
  await closeServer(server)
  await jobs
  process.exit(0)
}
