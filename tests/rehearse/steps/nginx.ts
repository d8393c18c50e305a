import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { locales } from '../../../src/i18n/locales.ts'
import { median } from '../../support/median.ts'
import { logInStaff } from '../../support/staff.ts'
import { startLoad } from '../load.ts'
import { missingNginxPrograms, type Nginx, startNginx } from '../nginx.ts'
import type { Instance, Site } from '../site.ts'
import type { Observation, Step } from '../step.ts'

const publications = 50
const visitors = 20
const maxDelay = 2_000
const minRatio = 0.8
const rounds = 3
const rates = { pagesPerSecond: 200, uploadsPerSecond: 2 }

export const steps: Step[] = [
  {
    name: 'nginx: speed',
    guarantee: `the shipped configuration serves cached pages with at least ${minRatio} × the rate of a file of the same bytes and headers`,
    missing: missingNginxPrograms,
    run: async (site) => {
      const instance = `${site.instances[0]?.url}/de`
      // The first response is compressed while it is streamed; later ones are smaller.
      for (let count = 0; count < 3; count++) await compressedPage(instance)
      const { content, headers } = await compressedPage(instance)
      const measure = async ({ url, filesUrl, folder }: Nginx) => {
        fs.writeFileSync(path.join(folder, 'page.html'), content)
        const urls = [`${url}/de`, `${filesUrl}/same/page.html`, `${filesUrl}/page.html`]
        const rates: number[][] = urls.map(() => [])
        for (let round = 0; round < rounds; round++) {
          for (const [index, each] of urls.entries()) rates[index]?.push(requestsPerSecond(each))
        }
        const [pages = 0, same = 0, bare = 0] = rates.map(median)
        return {
          observed: `${pages} pages and ${same} files a second: ${(pages / same).toFixed(2)} × (${(pages / bare).toFixed(2)} × of ${bare} without the page’s headers)`,
          isKept: pages / same >= minRatio,
        }
      }
      return withNginx(site, measure, headers)
    },
  },
  {
    name: 'nginx: publishing',
    guarantee: `nginx shows a publication within ${maxDelay} ms, slowest of ${publications}; after a time without requests, ${visitors} concurrent visitors see it`,
    missing: missingNginxPrograms,
    run: (site) =>
      withNginx(site, async ({ url }) => {
        const staff = await logInStaff(site.instances[0]?.url ?? '')
        const viktor = `personas/${(await staff.find('personas', 'slug', 'viktor')).id}`
        const times: number[] = []
        for (let index = 0; index < publications; index++) {
          const locale = locales[index % locales.length] ?? 'de'
          const page = `${url}/${locale}/viktor`
          await (await fetch(page)).text()
          const motto = `Through the proxy ${index} ${locale}`
          await staff.publish(viktor, locale, { page: { motto } })
          const startedAt = performance.now()
          while (!(await (await fetch(page)).text()).includes(motto)) {
            if (performance.now() - startedAt > 60_000) throw new Error(`${motto} never appeared`)
          }
          times.push(performance.now() - startedAt)
        }
        const motto = 'After a quiet time'
        await staff.publish(viktor, 'de', { page: { motto } })
        await sleep(2 * maxDelay)
        const page = () => readPage(`${url}/de/viktor`)
        const pages = await Promise.all(Array.from({ length: visitors }, page))
        const old = pages.filter(({ text }) => !text.includes(motto)).length
        const worst = Math.round(Math.max(...times))
        const late = times.filter((time) => time >= maxDelay).length
        return {
          observed: `median ${Math.round(median(times))} ms, worst ${worst} ms, ${late} late; ${old} of ${visitors} visitors saw the previous page`,
          isKept: worst < maxDelay && old === 0,
        }
      }),
  },
  {
    name: 'nginx: rolling restart',
    guarantee: `restarting both instances under ${rates.pagesPerSecond} pages and ${rates.uploadsPerSecond} uploads a second: no request fails, and no webhook is called twice`,
    missing: missingNginxPrograms,
    run: (site) =>
      withNginx(site, async ({ url, errors }) => {
        const { calls } = site.receiver
        calls.clear()
        const load = startLoad(url, rates)
        await restartOneByOne(site.instances.slice(0, 2))
        await load.stop()
        const { observed, isKept } = load.observed()
        const twice = [...calls.values()].filter(({ length }) => length > 1).length
        return {
          observed: `${observed}, ${twice} webhook calls repeated; errors that nginx hid: ${errors()}`,
          isKept: isKept && twice === 0,
        }
      }),
  },
  {
    name: 'nginx: all instances down',
    guarantee: 'nginx serves cached pages, but no page that was unpublished',
    missing: missingNginxPrograms,
    run: (site) =>
      withNginx(site, async ({ url }) => {
        const staff = await logInStaff(site.instances[0]?.url ?? '')
        const clara = `personas/${(await staff.find('personas', 'slug', 'clara')).id}`
        const pages = locales.flatMap((locale) => [`${url}/${locale}`, `${url}/${locale}/viktor`])
        const unpublished = `${url}/ro/clara`
        const before = await Promise.all([...pages, unpublished].map(readPage))
        await staff.send('PATCH', `${clara}?locale=ro`, { _status: 'draft' })
        while ((await readPage(unpublished)).status === 200) await sleep(100)
        await Promise.all(site.instances.map((instance) => instance.stop()))
        const after = await Promise.all(pages.map(readPage))
        const { status } = await readPage(unpublished)
        const contact = await fetch(`${url}/api/contact`, { method: 'POST', body: '{}' })
        for (const { start } of site.instances) await start()
        await staff.publish(clara, 'ro', {})
        const served = after.filter(
          ({ status, text }, index) => status === 200 && text === before[index]?.text,
        ).length
        return {
          observed: `${served} of ${pages.length} pages unchanged; the unpublished page responds with ${status}, forms with ${contact.status}`,
          isKept: served === pages.length && status === 404 && contact.status === 502,
        }
      }),
  },
]

/** Restarts instances as an operator does: one at a time, waiting until each is ready again. */
async function restartOneByOne(instances: Instance[]): Promise<void> {
  for (const { url, stop, start } of instances) {
    await stop()
    await start()
    while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) await sleep(100)
  }
}

async function withNginx(
  site: Site,
  work: (nginx: Nginx) => Promise<Observation>,
  fileHeaders?: Record<string, string>,
): Promise<Observation> {
  const [first, second] = site.instances.map(({ url }) => url)
  const nginx = await startNginx([first ?? '', second ?? ''], { fileHeaders })
  return work(nginx).finally(nginx.stop)
}

async function readPage(url: string) {
  const response = await fetch(url)
  return { status: response.status, text: await response.text() }
}

/** Headers that nginx sends with any file or does not forward. */
const nginxHeaders =
  /^(?:connection|content-(?:length|type)|date|etag|keep-alive|transfer-encoding|x-accel-expires|x-request-id)$/

/**
 * Returns a page in its compressed form, which `fetch` would decompress, and the headers that a
 * plain file would not have.
 */
async function compressedPage(url: string) {
  const request = http.get(url, { headers: { 'Accept-Encoding': 'gzip' } })
  const [response]: http.IncomingMessage[] = await once(request, 'response')
  if (!response) throw new Error(`${url} did not respond`)
  const headers = Object.entries(response.headers).filter(([name]) => !nginxHeaders.test(name))
  return {
    content: await buffer(response),
    headers: Object.fromEntries(headers) as Record<string, string>,
  }
}

function requestsPerSecond(url: string): number {
  const { stdout } = spawnSync(
    'wrk',
    ['-t', '1', '-c', '32', '-d', '4s', '--timeout', '30s', '-H', 'Accept-Encoding: gzip', url],
    { encoding: 'utf8' },
  )
  const failures = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)
  if (failures) throw new Error(failures[0])
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]))
}
