/** The languages of the CMS, of its error messages and of the mails to the staff. */
export type StaffLanguage = 'de' | 'en'

/** Which of the two fits a language of the CMS: German unless it is English. */
export function staffLanguage(language: string | undefined): StaffLanguage {
  return language === 'en' ? 'en' : 'de'
}
