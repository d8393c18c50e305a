import type { Locale } from '../../i18n/locales.ts'
import type { SubmissionKind } from '../../lib/outbox.ts'

type Confirmation = { subject: string; greeting: string; body: string; reference: string }

/**
 * The customer's confirmation. `{hours}` is the promise of the site, `{brand}` its name. Nothing
 * that the sender typed is repeated: the address may be somebody else's.
 */
export const confirmations: Record<SubmissionKind, Record<Locale, Confirmation>> = {
  contact: {
    de: {
      subject: 'Ihre Nachricht an {brand}',
      greeting: 'Guten Tag,',
      body: 'vielen Dank für Ihre Nachricht. Sie ist bei uns angekommen, und wir antworten innerhalb von {hours} Stunden.',
      reference: 'Ihre Referenznummer',
    },
    en: {
      subject: 'Your message to {brand}',
      greeting: 'Hello,',
      body: 'thank you for your message. It has reached us, and we will reply within {hours} hours.',
      reference: 'Your reference number',
    },
    pt: {
      subject: 'A sua mensagem para {brand}',
      greeting: 'Bom dia,',
      body: 'obrigado pela sua mensagem. Já a recebemos e responderemos no prazo de {hours} horas.',
      reference: 'O seu número de referência',
    },
    ro: {
      subject: 'Mesajul dvs. către {brand}',
      greeting: 'Bună ziua,',
      body: 'vă mulțumim pentru mesaj. L-am primit și vă răspundem în termen de {hours} de ore.',
      reference: 'Numărul dvs. de referință',
    },
  },
  onboarding: sameInAll({
    subject: 'Ihre Anmeldung bei {brand}',
    greeting: 'Guten Tag,',
    body: 'vielen Dank für Ihre Anmeldung. Sie ist vollständig bei uns eingegangen. Wir konfigurieren Ihren Voice-Bot innerhalb von {hours} Stunden und melden uns dann bei Ihnen.',
    reference: 'Ihre Referenznummer',
  }),
}

/** The claim that says within how many hours something follows. */
export const promises: Record<SubmissionKind, string> = {
  contact: 'replyHours',
  onboarding: 'setupHours',
}

/** The team's mail; the team works in German. */
export const teamSubjects: Record<SubmissionKind, string> = {
  contact: 'Kontaktanfrage: {title}',
  onboarding: 'Voice-Bot-Anmeldung: {title}',
}

export const teamBody = 'Neu eingegangen. Zum Eintrag:'

/** The onboarding form is German only. */
function sameInAll(german: Confirmation): Record<Locale, Confirmation> {
  return { de: german, en: german, pt: german, ro: german }
}
