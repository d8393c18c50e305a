/** The legal documents, by their slug in the CMS. */
export const legalSlugs = ['imprint', 'privacy'] as const

export type LegalSlug = (typeof legalSlugs)[number]

/** The placeholders of the privacy policy that are filled from the settings. */
export const privacyPlaceholders = [
  'hosting',
  'mailProvider',
  'automation',
  'contactRetention',
  'onboardingRetention',
  'accessLogRetention',
  'logDays',
  'trashDays',
  'backupDays',
  'draftDays',
  'removalHours',
] as const

export type PrivacyPlaceholder = (typeof privacyPlaceholders)[number]
