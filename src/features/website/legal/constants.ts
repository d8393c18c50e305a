/** The legal documents, by their slug in the CMS. */
export const legalSlugs = ['imprint', 'privacy'] as const

export type LegalSlug = (typeof legalSlugs)[number]
