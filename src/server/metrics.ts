import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { poolUse } from '../lib/database/pool-use.ts'
import { readiness } from './health.ts'
import { readJobMetrics } from './job-metrics.ts'
import { methods } from './methods.ts'
import { routeOf } from './route-of.ts'

/** Histogram buckets in seconds, from a cached page to an upload on a slow connection. */
const durationBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/**
 * Routes and statuses whose counters are initialized to 0. The first failure of a form must raise
 * an alert, and Prometheus sees no increase if a counter first appears with the value 1.
 */
const formRoutes = ['/api/contact', '/api/voice-bot-onboarding']
const failureStatuses = [500, 503]

export type Metrics = {
  /** Records a request once its response has closed. */
  observe: (request: IncomingMessage, response: ServerResponse) => void
  registry: Registry
}

/** Creates this process's metrics for Prometheus. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  addGauges(registry)
  return { observe: requestObserver([registry]), registry }
}

function requestObserver(registers: Registry[]): Metrics['observe'] {
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests by route and status; aborted: the client disconnected.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  for (const route of formRoutes) {
    for (const status of failureStatuses) requests.inc({ method: 'POST', route, status }, 0)
  }
  const seconds = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'From the request to the end of the response.',
    labelNames: ['route'],
    buckets: durationBuckets,
    registers,
  })
  const pages = new Counter({
    name: 'site_page_cache_total',
    help: 'Lookups in the page cache by result: hit, stale or miss.',
    labelNames: ['result'],
    registers,
  })
  const inProgress = new Gauge({
    name: 'site_requests_in_progress',
    help: 'Requests in progress.',
    registers,
  })
  const uploaded = new Counter({
    name: 'site_uploaded_bytes_total',
    help: 'Bytes of onboardings that were accepted.',
    registers,
  })
  return (request, response) => {
    const startedAt = performance.now()
    const { method = '', headers } = request
    // Determined here because Next changes `request.url`.
    const route = routeOf(request)
    inProgress.inc()
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : 'aborted'
      inProgress.dec()
      requests.inc({ method: methods.includes(method) ? method : 'other', route, status })
      seconds.observe({ route }, (performance.now() - startedAt) / 1000)
      const result = response.getHeader('x-nextjs-cache')
      if (typeof result === 'string') pages.inc({ result: result.toLowerCase() })
      if (route === '/api/voice-bot-onboarding' && status === 201) {
        uploaded.inc(Number(headers['content-length']) || 0)
      }
    })
  }
}

/** Adds the metrics that are measured when Prometheus scrapes them. */
function addGauges(registry: Registry): void {
  const registers = [registry]
  new Gauge({
    name: 'site_ready',
    help: 'Whether this instance is ready for requests, as /readyz says.',
    registers,
    async collect() {
      this.set((await readiness()).isReady ? 1 : 0)
    },
  })
  new Gauge({
    name: 'site_database_pool',
    help: 'Connections of the pool that are active or idle, and queries that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolUse() ?? {})) this.set({ state }, count)
    },
  })
  const jobs = new Gauge({
    name: 'site_jobs',
    help: 'Jobs in the database, the same on every instance.',
    labelNames: ['task', 'state'],
    registers,
  })
  new Gauge({
    name: 'site_job_oldest_due_seconds',
    help: 'Seconds since the oldest due job became due.',
    labelNames: ['task'],
    registers,
    async collect() {
      jobs.reset()
      this.reset()
      // `site_ready` already reports that the database is unavailable.
      for (const { task, oldestDue, ...counts } of await readJobMetrics().catch(() => [])) {
        this.set({ task }, oldestDue)
        for (const [state, count] of Object.entries(counts)) jobs.set({ task, state }, count)
      }
    },
  })
}
