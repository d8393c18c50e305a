import type { GermanMailsCopy } from '../types.ts'

/** Mails that exist in German only: the onboarding form is German, and so is the team. */
export const germanMails = {
  onboarding: {
    subject: '{brand}: Ihre Anmeldung ist angekommen',
    greeting: 'Guten Tag,',
    body: 'vielen Dank für Ihre Anmeldung. Sie ist vollständig bei uns eingegangen. Wir konfigurieren Ihren Voice-Bot innerhalb von {setupHours|Stunde|Stunden} und melden uns dann bei Ihnen. Diese E-Mail bestätigt nur den Eingang; ein Vertrag kommt dadurch nicht zustande.',
    reference: 'Ihre Referenznummer: {reference}',
  },
  team: {
    contactSubject: 'Kontaktanfrage: {title}',
    onboardingSubject: 'Voice-Bot-Anmeldung: {title}',
    intro: 'Neu eingegangen. Zum Eintrag:',
  },
} satisfies GermanMailsCopy
