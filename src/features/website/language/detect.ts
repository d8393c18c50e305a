import { defaultLocale, isLocale, type Locale, locales } from '../../../i18n/locales.ts'

/** The languages with a published landing page, in the order of `locales`. */
export type PublishedLocales = readonly Locale[]

/** What the browser reveals of its user's language. */
export type BrowserSignals = { language: string; timeZone: string }

/** The key of the visitor's choice in the browser's local storage. */
export const storageKey = 'preferredLanguage'

/** The root's own, simpler rule: Portuguese first, by language or zone; then English, Romanian. */
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

/** The language where no rule matches: German, with which the list begins, or the first published. */
export function fallbackLocale([first = defaultLocale]: PublishedLocales): Locale {
  return first
}

/** In this order, a later match winning over an earlier one. */
const rules: [Locale, RegExp][] = [
  ['ro', /Bucharest/],
  ['pt', /Lisbon|Sao_Paulo/],
  ['en', /London|New_York|Los_Angeles/],
  ['de', /Berlin|Vienna|Zurich/],
]

/** The landing page's rule, for a page that gets no language: the stored choice, else the last match. */
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
