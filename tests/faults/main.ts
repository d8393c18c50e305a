/**
 * `npm run faults -- --seed 1 --minutes 30 [words]`: does to a product of its own what goes wrong in
 * operation, twenty times each, and checks after each that nothing is lost, half written or stale. Words
 * choose kinds, `--times` how often, `--start` the seconds that a start may take. Speaks to this machine
 * only and ends by itself.
 */
import fs from 'node:fs'
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
    start: { type: 'string', default: '10' },
    output: { type: 'string' },
  },
})
const seed = Number(values.seed)
const end = performance.now() + Number(values.minutes) * 60_000
const kinds = [...killing, ...around, ...bodies].filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
)

type Row = { tried: number; survived: number; longestStart: number; seconds: number }

const rows = new Map<Fault, Row>(
  kinds.map((kind) => [kind, { tried: 0, survived: 0, longestStart: 0, seconds: 0 }]),
)
/** Seconds within which the site answers again. */
const longestAllowed = Number(values.start)

/** Kinds that are tried at once. */
const groups: Fault[][] = []
for (const kind of kinds) {
  const last = groups.at(-1)
  if (kind.beside && last?.[0]?.beside === kind.beside) last.push(kind)
  else groups.push([kind])
}

const timesOf = ({ times }: Fault) => Number(values.times ?? times)

if (!buildIsCurrent()) await build()
console.log(`Seed ${seed}, at most ${values.minutes} minutes`)
const world = await startWorld()
const random = randomBy(seed)

/** Tries kinds at once; what then does not hold fails each of them. */
async function tryGroup(group: Fault[], turn: number): Promise<void> {
  const former = world.starts.length
  const from = performance.now()
  const runs = await Promise.allSettled(group.map((kind) => kind.run(world, random, turn)))
  const after = expectInvariants(world).then(() => {
    const start = Math.max(0, ...world.starts.slice(former))
    promise(start < longestAllowed, `the site answers again after ${start.toFixed(1)} s`)
  })
  const [held] = await Promise.allSettled([after])
  for (const [index, kind] of group.entries()) {
    const row = rows.get(kind) as Row
    row.tried++
    row.seconds += (performance.now() - from) / 1000
    row.longestStart = Math.max(row.longestStart, ...world.starts.slice(former))
    const failed = [runs[index], held].find((result) => result?.status === 'rejected')
    if (!failed) row.survived++
    else console.log(`${kind.name}, turn ${turn}: ${(failed as PromiseRejectedResult).reason}`)
  }
}

// In turns, so that a run that is cut short has tried each kind.
for (let turn = 0; kinds.some((kind) => turn < timesOf(kind)); turn++) {
  for (const group of groups) {
    if (performance.now() < end)
      await tryGroup(
        group.filter((kind) => turn < timesOf(kind)),
        turn,
      )
  }
}
await world.stop()

const total = { tried: 0, survived: 0 }
console.log(`\n${'fault'.padEnd(36)} tried  survived  longest start  seconds each`)
for (const [{ name }, { tried, survived, longestStart, seconds }] of rows) {
  const each = (seconds / Math.max(1, tried)).toFixed(1)
  const start = longestStart > 0 ? `${longestStart.toFixed(1)} s` : ''
  console.log(
    `${name.padEnd(36)} ${String(tried).padStart(5)}  ${String(survived).padStart(8)}  ${start.padStart(13)}  ${each.padStart(12)}`,
  )
  total.tried += tried
  total.survived += survived
}
const planned = kinds.reduce((sum, kind) => sum + timesOf(kind), 0)
if (total.tried < planned) console.log(`\nThe time ended after ${total.tried} of ${planned} tries`)
const result = { passed: total.survived, failed: total.tried - total.survived }
console.log(`\n${result.passed} passed, ${result.failed} failed`)
if (values.output) fs.writeFileSync(values.output, JSON.stringify(result))
process.exit(total.survived === planned && planned > 0 ? 0 : 1)
