/** Seed data that needs no translation: slugs, ages, icons, claims, the operator's sample data. */

import type { PersonaSlug } from '../i18n/personas.ts'

export { type PersonaSlug, personaSlugs } from '../i18n/personas.ts'

export const personaFacts = {
  clara: { name: 'Clara', age: 28, icons: ['message-circle', 'calendar-check', 'star', 'bell'] },
  viktor: { name: 'Viktor', age: 35, icons: ['phone', 'calendar-check', 'shield-check', 'ear'] },
  alexandra: {
    name: 'Alexandra',
    age: 42,
    icons: ['folder-check', 'table', 'calculator', 'sparkles'],
  },
} as const satisfies Record<PersonaSlug, { name: string; age: number; icons: readonly string[] }>

/** The feature cards of the landing page, in order. */
export const featureSlugs = [
  'availability',
  'booking',
  'reminders',
  'upselling',
  'savings',
  'privacy',
] as const
export type FeatureSlug = (typeof featureSlugs)[number]

export const featureFacts = {
  availability: { icon: 'clock', colours: 'ink' },
  booking: { icon: 'calendar-check', colours: 'clara' },
  reminders: { icon: 'bell', colours: 'viktor' },
  upselling: { icon: 'credit-card', colours: 'clara' },
  savings: { icon: 'piggy-bank', colours: 'alexandra' },
  privacy: { icon: 'shield-check', colours: 'ink' },
} as const satisfies Record<FeatureSlug, { icon: string; colours: string }>

/** Sample testimonials, marked as examples until the operator replaces them. */
export const testimonialSlugs = ['hairdresser', 'dentist', 'lawyer'] as const
export type TestimonialSlug = (typeof testimonialSlugs)[number]

export const testimonialNames = {
  hairdresser: 'Sabine Krüger',
  dentist: 'Dr. Thomas Berger',
  lawyer: 'Elena Hoffmann',
} as const satisfies Record<TestimonialSlug, string>

/**
 * The marketing figures, each once, with where it comes from. `percent` is written with the
 * language's own percent sign ("75 %" in German, "75%" in English); `plain` as it stands.
 */
export const claims = {
  availability: { value: '24/7', kind: 'plain' },
  reliability: { value: '100', kind: 'percent' },
  noShowReduction: { value: '75', kind: 'percent' },
  costSavings: { value: '90', kind: 'percent' },
  revenueIncrease: { value: '30', kind: 'percent' },
  hairdresserAppointments: { value: '20', kind: 'percent' },
  paperworkHours: { value: '20', kind: 'plain' },
  trialDays: { value: '14', kind: 'plain' },
  replyHours: { value: '24', kind: 'plain' },
  setupHours: { value: '48', kind: 'plain' },
  onboardingMinutes: { value: '5', kind: 'plain' },
  exampleNoShows: { value: '70', kind: 'percent' },
  exampleRevenue: { value: '25', kind: 'percent' },
  exampleEnquiries: { value: '40', kind: 'percent' },
} as const satisfies Record<string, { value: string; kind: 'percent' | 'plain' }>

/** Where the figures come from; the operator replaces this by the studies and contracts relied on. */
export const claimSource =
  'Angabe des Anbieters zum Produktstart; vor der Veröffentlichung durch eigene Auswertungen belegen.'

/** Sample contact data: the number is one that Germany keeps free for fiction. */
export const contactFacts = { phone: '+49 30 23125 000', email: 'hallo@example.com' }

/** Sample operator for the imprint; the operator puts the real one in the site settings. */
export const operatorFacts = {
  company: 'Muster Assistenzdienste GmbH',
  address: 'Musterstraße 1\n10115 Berlin\nDeutschland',
  representative: 'Maria Muster',
  registerCourt: 'Amtsgericht Musterstadt',
  registerNumber: 'HRB 00000',
  vatId: 'DE000000000',
  mobile: '+49 171 39200 00',
  editor: 'Maria Muster\nMusterstraße 1\n10115 Berlin',
}

export const euDisputeUrl = 'https://ec.europa.eu/consumers/odr/'
export const imprintSourceUrl = 'https://www.e-recht24.de/impressum-generator.html'
