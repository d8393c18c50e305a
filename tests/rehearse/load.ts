import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { formWith, pdf, serialized } from '../support/onboarding.ts'
import type { Seen } from './step.ts'

export type Load = {
  /** Requests that were answered as they should, by kind, and what became of the others. */
  result: () => { pages: number; uploads: number; failures: string[] }
  /** The same for people, and whether all were answered, and sent at the rates that were asked for. */
  seen: () => Seen
  /** The ids of the onboardings that the site has confirmed. */
  confirmed: number[]
  stop: () => Promise<void>
}

/** Requests that may wait for their answers: beyond, a machine that is too slow would fail them itself. */
const maxUnderWay = 500

/** The part of the rates that a load has to reach to be one. */
const fullLoad = 0.95

const pages = ['/de', '/en', '/pt', '/ro', '/de/viktor', '/voice-bot-onboarding']

/** Visitors that ask for them: nginx limits what one address gets at once. */
const visitors = 20

type Rates = { pagesPerSecond: number; uploadsPerSecond: number }

/** Asks for pages and sends onboardings at these rates, until too many answers are missing. */
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
  const mayBegin = () => underWay < maxUnderWay
  const timers = [
    every(pagesPerSecond, mayBegin, (index) =>
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
    seen: () => {
      const rate = counts.pages / seconds
      const kinds = [...new Set(failures)].slice(0, 3)
      return {
        seen: `${failures.length} failed of ${counts.pages} pages and ${counts.uploads} uploads, at ${Math.round(rate)} pages a second${kinds.length > 0 ? `: ${kinds}` : ''}`,
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

/** Calls `work` that often, in steps of a twentieth of a second at least. */
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

/** What each company sends: no two send the same. */
export function documentOf(company: string): Buffer {
  return Buffer.concat([pdf, Buffer.from(`%${company}\n`)])
}

async function sendOnboarding(url: string, index: number): Promise<number> {
  const company = `Salon ${index}`
  const form = formWith('preise.pdf', documentOf(company), { company })
  const { bytes, contentType } = await serialized(form)
  const answer = await fetch(`${url}/api/voice-bot-onboarding`, {
    method: 'POST',
    body: bytes,
    headers: { 'Content-Type': contentType },
  })
  const text = await answer.text()
  if (answer.status !== 201)
    throw new Error(`${answer.status} ${text.replace(/<[^>]*>|\s+/g, ' ')}`)
  return JSON.parse(text).id
}
