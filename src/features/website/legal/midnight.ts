import { siteTimeZone as timeZone } from '../../../i18n/time-zone.ts'

const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })

const dayMs = 24 * 3600 * 1000

/** Returns the seconds until the next midnight in Berlin, considering days of 23 and 25 hours. */
export function secondsToMidnightInBerlin(now = new Date()): number {
  const localTime = now.getTime() + offsetAt(now.getTime())
  const localMidnight = (Math.floor(localTime / dayMs) + 1) * dayMs
  // Interpreted as UTC, this is one or two hours after midnight in Berlin. Clocks change only at 1:00
  // UTC, so the offset is the same as at midnight.
  const midnight = localMidnight - offsetAt(localMidnight)
  return Math.ceil((midnight - now.getTime()) / 1000)
}

/** Returns Berlin's UTC offset in milliseconds, parsed from a name like `GMT+02:00`. */
function offsetAt(instant: number): number {
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value
  const [, hours, minutes] = name?.match(/^GMT\+(\d\d):(\d\d)$/) ?? []
  return (Number(hours) * 60 + Number(minutes)) * 60_000
}
