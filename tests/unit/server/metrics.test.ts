import { once } from 'node:events'
import fs from 'node:fs'
import type { IncomingMessage } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { createMetrics } from '../../../src/server/metrics.ts'
import { createMetricsServer } from '../../../src/server/metrics-server.ts'
import { routeOf } from '../../../src/server/route-of.ts'
import { createSiteServer } from '../../../src/server/site-server.ts'

it.each([
  ['/', '/'],
  ['/de?utm=1', '/[locale]'],
  ['/ro/viktor', '/[locale]/[slug]'],
  ['/ro/nobody', 'unknown'],
  ['/impressum', '/impressum'],
  ['/og/en/viktor.png', '/og/[locale]/[picture]'],
  ['/api/personas/7', '/api'],
  ['/api/documents/zip/7', '/api/documents/zip'],
  ['/api/../admin/collections/users', '/admin'],
  ['/apidocs', 'unknown'],
  ['//[', 'unknown'],
])('the route label of %s is %s', (url, route) => {
  expect(routeOf({ url } as IncomingMessage)).toBe(route)
})

it('requests are counted by route, status and cache result, including aborted requests', async () => {
  const { observe, registry } = createMetrics()
  const held = Promise.withResolvers<void>()
  const site = createSiteServer(async ({ url }, response) => {
    if (url === '/en') await held.promise
    response.setHeader('x-nextjs-cache', 'HIT')
    response.end()
  }, observe)
  const metrics = createMetricsServer(registry)
  for (const server of [site, metrics]) {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
  const [port, metricsPort] = [site, metrics].map((each) => (each.address() as AddressInfo).port)
  const read = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()

  for (let count = 0; count < 3; count++) await fetch(`http://127.0.0.1:${port}/de`)
  await fetch(`http://127.0.0.1:${port}/healthz`)
  const abortedConnection = net.connect(port as number, '127.0.0.1')
  abortedConnection.write('GET /en HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(read).toContain('site_requests_in_progress 1')
  abortedConnection.destroy()
  await expect.poll(read).toContain('site_requests_in_progress 0')
  const text = await read()
  expect(text).toContain('site_requests_total{method="GET",route="/[locale]",status="200"} 3')
  expect(text).toContain('site_requests_total{method="GET",route="/[locale]",status="aborted"} 1')
  expect(text).toContain('site_request_duration_seconds_count{route="/[locale]"} 4')
  expect(text).toContain('site_page_cache_total{result="hit"} 3')
  expect(text).toContain('site_ready 0')
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(text).not.toContain('healthz')
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404)

  held.resolve()
  for (const server of [site, metrics]) server.close()
})

it('simultaneous requests of the metrics share one reading, which opens a database connection', async () => {
  const { registry } = createMetrics()
  const server = createMetricsServer(registry).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const count = 20
  const haveArrived = Promise.withResolvers<void>()
  let arrived = 0
  server.on('request', () => ++arrived === count && haveArrived.resolve())
  const read = vi
    .spyOn(registry, 'metrics')
    .mockImplementation(() => haveArrived.promise.then(() => 'figures'))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`
  const scrape = async () => (await fetch(url)).text()
  const texts = await Promise.all(Array.from({ length: count }, scrape))
  expect(texts).toEqual(Array(count).fill('figures'))
  expect(read).toHaveBeenCalledTimes(1)
  await scrape()
  expect(read).toHaveBeenCalledTimes(2)
  server.close()
})

it('failures of both forms are exported as zero before the first one, so that it counts as an increase', async () => {
  const text = await createMetrics().registry.metrics()
  for (const route of ['/api/contact', '/api/voice-bot-onboarding']) {
    for (const status of [500, 503]) {
      const labels = `method="POST",route="${route}",status="${status}"`
      expect(text).toContain(`site_requests_total{${labels}} 0`)
    }
  }
})

it('the shipped dashboard and alerts use only metrics that exist', async () => {
  const names = createMetrics()
    .registry.getMetricsAsArray()
    .map(({ name }) => name)
  const files = ['deploy/grafana/dashboard.json', 'deploy/prometheus/alerts.yml']
  const asked = files.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/\b(?:site|nodejs|process)_\w+/g)].map(([name]) =>
      name.replace(/_bucket$/, ''),
    ),
  )
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter((name) => !names.includes(name))).toEqual([])
})
