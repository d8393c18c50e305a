import { localeTags } from '../../../i18n/locales.ts'
import type { StaffLanguage } from '../../../i18n/staff.ts'

/** How values read; the same on screen, in the search and in the exports. */

/** A word of the desk in the languages of the staff. */
export type Label = Readonly<Record<StaffLanguage, string>>

const numberFormats = {
  de: new Intl.NumberFormat(localeTags.de),
  en: new Intl.NumberFormat(localeTags.en),
}

/** For example `20.11.2026`, in the viewer's time zone. */
export function germanDate(iso: string): string {
  const time = new Date(iso)
  return `${twoDigits(time.getDate())}.${twoDigits(time.getMonth() + 1)}.${time.getFullYear()}`
}

/** The same as the staff of a language write it: `20/11/2026` in English. */
export function dateText(iso: string, language: StaffLanguage): string {
  return language === 'de' ? germanDate(iso) : germanDate(iso).replaceAll('.', '/')
}

/** For example `14:05`, in the viewer's time zone. */
export function timeText(iso: string): string {
  const time = new Date(iso)
  return `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`
}

/** For example `10.000`. */
export function numberText(value: number, language: StaffLanguage): string {
  return numberFormats[language].format(value)
}

/** The day of a time in the viewer's time zone, as `2026-11-20`. */
export function localDay(time: Date): string {
  return `${time.getFullYear()}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`
}

// By hand, as all rows of a long list are written at once and Intl takes ten times as long.
function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
