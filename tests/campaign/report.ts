import type { Outcome, Report } from './run.ts'

/** The milliseconds for which an anonymous request may block the event loop at most. */
const longestAllowedBlock = 1000

/** The bytes by which the memory in use may grow during a campaign. */
const allowedGrowth = 200 * 1024 ** 2

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`

const describe = ({ kind, number, method, path, outcome, milliseconds, length }: Outcome) =>
  `#${number} ${kind}: ${method} ${path.slice(0, 80)}, ${length} bytes → ${outcome} after ${Math.round(milliseconds)} ms`

/** Returns one line for each failure. */
export function findFailures({ outcomes, longestBlock, blockedBy, live }: Report): string[] {
  const failed = outcomes.filter(({ outcome }) => Number(outcome) >= 500 || outcome === 'TIMEOUT')
  const slowest = blockedBy.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 5)
  return [
    ...failed.map(describe),
    ...(longestBlock > longestAllowedBlock
      ? [
          `The event loop was blocked for ${Math.round(longestBlock)} ms, among these requests:\n  ${slowest.map(describe).join('\n  ')}`,
        ]
      : []),
    ...(live.after - live.before > allowedGrowth
      ? [`The memory in use grew from ${megabytes(live.before)} to ${megabytes(live.after)}.`]
      : []),
  ]
}

/**
 * Prints the responses to each kind of request, the longest block of the event loop and the memory.
 */
export function printReport({ outcomes, longestBlock, live, peak }: Report): void {
  const kinds = Map.groupBy(outcomes, ({ kind }) => kind)
  for (const [kind, ofKind] of kinds) {
    const counts = Object.entries(Object.groupBy(ofKind, ({ outcome }) => String(outcome)))
    const answers = counts.map(([outcome, each]) => `${outcome} × ${each?.length}`).join(', ')
    const longest = Math.round(Math.max(...ofKind.map(({ milliseconds }) => milliseconds)))
    console.log(`${kind.padEnd(16)} ${answers}; slowest response ${longest} ms`)
  }
  console.log(`Longest block of the event loop: ${Math.round(longestBlock)} ms`)
  console.log(
    `Memory in use: ${megabytes(live.before)} before, ${megabytes(live.after)} after; the process used at most ${megabytes(peak)}`,
  )
}
