import { localeTags } from '../../i18n/locales.ts'

const timeZone = 'Europe/Berlin'

/** Today in Berlin as Germans write it, for example `21.11.2026`. */
export function todayInBerlin(now = new Date()): string {
  return new Intl.DateTimeFormat(localeTags.de, { timeZone, dateStyle: 'medium' }).format(now)
}

/** Seconds from `now` to the next midnight in Berlin, at least 1. */
export function secondsToMidnightInBerlin(now = new Date()): number {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(now)
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return Math.max(1, 24 * 3600 - (hours * 3600 + minutes * 60 + seconds))
}
