/** The one list of languages. The first is the default; the order is the order of the language menu. */
export const locales = ['de', 'en', 'pt', 'ro'] as const

/** A language of the site, as an ISO 639-1 code. */
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'de'

/** Each language's name in that language, for the language menu and the CMS. */
export const localeNames: Record<Locale, string> = {
  de: 'Deutsch',
  en: 'English',
  pt: 'Português',
  ro: 'Română',
}

/** BCP 47 tags with a region, which determines the format of numbers and dates. */
export const localeTags: Record<Locale, string> = {
  de: 'de-DE',
  en: 'en-GB',
  pt: 'pt-PT',
  ro: 'ro-RO',
}

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}
