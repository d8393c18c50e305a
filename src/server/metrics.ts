import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { poolUse } from '../lib/database/pool-use.ts'
import { readiness } from './health.ts'
import { readJobFigures } from './job-figures.ts'
import { methods } from './methods.ts'
import { routeOf } from './route-of.ts'

/** Seconds, from a cached page to the upload of a slow line. */
const durations = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/**
 * The first failure of a form has to raise an alarm: Prometheus sees no increase where a counter begins with 1,
 * so these begin with 0.
 */
const forms = ['/api/contact', '/api/voice-bot-onboarding']
const formFailures = [500, 503]

export type Metrics = {
  /** Counts a request and its response, when that has ended. */
  observe: (request: IncomingMessage, response: ServerResponse) => void
  registry: Registry
}

/** What this process counts for Prometheus. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  // Memory, event loop, garbage collection.
  collectDefaultMetrics({ register: registry })
  addGauges(registry)
  return { observe: requestObserver([registry]), registry }
}

function requestObserver(registers: Registry[]): Metrics['observe'] {
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests by route and status; aborted: the sender left before the end.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  for (const route of forms) {
    for (const status of formFailures) requests.inc({ method: 'POST', route, status }, 0)
  }
  const seconds = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'From the request to the end of the response.',
    labelNames: ['route'],
    buckets: durations,
    registers,
  })
  const pages = new Counter({
    name: 'site_page_cache_total',
    help: 'Pages by how the cache answered: hit, stale or miss.',
    labelNames: ['result'],
    registers,
  })
  const underWay = new Gauge({
    name: 'site_requests_in_progress',
    help: 'Requests that are being answered.',
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
    // Next rewrites the address of a request.
    const route = routeOf(request)
    underWay.inc()
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : 'aborted'
      underWay.dec()
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

/** What is looked at when Prometheus asks. */
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
    help: 'For how long the oldest job could have been done.',
    labelNames: ['task'],
    registers,
    async collect() {
      jobs.reset()
      this.reset()
      // While the database is away `site_ready` says so.
      for (const figures of await readJobFigures().catch(() => [])) {
        const { task, oldestDue, ...counts } = figures
        this.set({ task }, oldestDue)
        for (const [state, count] of Object.entries(counts)) jobs.set({ task, state }, count)
      }
    },
  })
}
