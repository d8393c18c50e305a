import { setTimeout as sleep } from 'node:timers/promises'
import { locales } from '../../../src/i18n/locales.ts'
import { channel } from '../../../src/lib/cache/tag-channel.ts'
import { logInStaff, type StaffClient } from '../../support/staff.ts'
import type { Instance, Site } from '../site.ts'
import type { Step } from '../step.ts'

const publications = 50
const publicationsWithoutListeners = 10
const maxDelay = 1_000

export const steps: Step[] = [
  {
    name: 'publishing',
    guarantee: `every instance shows a publication within ${maxDelay} ms of the response, slowest of ${publications}`,
    run: async (site) => {
      const { median, worst } = await publishTimes(site, publications)
      return { observed: `median ${median} ms, worst ${worst} ms`, isKept: worst < maxDelay }
    },
  },
  {
    name: 'publishing without listeners',
    guarantee: `the same within ${maxDelay} ms when the instances' listening connections are closed during ${publicationsWithoutListeners} publications`,
    run: async (site) => {
      let cut = 0
      const { median, worst } = await publishTimes(
        site,
        publicationsWithoutListeners,
        async (index) => {
          // The connections are cut before, while and after the publication is written.
          await sleep(index * 20)
          cut += await closeListeners(site)
        },
      )
      const expected = publicationsWithoutListeners * site.instances.length
      return {
        observed: `${cut} of ${expected} connections closed; median ${median} ms, worst ${worst} ms`,
        isKept: worst < maxDelay && cut === expected,
      }
    },
  },
]

/**
 * Returns the milliseconds from the response (and the end of `meanwhile`) until the last instance
 * shows a publication.
 */
async function publishTimes(
  { instances }: Site,
  count: number,
  meanwhile: (index: number) => Promise<void> = async () => undefined,
) {
  const staff: StaffClient[] = []
  // Sequentially, because Payload loses a session if one account logs in twice at the same time.
  for (const { url } of instances) staff.push(await logInStaff(url))
  const viktor = `personas/${(await staff[0]?.find('personas', 'slug', 'viktor'))?.id}`
  const times: number[] = []
  for (let index = 0; index < count; index++) {
    await untilListening(instances)
    const locale = locales[index % locales.length] ?? 'de'
    const pages = instances.map(({ url }) => `${url}/${locale}/viktor`)
    // A visitor has already loaded each page, so that it is cached.
    await Promise.all(pages.map(textOf))
    const motto = `Motto ${index} ${locale} of ${count}`
    await Promise.all([
      staff[index % staff.length]?.publish(viktor, locale, { page: { motto } }),
      meanwhile(index),
    ])
    const startedAt = performance.now()
    await Promise.all(pages.map((page) => untilShown(page, motto)))
    times.push(performance.now() - startedAt)
  }
  const sorted = times.toSorted((a, b) => a - b).map(Math.round)
  return { median: sorted[Math.floor(count / 2)], worst: sorted.at(-1) ?? Number.NaN }
}

/**
 * Terminates the connections on which the instances listen for publications. Resolves to their
 * number.
 */
async function closeListeners({ query }: Site): Promise<number> {
  const rows = await query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1',
    [channel],
  )
  return rows.length
}

/** Waits until the instances are ready, which requires that they listen. */
async function untilListening(instances: Instance[]): Promise<void> {
  for (const { url } of instances) {
    while (!(await fetch(`${url}/readyz`)).ok) await sleep(50)
  }
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text()
}

async function untilShown(page: string, text: string): Promise<void> {
  const end = performance.now() + 60_000
  while (!(await textOf(page)).includes(text)) {
    if (performance.now() > end) throw new Error(`${text} never appeared at ${page}`)
  }
}
