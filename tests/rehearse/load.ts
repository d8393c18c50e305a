import { setTimeout as sleep } from 'node:timers/promises'
import { formWith, onboarding, pdf, serialized } from '../support/onboarding.ts'

export type Load = {
  /** Requests that were answered as they should, by kind, and what became of the others. */
  result: () => { pages: number; uploads: number; failures: string[] }
  /** The ids of the onboardings that the site has confirmed. */
  confirmed: number[]
  stop: () => Promise<void>
}

const pages = ['/de', '/en', '/pt', '/ro', '/de/viktor', '/voice-bot-onboarding']

type Rates = { pagesPerSecond: number; uploadsPerSecond: number }

/** Asks for pages and sends onboardings at these rates, however long the answers take. */
export function startLoad(url: string, { pagesPerSecond, uploadsPerSecond }: Rates): Load {
  const counts = { pages: 0, uploads: 0 }
  const failures: string[] = []
  const confirmed: number[] = []
  let underWay = 0

  const track = (kind: string, work: () => Promise<void>) => {
    underWay++
    void work()
      .catch((error: Error) => void failures.push(`${kind}: ${error.cause ?? error}`))
      .finally(() => underWay--)
  }
  const timers = [
    every(pagesPerSecond, (index) =>
      track('page', async () => {
        const answer = await fetch(url + pages[index % pages.length])
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${answer.status}`)
        counts.pages++
      }),
    ),
    every(uploadsPerSecond, (index) =>
      track('upload', async () => {
        confirmed.push(await sendOnboarding(url, index))
        counts.uploads++
      }),
    ),
  ]
  return {
    result: () => ({ ...counts, failures }),
    confirmed,
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      while (underWay > 0) await sleep(50)
    },
  }
}

/** Calls `work` that often, in steps of a twentieth of a second at least. */
function every(perSecond: number, work: (index: number) => void): NodeJS.Timeout {
  const startedAt = performance.now()
  let done = 0
  return setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond)
    while (done < due) work(done++)
  }, 50)
}

async function sendOnboarding(url: string, index: number): Promise<number> {
  const form = formWith('preise.pdf', pdf, { company: `Salon ${index}` })
  for (const [name, value] of Object.entries(onboarding)) form.set(name, String(value))
  const { bytes, contentType } = await serialized(form)
  const answer = await fetch(`${url}/api/voice-bot-onboarding`, {
    method: 'POST',
    body: bytes,
    headers: { 'Content-Type': contentType },
  })
  const text = await answer.text()
  if (answer.status !== 201) throw new Error(`${answer.status} ${text}`)
  return JSON.parse(text).id
}
