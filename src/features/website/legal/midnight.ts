import { siteTimeZone as timeZone } from '../../../i18n/time-zone.ts'

const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })

const dayMs = 24 * 3600 * 1000

/** Seconds from `now` to the next midnight in Berlin, where two days a year have 23 and 25 hours. */
export function secondsToMidnightInBerlin(now = new Date()): number {
  const localTime = now.getTime() + offsetAt(now.getTime())
  const localMidnight = (Math.floor(localTime / dayMs) + 1) * dayMs
  // Read as UTC this is an hour or two after midnight in Berlin, and not after 1:00 UTC, when the
  // clocks change: the offset is midnight's.
  const midnight = localMidnight - offsetAt(localMidnight)
  return Math.ceil((midnight - now.getTime()) / 1000)
}

/** By how many milliseconds the clocks in Berlin are ahead of UTC, from a name like `GMT+02:00`. */
function offsetAt(instant: number): number {
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value
  const [, hours, minutes] = name?.match(/^GMT\+(\d\d):(\d\d)$/) ?? []
  return (Number(hours) * 60 + Number(minutes)) * 60_000
}
