/**
 * `npm run rehearse`: starts three instances of the built product on one database (its own, or the
 * empty one in DATABASE_URL), runs operational scenarios against them and prints each guarantee
 * next to what was observed. Words choose steps: `npm run rehearse -- publishing kill`.
 */
import { build, buildIsCurrent } from '../../scripts/support/build.ts'
import { startSite } from './site.ts'
import type { Step } from './step.ts'
import { steps as firstStart } from './steps/first-start.ts'
import { steps as image } from './steps/image.ts'
import { steps as jobs } from './steps/jobs.ts'
import { steps as killing } from './steps/killing.ts'
import { steps as nginx } from './steps/nginx.ts'
import { steps as outage } from './steps/outage.ts'
import { steps as publishing } from './steps/publishing.ts'
import { steps as restoring } from './steps/restoring.ts'
import { steps as shipped } from './steps/shipped.ts'
import { steps as storage } from './steps/storage.ts'

const all: Step[] = [
  ...firstStart,
  ...publishing,
  ...jobs,
  ...nginx,
  ...restoring,
  ...killing,
  ...outage,
  ...storage,
  ...shipped,
  ...image,
]

const words = process.argv.slice(2)
const chosen = all.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
)
type State = 'passed' | 'FAILED' | 'missing' | 'not run'
const rows: [state: State, name: string, guarantee: string, observed: string][] = []

const site = await attempt('start', 'all instances start at once', async () => {
  if (!buildIsCurrent()) await build()
  return startSite()
})
for (const step of chosen) {
  if (!site) {
    rows.push(['not run', step.name, step.guarantee, ''])
    continue
  }
  const lack = step.missing?.(site)
  console.log(`… ${step.name}`)
  const outcome = lack
    ? { state: 'missing' as const, observed: lack }
    : await step.run(site).then(
        ({ observed, isKept }) => ({
          state: isKept ? ('passed' as const) : ('FAILED' as const),
          observed,
        }),
        (error: unknown) => ({ state: 'FAILED' as const, observed: sentenceOf(error) }),
      )
  rows.push([outcome.state, step.name, step.guarantee, outcome.observed])
  console.log(`  ${outcome.state}: ${outcome.observed}`)
}
if (site) await attempt('end', 'everything that was started stops', site.stop)

const width = (column: 0 | 1 | 2) => Math.max(...rows.map((row) => row[column].length))
console.log(`\n${'guarantee'.padStart(width(0) + width(1) + 13)} | observed`)
for (const [state, name, guarantee, observed] of rows) {
  console.log(
    `${state.padEnd(width(0))}  ${name.padEnd(width(1))}  ${guarantee.padEnd(width(2))} | ${observed}`,
  )
}
const count = (state: State) => rows.filter(([each]) => each === state).length
console.log(`\n${count('passed')} passed, ${count('FAILED')} failed`)
process.exit(count('FAILED') === 0 && count('passed') > 0 ? 0 : 1)

/** Runs setup or cleanup; a failure becomes a row of the table. */
async function attempt<T>(name: string, guarantee: string, work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    rows.push(['FAILED', name, guarantee, sentenceOf(error)])
    return undefined
  }
}

function sentenceOf(error: unknown): string {
  return String(error).trim().replace(/\s+/g, ' ').slice(0, 500)
}
