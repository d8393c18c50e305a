/** The languages of the CMS, of its refusals and of the mails to the staff. */
export type StaffLanguage = 'de' | 'en'

/** Which of the two somebody reads who uses the CMS in a language: German unless it is English. */
export function staffLanguage(language: string | undefined): StaffLanguage {
  return language === 'en' ? 'en' : 'de'
}
