import { defaultLocale, isLocale, type Locale } from './locales.ts'

/** One of the CMS's languages, which are the site's; German for anything else. */
export function staffLocale(language: string | undefined): Locale {
  return isLocale(language) ? language : defaultLocale
}

/** The languages of what is worded in these two alone, as the CMS's labels are. */
export type StaffLanguage = 'de' | 'en'

/** Which of the two somebody reads who uses the CMS in a language: English but for German. */
export function staffLanguage(language: string | undefined): StaffLanguage {
  return staffLocale(language) === 'de' ? 'de' : 'en'
}
