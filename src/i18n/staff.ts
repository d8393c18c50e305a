/** The languages of the CMS, of its error messages and of the mails to the staff. */
export type StaffLanguage = 'de' | 'en'

/** Returns the staff language for a language code: English for `en`, otherwise German. */
export function staffLanguage(language: string | undefined): StaffLanguage {
  return language === 'en' ? 'en' : 'de'
}
