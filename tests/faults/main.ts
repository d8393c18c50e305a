/**
 * `npm run faults -- --seed 1 --minutes 30 [words]`: does to a product of its own what goes wrong in
 * operation, twenty times each, and checks after each that nothing is lost, half written or stale. Words
 * choose kinds, `--times` how often. Speaks to this machine only and ends by itself.
 */
import { parseArgs } from 'node:util'
import { build, buildIsCurrent } from '../../scripts/support/build.ts'
import { type Fault, promise, randomBy } from './fault.ts'
import { expectInvariants } from './invariants.ts'
import { faults as around } from './kinds/around.ts'
import { faults as bodies } from './kinds/bodies.ts'
import { faults as killing } from './kinds/killing.ts'
import { startWorld } from './world.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '60' },
    times: { type: 'string' },
  },
})
const seed = Number(values.seed)
const end = performance.now() + Number(values.minutes) * 60_000
const kinds = [...killing, ...bodies, ...around].filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
)

type Row = { tried: number; survived: number; longestStart: number }

const rows = new Map<Fault, Row>(
  kinds.map((kind) => [kind, { tried: 0, survived: 0, longestStart: 0 }]),
)
/** Seconds within which the site answers again. */
const longestAllowed = 10

const timesOf = ({ times }: Fault) => Number(values.times ?? times)

if (!buildIsCurrent()) await build()
console.log(`Seed ${seed}, at most ${values.minutes} minutes`)
const world = await startWorld()
const random = randomBy(seed)
// In turns, so that a run that is cut short has tried each kind.
for (let turn = 0; kinds.some((kind) => turn < timesOf(kind)) && performance.now() < end; turn++) {
  for (const kind of kinds) {
    if (turn >= timesOf(kind) || performance.now() >= end) continue
    const row = rows.get(kind) as Row
    row.tried++
    const former = world.starts.length
    try {
      await kind.run(world, random, turn)
      await expectInvariants(world)
      const start = Math.max(0, ...world.starts.slice(former))
      promise(start < longestAllowed, `the site answers again after ${start.toFixed(1)} s`)
      row.survived++
    } catch (error) {
      console.log(`${kind.name}, turn ${turn}: ${error instanceof Error ? error.message : error}`)
    }
    row.longestStart = Math.max(row.longestStart, ...world.starts.slice(former))
  }
}
await world.stop()

const total = { tried: 0, survived: 0 }
console.log(`\n${'fault'.padEnd(36)} tried  survived  longest start`)
for (const [{ name }, { tried, survived, longestStart }] of rows) {
  const start = longestStart > 0 ? `${longestStart.toFixed(1)} s` : ''
  console.log(
    `${name.padEnd(36)} ${String(tried).padStart(5)}  ${String(survived).padStart(8)}  ${start.padStart(13)}`,
  )
  total.tried += tried
  total.survived += survived
}
const planned = kinds.reduce((sum, kind) => sum + timesOf(kind), 0)
if (total.tried < planned) console.log(`\nThe time ended after ${total.tried} of ${planned} tries`)
console.log(`\n${total.survived} passed, ${total.tried - total.survived} failed`)
process.exit(total.survived === planned && planned > 0 ? 0 : 1)
