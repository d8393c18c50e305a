import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { formWithDocument, pdf, serializeForm } from '../support/onboarding.ts'
import type { Observation } from './step.ts'

export type Load = {
  /** The number of successful requests by kind, and the errors of the others. */
  result: () => { pages: number; uploads: number; failures: string[] }
  /** A summary, and whether every request succeeded and the requested rates were reached. */
  observed: () => Observation
  /** The ids of the onboardings that the site has confirmed. */
  confirmed: number[]
  stop: () => Promise<void>
}

/** The limit of pending page requests; with more, a slow machine would itself cause failures. */
const maxConcurrent = 500

/** The fraction of the requested rate that counts as full load. */
const fullLoad = 0.95

const pages = ['/de', '/en', '/pt', '/ro', '/de/viktor', '/voice-bot-onboarding']

/** The number of client addresses, because nginx limits the concurrent requests of one address. */
const visitors = 20

type Rates = { pagesPerSecond: number; uploadsPerSecond: number }

/**
 * Requests pages and sends onboardings at these rates, but pauses pages while too many requests are
 * pending.
 */
export function startLoad(url: string, { pagesPerSecond, uploadsPerSecond }: Rates): Load {
  const counts = { pages: 0, uploads: 0 }
  const failures: string[] = []
  const confirmed: number[] = []
  let underWay = 0
  const startedAt = performance.now()
  let seconds = 0

  const track = (kind: string, work: () => Promise<void>) => {
    underWay++
    void work()
      .catch((error: Error) => void failures.push(`${kind}: ${error.cause ?? error}`))
      .finally(() => underWay--)
  }
  const canStart = () => underWay < maxConcurrent
  const timers = [
    every(pagesPerSecond, canStart, (index) =>
      track('page', async () => {
        await readPage(url + pages[index % pages.length], `127.0.0.${1 + (index % visitors)}`)
        counts.pages++
      }),
    ),
    every(
      uploadsPerSecond,
      () => true,
      (index) =>
        track('upload', async () => {
          confirmed.push(await sendOnboarding(url, index))
          counts.uploads++
        }),
    ),
  ]
  return {
    result: () => ({ ...counts, failures }),
    observed: () => {
      const rate = counts.pages / seconds
      const kinds = [...new Set(failures)].slice(0, 3)
      return {
        observed: `${failures.length} failed of ${counts.pages} pages and ${counts.uploads} uploads, at ${Math.round(rate)} pages a second${kinds.length > 0 ? `: ${kinds}` : ''}`,
        isKept: failures.length === 0 && counts.uploads > 0 && rate >= fullLoad * pagesPerSecond,
      }
    },
    confirmed,
    stop: async () => {
      seconds = (performance.now() - startedAt) / 1000
      for (const timer of timers) clearInterval(timer)
      while (underWay > 0) await sleep(50)
    },
  }
}

/** Calls `work` at this rate, in batches every 50 milliseconds. */
function every(
  perSecond: number,
  mayBegin: () => boolean,
  work: (index: number) => void,
): NodeJS.Timeout {
  const startedAt = performance.now()
  let done = 0
  return setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond)
    while (done < due && mayBegin()) work(done++)
  }, 50)
}

async function readPage(url: string, localAddress: string): Promise<void> {
  const request = http.get(url, { agent: false, localAddress })
  const [response]: IncomingMessage[] = await once(request, 'response')
  if (response) await buffer(response)
  if (response?.statusCode !== 200) throw new Error(`${response?.statusCode}`)
}

/** Returns the document of a company, which differs for every company. */
export function documentOf(company: string): Buffer {
  return Buffer.concat([pdf, Buffer.from(`%${company}\n`)])
}

async function sendOnboarding(url: string, index: number): Promise<number> {
  const company = `Salon ${index}`
  const form = formWithDocument('preise.pdf', documentOf(company), { company })
  const { bytes, contentType } = await serializeForm(form)
  const response = await fetch(`${url}/api/voice-bot-onboarding`, {
    method: 'POST',
    body: bytes,
    headers: { 'Content-Type': contentType },
  })
  const text = await response.text()
  if (response.status !== 201)
    throw new Error(`${response.status} ${text.replace(/<[^>]*>|\s+/g, ' ')}`)
  return JSON.parse(text).id
}
