import type { Locale } from './locales.ts'

/** The sign-off of mails to customers, and the legally required label in their footer. */
export const mailMessages: Record<Locale, { signOff: string; representedBy: string }> = {
  de: { signOff: 'Freundliche Grüße', representedBy: 'Vertreten durch' },
  en: { signOff: 'Kind regards,', representedBy: 'Represented by' },
  pt: { signOff: 'Com os melhores cumprimentos,', representedBy: 'Representação legal' },
  ro: { signOff: 'Cu stimă,', representedBy: 'Reprezentant legal' },
}
