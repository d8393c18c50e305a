import { setTimeout as sleep } from 'node:timers/promises'
import { locales } from '../../../src/i18n/locales.ts'
import { contactMessages } from '../../../src/i18n/messages.ts'
import { pidListeningOn } from '../../support/listening-process.ts'
import type { Site } from '../site.ts'
import type { Step } from '../step.ts'

const outageLength = 10_000
const maxRecoveryTime = 5_000

/** The limit for an instance that also has to restart. */
const maxRestartTime = 10_000

const missing: Step['missing'] = ({ database }) =>
  database ? undefined : 'the database in DATABASE_URL cannot be stopped'

export const steps: Step[] = [
  {
    name: 'database outage of ten seconds',
    guarantee: `cached pages are served, forms respond with 503 in the visitor's language, /readyz fails; everything works again within ${maxRecoveryTime / 1000} s`,
    missing,
    run: async (site) => {
      const urls = site.instances.map(({ url }) => url)
      const pages = urls.flatMap((url) => locales.map((locale) => `${url}/${locale}`))
      for (const page of pages) await (await fetch(page)).text()
      await site.database?.stop()
      const end = performance.now() + outageLength
      await sleep(2_000)
      const ready = await Promise.all(urls.map(readiness))
      const answers = await Promise.all(
        urls.flatMap((url) => locales.map((locale) => sendContactRequest(url, locale))),
      )
      let failed = 0
      while (performance.now() < end) {
        for (const page of pages) failed += (await fetch(page)).ok ? 0 : 1
        await sleep(200)
      }
      await site.database?.start()
      const back = performance.now()
      await untilHealthy(site)
      const seconds = (performance.now() - back) / 1000
      const rejected = answers.filter(
        ({ status, text, locale }) => status === 503 && text === contactMessages[locale].failed,
      ).length
      const unready = ready.filter((text) => text === '503 database unavailable').length
      return {
        observed: `${failed} pages failed, ${rejected} of ${answers.length} forms responded as expected, ${unready} of ${urls.length} instances were not ready; everything worked after ${seconds.toFixed(1)} s`,
        isKept:
          failed === 0 &&
          rejected === answers.length &&
          unready === urls.length &&
          seconds < maxRecoveryTime / 1000,
      }
    },
  },
  {
    name: 'crash during a database outage',
    guarantee: `the instance works within ${maxRestartTime / 1000} s after the database is back`,
    missing,
    run: async (site) => {
      const crashed = new URL(site.instances[0]?.url ?? '')
      await site.database?.stop()
      const pid = pidListeningOn(crashed.port)
      process.kill(pid, 'SIGKILL')
      while (!hasNewListener(crashed.port, pid)) await sleep(200)
      // Its connections are refused more than once in this time.
      await sleep(3_000)
      await site.database?.start()
      const back = performance.now()
      await untilHealthy(site)
      const seconds = (performance.now() - back) / 1000
      return {
        observed: `it worked after ${seconds.toFixed(1)} s`,
        isKept: seconds < maxRestartTime / 1000,
      }
    },
  },
]

/** Returns whether a process other than the crashed one listens on the port. */
function hasNewListener(port: string, crashed: number): boolean {
  try {
    return pidListeningOn(port) !== crashed
  } catch {
    return false
  }
}

async function readiness(url: string): Promise<string> {
  const response = await fetch(`${url}/readyz`).catch(() => undefined)
  if (!response) return 'no response'
  return `${response.status} ${(await response.text()).trim()}`
}

async function sendContactRequest(url: string, language: (typeof locales)[number]) {
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ana', email: 'ana@example.com', message: 'Hello', language }),
  })
  return { locale: language, status: response.status, text: await response.text() }
}

/** Waits until every instance is ready, accepts requests and renders pages. */
async function untilHealthy({ instances }: Site): Promise<void> {
  for (const { url } of instances) {
    while ((await readiness(url)) !== '200 ready') await sleep(50)
    while ((await sendContactRequest(url, 'de')).status !== 200) await sleep(50)
    while (!(await fetch(`${url}/de`)).ok) await sleep(50)
  }
}
