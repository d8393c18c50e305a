/** The languages in which the staff's own tools speak, as the CMS's labels do. */
export type StaffLanguage = 'de' | 'en'

/** The staff's language for a BCP 47 tag: English for whoever does not read German. */
export function staffLanguage(tag: string | undefined): StaffLanguage {
  return tag?.toLowerCase().startsWith('de') ? 'de' : 'en'
}
