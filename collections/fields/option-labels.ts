import type { featureColours, featureIcons } from '../../src/features/website/landing/constants.ts'
import type { LegalSlug } from '../../src/features/website/legal/constants.ts'
import type { personaIcons } from '../../src/features/website/persona/constants.ts'
import { pageNames } from '../../src/i18n/page-names.ts'
import type { PageWithMeta } from '../../src/i18n/pages.ts'
import type { PersonaSlug } from '../../src/i18n/personas.ts'
import { label } from './fields.ts'

type Label = ReturnType<typeof label>
type IconName = (typeof featureIcons)[number] | (typeof personaIcons)[number]

export const iconLabels: Record<IconName, Label> = {
  bell: label('Glocke', 'Bell'),
  calculator: label('Taschenrechner', 'Calculator'),
  'calendar-check': label('Kalender', 'Calendar'),
  clock: label('Uhr', 'Clock'),
  'credit-card': label('Kreditkarte', 'Credit card'),
  ear: label('Ohr', 'Ear'),
  'folder-check': label('Ordner', 'Folder'),
  globe: label('Weltkugel', 'Globe'),
  heart: label('Herz', 'Heart'),
  'message-circle': label('Sprechblase', 'Speech bubble'),
  phone: label('Telefon', 'Phone'),
  'piggy-bank': label('Sparschwein', 'Piggy bank'),
  'shield-check': label('Schild', 'Shield'),
  sparkles: label('Funken', 'Sparkles'),
  star: label('Stern', 'Star'),
  table: label('Tabelle', 'Table'),
  'trending-up': label('Steigende Kurve', 'Rising curve'),
}

const { landing, ...personas } = pageNames

export const personaLabels: Record<PersonaSlug, Label> = personas

export const colourLabels: Record<(typeof featureColours)[number], Label> = {
  ink: label('Website', 'Site'),
  ...personaLabels,
}

export const legalLabels: Record<LegalSlug, Label> = {
  imprint: label('Impressum', 'Imprint'),
  privacy: label('Datenschutz', 'Privacy policy'),
}

export const pageLabels: Record<PageWithMeta, Label> = {
  landing,
  ...legalLabels,
  onboarding: label('Voice-Bot-Anmeldung', 'Voice bot registration'),
}
