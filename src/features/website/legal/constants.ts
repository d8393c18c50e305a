/** The legal documents, by their slug in the CMS. */
export const legalSlugs = ['imprint', 'privacy'] as const

export type LegalSlug = (typeof legalSlugs)[number]

/** What the privacy policy says by a placeholder, because it follows from the settings. */
export const privacyPlaceholders = [
  'hosting',
  'mailProvider',
  'automation',
  'contactRetention',
  'onboardingRetention',
  'logDays',
  'backupDays',
  'draftDays',
  'removalHours',
] as const

export type PrivacyPlaceholder = (typeof privacyPlaceholders)[number]
