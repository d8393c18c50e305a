import { localeTags } from './locales.ts'
import type { StaffLanguage } from './staff.ts'
import { siteTimeZone } from './time-zone.ts'

/** Date formats of the back office: the same on screen, in the search and in exports. */

const month = new Intl.DateTimeFormat(localeTags.en, { month: 'short', timeZone: 'UTC' })
const months = Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index)))

const siteTime = (language: StaffLanguage) =>
  new Intl.DateTimeFormat(localeTags[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: siteTimeZone,
  })
const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: siteTimeZone })
const siteTimes = { de: siteTime('de'), en: siteTime('en') }

/** For example `20.11.2026`, in the viewer's time zone. */
export function germanDate(iso: string): string {
  const time = new Date(iso)
  return `${twoDigits(time.getDate())}.${twoDigits(time.getMonth() + 1)}.${time.getFullYear()}`
}

/** Formats a date in the language of the staff: `20.11.2026` or `20 Nov 2026`. */
export function dateText(iso: string, language: StaffLanguage): string {
  if (language === 'de') return germanDate(iso)
  const time = new Date(iso)
  return `${time.getDate()} ${months[time.getMonth()]} ${time.getFullYear()}`
}

/** For example `14:05`, in the viewer's time zone. */
export function timeText(iso: string): string {
  const time = new Date(iso)
  return `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`
}

/** For example `20.11.2026, 14:05`, in the viewer's time zone. */
export function dateTimeText(iso: string, language: StaffLanguage): string {
  return `${dateText(iso, language)}, ${timeText(iso)}`
}

/** Formats date and time in the time zone of the business, for output of the server. */
export function siteTimeText(iso: string, language: StaffLanguage): string {
  return siteTimes[language].format(new Date(iso))
}

/** Returns the day of a time in the time zone of the business, for example `2026-11-20`. */
export function siteDay(time: Date): string {
  return isoDay.format(time)
}

/** Returns the day of a time in the viewer's time zone, for example `2026-11-20`. */
export function localDay(time: Date): string {
  return `${time.getFullYear()}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`
}

// Without Intl, which takes ten times as long, because all rows of a long list are formatted at once.
function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
