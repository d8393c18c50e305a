import { type Locale, localeTags } from './locales.ts'

/** A time in whole minutes, in the words of a language: "5 Minuten". */
export function minutesIn(locale: Locale, seconds: number): string {
  return new Intl.NumberFormat(localeTags[locale], {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(Math.ceil(seconds / 60))
}
