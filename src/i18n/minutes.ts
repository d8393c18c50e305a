import { type Locale, localeTags } from './locales.ts'

/** Formats a duration in minutes, rounded up, for example "5 Minuten". */
export function minutesIn(locale: Locale, seconds: number): string {
  return new Intl.NumberFormat(localeTags[locale], {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(Math.ceil(seconds / 60))
}
