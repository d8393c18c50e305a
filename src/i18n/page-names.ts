import type { PersonaSlug } from './personas.ts'

/** The names for staff of the pages with a contact form. */
export const pageNames = {
  landing: { de: 'Startseite', en: 'Landing page' },
  clara: { de: 'Clara', en: 'Clara' },
  viktor: { de: 'Viktor', en: 'Viktor' },
  alexandra: { de: 'Alexandra', en: 'Alexandra' },
} as const satisfies Record<'landing' | PersonaSlug, { de: string; en: string }>
