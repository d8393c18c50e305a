/**
 * `npm run faults -- --seed 1 --minutes 30 [words]`: starts a product, causes each kind of
 * operational fault twenty times and checks after each that nothing is lost, half written or stale.
 * A mail or webhook call that is repeated without an outage in between counts as a failure too. The
 * words choose kinds of faults, `--times` sets the number of tries, `--start` the seconds that a
 * start may take. It connects only to this machine.
 */
import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { build, buildIsCurrent } from '../../scripts/support/build.ts'
import { canMount } from '../support/small-disk.ts'
import { waitUntilDelivered } from './actions.ts'
import { assertKept, createRandom, type Fault } from './fault.ts'
import { expectInvariants } from './invariants.ts'
import { faults as bodies } from './kinds/bodies.ts'
import { faults as disks } from './kinds/disks.ts'
import { faults as killing } from './kinds/killing.ts'
import { faults as around } from './kinds/outages.ts'
import { findRepeated, isExplainedByOutage } from './repeated-deliveries.ts'
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
const kinds = [...killing, ...around, ...disks, ...bodies].filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
)

type Row = {
  tried: number
  passed: number
  /** The number of mails and webhook calls that were repeated. */
  repeated: number
  longestStart: number
  seconds: number
}

const rows = new Map<Fault, Row>(
  kinds.map((kind) => [kind, { tried: 0, passed: 0, repeated: 0, longestStart: 0, seconds: 0 }]),
)
/** The seconds within which the site must respond again. */
const longestAllowed = Number(values.start)

/** The start time of each turn, by the clock of `performance`. */
const turns: { kind: Fault; from: number }[] = []

const timesOf = ({ times }: Fault) => Number(values.times ?? times)
const rowOf = (kind: Fault) => rows.get(kind) as Row
const isOpen = (kind: Fault) => rowOf(kind).tried < timesOf(kind)

if (!canMount())
  console.log(
    'Full disks are only simulated by a quota, because this user may not mount small disks',
  )
if (!buildIsCurrent()) await build()
const end = performance.now() + Number(values.minutes) * 60_000
console.log(`Seed ${seed}, at most ${values.minutes} minutes`)
const world = await startWorld()
const random = createRandom(seed)

/** Runs one turn of a kind and checks the invariants; a violation fails all tries of the turn. */
async function tryOnce(kind: Fault, turn: number): Promise<void> {
  const row = rowOf(kind)
  const tries = Math.min(kind.atOnce ?? 1, timesOf(kind) - row.tried)
  const former = world.starts.length
  const from = performance.now()
  turns.push({ kind, from })
  const [result] = await Promise.allSettled([kind.run(world, random, turn, tries)])
  const held = expectInvariants(world).then(() => {
    const start = Math.max(0, ...world.starts.slice(former))
    assertKept(start < longestAllowed, `the site responds again only after ${start.toFixed(1)} s`)
  })
  const [after] = await Promise.allSettled([held])
  row.tried += tries
  row.seconds += (performance.now() - from) / 1000
  row.longestStart = Math.max(row.longestStart, ...world.starts.slice(former))
  const failed = [result, after].find(({ status }) => status === 'rejected')
  if (!failed) row.passed += tries
  else console.log(`${kind.name}, turn ${turn}: ${(failed as PromiseRejectedResult).reason}`)
}

// The kinds alternate, so that an aborted run has tried each of them.
for (let turn = 0; kinds.some(isOpen) && performance.now() < end; turn++) {
  for (const kind of kinds.filter(isOpen)) {
    if (performance.now() < end) await tryOnce(kind, turn)
  }
}
const isDelivered = await waitUntilDelivered(world, 600).then(
  () => true,
  (error: Error) => {
    console.log(`At the end: ${error.message}`)
    return false
  },
)
for (const again of findRepeated(world)) {
  const kind = turns.findLast(({ from }) => from <= again.first)?.kind as Fault
  const row = rowOf(kind)
  row.repeated++
  if (isExplainedByOutage(again, world.outages)) continue
  row.passed--
  console.log(`${kind.name}: ${again.id} was delivered twice without an outage`)
}
await world.stop()

const total = { tried: 0, passed: 0 }
console.log(`\n${'fault'.padEnd(36)} tried    passed  repeated  longest start  seconds each`)
for (const [{ name }, { tried, passed, repeated, longestStart, seconds }] of rows) {
  const each = (seconds / Math.max(1, tried)).toFixed(1)
  const start = longestStart > 0 ? `${longestStart.toFixed(1)} s` : ''
  console.log(
    `${name.padEnd(36)} ${String(tried).padStart(5)}  ${String(passed).padStart(8)}  ${String(repeated).padStart(8)}  ${start.padStart(13)}  ${each.padStart(12)}`,
  )
  total.tried += tried
  total.passed += passed
}
const planned = kinds.reduce((sum, kind) => sum + timesOf(kind), 0)
if (total.tried < planned) console.log(`\nTime ran out after ${total.tried} of ${planned} tries`)
const result = {
  passed: total.passed,
  failed: total.tried - total.passed + (isDelivered ? 0 : 1),
}
console.log(`\n${result.passed} passed, ${result.failed} failed`)
if (values.output) fs.writeFileSync(values.output, JSON.stringify(result))
process.exit(total.passed === planned && planned > 0 && isDelivered ? 0 : 1)
