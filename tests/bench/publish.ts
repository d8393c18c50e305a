/**
 * Measures the milliseconds from publishing until a visitor sees the change: 50 times over the four
 * languages, half of them on the landing page (a persona's motto) and half on the persona's page.
 */
import fs from 'node:fs'
import { locales } from '../../src/i18n/locales.ts'
import { startProduct, temporaryFolder } from '../support/product.ts'
import { logInStaff } from '../support/staff.ts'

const publications = 50

const folder = temporaryFolder()
const { url, stop } = await startProduct({ folder })
const staff = await logInStaff(url)
const { id } = await staff.find('personas', 'slug', 'viktor')

/** The pages that show a change, and the change itself. */
const places = [
  { name: 'landing page', path: '', change: (text: string) => ({ motto: text }) },
  { name: 'persona page', path: '/viktor', change: (text: string) => ({ page: { motto: text } }) },
] as const

const times = places.map(({ name }) => ({ name, saved: [] as number[], fresh: [] as number[] }))
// A visitor has already loaded each page, so that it is cached.
for (const locale of locales) {
  for (const { path } of places) await (await fetch(`${url}/${locale}${path}`)).text()
}
for (let index = 0; index < publications; index++) {
  const locale = locales[index % locales.length] ?? 'de'
  const at = Math.floor(index / locales.length) % places.length
  const [place, time] = [places[at], times[at]]
  if (!place || !time) throw new Error('unreachable')
  const text = `Motto ${index} ${locale}`
  const startedAt = performance.now()
  await staff.publish(`personas/${id}`, locale, place.change(text))
  time.saved.push(performance.now() - startedAt)
  while (!(await (await fetch(`${url}/${locale}${place.path}`)).text()).includes(text)) {
    if (performance.now() - startedAt > 60_000) throw new Error(`${text} never appeared`)
  }
  time.fresh.push(performance.now() - startedAt)
}
for (const { name, saved, fresh } of times) {
  console.log(
    `publish to fresh ${name}, ${fresh.length} times: median ${at(fresh, 0.5)} ms, worst ${at(fresh, 1)} ms; of that the CMS: median ${at(saved, 0.5)} ms, worst ${at(saved, 1)} ms`,
  )
}
await stop()
fs.rmSync(folder, { recursive: true, force: true })

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN)
}
