import type { Locale } from './locales.ts'

/** What ends every mail to a customer, and what the law wants beside the company's name. */
export const mailMessages: Record<Locale, { signOff: string; representedBy: string }> = {
  de: { signOff: 'Freundliche Grüße', representedBy: 'Vertreten durch' },
  en: { signOff: 'Kind regards,', representedBy: 'Represented by' },
  pt: { signOff: 'Com os melhores cumprimentos,', representedBy: 'Representação legal' },
  ro: { signOff: 'Cu stimă,', representedBy: 'Reprezentant legal' },
}
