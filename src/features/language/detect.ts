import { defaultLocale, isLocale, type Locale } from '../../i18n/locales.ts'

/** What a browser tells of its user. */
export type Signals = { language: string; timeZone: string }

/** Where the visitor's choice is kept, in the browser's local storage. */
export const storageKey = 'preferredLanguage'

/** The root's own, simpler rule: Portuguese first, by language or zone; then English, Romanian. */
export function rootLocale({ language, timeZone }: Signals): Locale {
  const spoken = language.toLowerCase()
  if (spoken.startsWith('pt') || /Lisbon|Sao_Paulo/.test(timeZone)) return 'pt'
  if (spoken.startsWith('en')) return 'en'
  if (spoken.startsWith('ro')) return 'ro'
  return defaultLocale
}

/** In this order, a later match winning over an earlier one. */
const rules: [Locale, RegExp][] = [
  ['ro', /Bucharest/],
  ['pt', /Lisbon|Sao_Paulo/],
  ['en', /London|New_York|Los_Angeles/],
  ['de', /Berlin|Vienna|Zurich/],
]

/** The landing page's rule, for a page that gets no language: the stored choice, else the last match. */
export function landingLocale({ language, timeZone }: Signals, stored?: string | null): Locale {
  if (isLocale(stored)) return stored
  const spoken = language.toLowerCase()
  const matches = rules.filter(
    ([locale, zones]) => spoken.startsWith(locale) || zones.test(timeZone),
  )
  return matches.at(-1)?.[0] ?? defaultLocale
}
