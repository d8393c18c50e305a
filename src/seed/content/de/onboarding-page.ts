import type { OnboardingPageCopy } from '../types.ts'

export const onboardingPage = {
  guide: {
    intro:
      'Sagen Sie uns, wer Sie sind und wie Ihr Voice-Bot klingen soll. Innerhalb von {setupHours}\u00a0Stunden ist er konfiguriert.',
    duration: 'Dauert etwa {onboardingMinutes}\u00a0Minuten',
    neededTitle: 'Bitte bereithalten',
    needed: [
      'Anschrift und Kontaktdaten Ihres Betriebs',
      'Ein Dokument mit allem, was Ihr Voice-Bot wissen soll: Leistungen, Preise, Öffnungszeiten',
      'Häufige Fragen mit Antworten, falls Sie eine solche Liste haben',
    ],
  },
  draftNotice:
    'Was Sie eintippen und auswählen, merkt sich nur dieser Browser, höchstens sieben Tage lang. Nach dem Absenden löscht er es.',
  documents: {
    infoTitle: 'Das brauchen wir von Ihnen:',
    info: [
      'ein Dokument mit allen Informationen, die der Bot braucht, um Ihren Anrufern zu antworten',
      'ein FAQ-Dokument, falls vorhanden',
    ],
    sensitive:
      'Bitte laden Sie nichts hoch, was Daten Ihrer Patienten, Mandanten oder Kunden enthält.',
  },
  privacyNote: 'Ihre Angaben nutzen wir nur, um Ihren Voice-Bot einzurichten.',
  privacyLink: 'Datenschutzerklärung',
  thanks: {
    title: 'Vielen Dank!',
    received: 'Ihre Anmeldung wurde erfolgreich übermittelt.',
    next: 'Ihr Voice-Bot wird innerhalb von {setupHours}\u00a0Stunden konfiguriert, und wir melden uns bei Ihnen.',
    home: 'Zurück zur Startseite',
  },
} satisfies OnboardingPageCopy
