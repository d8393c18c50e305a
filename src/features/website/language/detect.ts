import { defaultLocale, isLocale, type Locale, locales } from '../../../i18n/locales.ts'

/** The languages with a published landing page, in the order of `locales`. */
export type PublishedLocales = readonly Locale[]

/** The browser's hints at the visitor's language. */
export type BrowserSignals = { language: string; timeZone: string }

/** The localStorage key of the visitor's language. */
export const storageKey = 'preferredLanguage'

/** Returns the language for `/`: Portuguese by language or time zone, or else English or Romanian. */
export function rootLocale(
  { language, timeZone }: BrowserSignals,
  published: PublishedLocales = locales,
): Locale {
  const browserLanguage = language.toLowerCase()
  const matches: [Locale, boolean][] = [
    ['pt', browserLanguage.startsWith('pt') || /Lisbon|Sao_Paulo/.test(timeZone)],
    ['en', browserLanguage.startsWith('en')],
    ['ro', browserLanguage.startsWith('ro')],
  ]
  const first = matches.find(([locale, isMatch]) => isMatch && published.includes(locale))
  return first?.[0] ?? fallbackLocale(published)
}

/** Returns the first published language (usually German, the first in the list), or else German. */
export function fallbackLocale([first = defaultLocale]: PublishedLocales): Locale {
  return first
}

/** Time zones by language. The last match wins. */
const rules: [Locale, RegExp][] = [
  ['ro', /Bucharest/],
  ['pt', /Lisbon|Sao_Paulo/],
  ['en', /London|New_York|Los_Angeles/],
  ['de', /Berlin|Vienna|Zurich/],
]

/**
 * Returns the language for a page without one: the stored choice, or else the last match by browser
 * language or time zone.
 */
export function landingLocale(
  { language, timeZone }: BrowserSignals,
  stored?: string | null,
  published: PublishedLocales = locales,
): Locale {
  if (isLocale(stored) && published.includes(stored)) return stored
  const browserLanguage = language.toLowerCase()
  const matches = rules.filter(
    ([locale, zones]) =>
      published.includes(locale) && (browserLanguage.startsWith(locale) || zones.test(timeZone)),
  )
  return matches.at(-1)?.[0] ?? fallbackLocale(published)
}
