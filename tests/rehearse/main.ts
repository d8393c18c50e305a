/**
 * `npm run rehearse`: starts the built product three times on one database of its own (or on the empty
 * one in DATABASE_URL), does to it what happens to a product in operation, and prints what was promised
 * beside what was seen. Words after it choose steps: `npm run rehearse -- publishing kill`.
 */
import { build, buildIsCurrent } from '../../scripts/support/build.ts'
import { startSite } from './site.ts'
import type { Step } from './step.ts'
import { steps as firstStart } from './steps/first-start.ts'
import { steps as jobs } from './steps/jobs.ts'
import { steps as killing } from './steps/killing.ts'
import { steps as nginx } from './steps/nginx.ts'
import { steps as outage } from './steps/outage.ts'
import { steps as publishing } from './steps/publishing.ts'
import { steps as restarting } from './steps/restarting.ts'
import { steps as storage } from './steps/storage.ts'

const all: Step[] = [
  ...firstStart,
  ...publishing,
  ...jobs,
  ...restarting,
  ...nginx,
  ...killing,
  ...outage,
  ...storage,
]

const words = process.argv.slice(2)
const chosen = all.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
)
const columns: [state: string, name: string, promised: string, seen: string][] = []

if (!buildIsCurrent()) await build()
const site = await startSite()
for (const step of chosen) {
  const lack = step.missing?.(site)
  console.log(`… ${step.name}`)
  const outcome = lack
    ? { state: 'missing', seen: lack }
    : await step.run(site).then(
        ({ seen, isKept }) => ({ state: isKept ? 'passed' : 'FAILED', seen }),
        (error: unknown) => ({ state: 'FAILED', seen: String(error).slice(0, 500) }),
      )
  columns.push([outcome.state, step.name, step.promised, outcome.seen])
  console.log(`  ${outcome.state}: ${outcome.seen}`)
}
await site.stop()

const width = (column: 0 | 1 | 2) => Math.max(...columns.map((row) => row[column].length))
console.log(`\n${'promised'.padStart(width(0) + width(1) + 12)} | seen`)
for (const [state, name, promised, seen] of columns) {
  console.log(
    `${state.padEnd(width(0))}  ${name.padEnd(width(1))}  ${promised.padEnd(width(2))} | ${seen}`,
  )
}
const count = (state: string) => columns.filter(([each]) => each === state).length
console.log(`\n${count('passed')} passed, ${count('FAILED')} failed`)
process.exit(count('FAILED') === 0 && count('passed') > 0 ? 0 : 1)
