import { defaultLocale, isLocale, type Locale, locales } from '../../../i18n/locales.ts'

/** The languages with a published landing page, in the order of `locales`. */
export type Offered = readonly Locale[]

/** What the browser reveals of its user's language. */
export type Signals = { language: string; timeZone: string }

/** The key of the visitor's choice in the browser's local storage. */
export const storageKey = 'preferredLanguage'

/** The root's own, simpler rule: Portuguese first, by language or zone; then English, Romanian. */
export function rootLocale({ language, timeZone }: Signals, offered: Offered = locales): Locale {
  const spoken = language.toLowerCase()
  const matches: [Locale, boolean][] = [
    ['pt', spoken.startsWith('pt') || /Lisbon|Sao_Paulo/.test(timeZone)],
    ['en', spoken.startsWith('en')],
    ['ro', spoken.startsWith('ro')],
  ]
  const first = matches.find(([locale, isMatch]) => isMatch && offered.includes(locale))
  return first?.[0] ?? fallback(offered)
}

/** The language where no rule matches: German, with which the list begins, or the first offered. */
export function fallback([first = defaultLocale]: Offered): Locale {
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
  { language, timeZone }: Signals,
  stored?: string | null,
  offered: Offered = locales,
): Locale {
  if (isLocale(stored) && offered.includes(stored)) return stored
  const spoken = language.toLowerCase()
  const matches = rules.filter(
    ([locale, zones]) =>
      offered.includes(locale) && (spoken.startsWith(locale) || zones.test(timeZone)),
  )
  return matches.at(-1)?.[0] ?? fallback(offered)
}
