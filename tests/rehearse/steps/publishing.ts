import { locales } from '../../../src/i18n/locales.ts'
import { type Staff, staffOf } from '../../support/staff.ts'
import type { Step } from '../step.ts'

const publications = 50
const bar = 1_000

export const steps: Step[] = [
  {
    name: 'publishing',
    promised: `fresh on every instance within ${bar} ms of the answer, worst of ${publications}`,
    run: async ({ instances }) => {
      const staff: Staff[] = []
      // One after the other: Payload loses a session when one account logs in twice at the same time.
      for (const { url } of instances) staff.push(await staffOf(url))
      const viktor = `personas/${(await staff[0]?.find('personas', 'slug', 'viktor'))?.id}`
      const times: number[] = []
      for (let index = 0; index < publications; index++) {
        const locale = locales[index % locales.length] ?? 'de'
        const pages = instances.map(({ url }) => `${url}/${locale}/viktor`)
        // A visitor has seen each before.
        await Promise.all(pages.map(textOf))
        const motto = `Motto ${index} ${locale}`
        await staff[index % staff.length]?.publish(viktor, locale, { page: { motto } })
        const startedAt = performance.now()
        await Promise.all(pages.map((page) => untilShown(page, motto)))
        times.push(performance.now() - startedAt)
      }
      const sorted = times.toSorted((a, b) => a - b).map(Math.round)
      const worst = sorted.at(-1) ?? Number.NaN
      return {
        seen: `median ${sorted[publications / 2]} ms, worst ${worst} ms`,
        isKept: worst < bar,
      }
    },
  },
]

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text()
}

async function untilShown(page: string, text: string): Promise<void> {
  const end = performance.now() + 60_000
  while (!(await textOf(page)).includes(text)) {
    if (performance.now() > end) throw new Error(`${text} never appeared at ${page}`)
  }
}
