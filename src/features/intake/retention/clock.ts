import type { Payload } from 'payload'

/** The first and the latest of the successive nightly runs, in milliseconds since 1970. */
type Runs = { first: number; latest: number }

const key = 'retention:nights'

const hour = 60 * 60 * 1000

/** Milliseconds between two runs that count as successive, at most. */
const maxGap = 7 * 24 * hour

/** Milliseconds of successive runs after which the clock counts as right: not two runs of the same night. */
const minDuration = 20 * hour

/**
 * Records a nightly run. Resolves to whether the clock has been plausible since the night before: otherwise it may be
 * ahead, for example after a start without NTP, and whatever is deleted by it is lost. The operator has a day to set
 * it.
 */
export async function confirmClock(cms: Payload, now: Date): Promise<boolean> {
  const at = now.getTime()
  const runs = await cms.kv.get<Runs>(key)
  const isSuccessive = runs !== null && Math.abs(at - runs.latest) <= maxGap
  const first = isSuccessive ? runs.first : at
  await cms.kv.set(key, { first, latest: at } satisfies Runs)
  return at - first >= minDuration
}
