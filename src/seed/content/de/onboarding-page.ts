import type { OnboardingPageCopy } from '../types.ts'

export const onboardingPage = {
  guide: {
    intro:
      'Sagen Sie uns, wer Sie sind und wie Ihr Voice-Bot klingen soll. Innerhalb von {setupHours|Stunde|Stunden} ist er konfiguriert.',
    duration: 'Dauert etwa {onboardingMinutes|Minute|Minuten}',
    neededTitle: 'Bitte bereithalten',
    needed: [
      'Anschrift und Kontaktdaten Ihres Betriebs',
      'Ein Dokument mit Leistungen, Preisen und Öffnungszeiten',
      'Häufige Fragen mit Antworten, falls Sie welche haben',
    ],
  },
  draftNotice:
    'Was Sie eintippen und auswählen, merkt sich nur dieser Browser. Nach dem Absenden löscht er es. Ein Entwurf verfällt nach {draftDays|Tag|Tagen} und wird dann gelöscht, wenn Sie das Formular das nächste Mal öffnen.',
  documents: {
    infoTitle: 'Das brauchen wir von Ihnen:',
    info: [
      'ein Dokument mit allen Informationen, die Ihr Voice-Bot braucht, um Ihren Anrufern zu antworten',
      'ein Dokument mit häufigen Fragen und Antworten (FAQ), falls vorhanden',
    ],
    sensitive:
      'Bitte keine Patienten-, Mandanten- oder Kundendaten hochladen. Dokumente mit Daten anderer Personen, etwa Namen aus Ihrem Team, bitte erst, wenn unser Vertrag zur Auftragsverarbeitung geschlossen ist.',
  },
  privacyNote: 'Ihre Angaben nutzen wir nur, um Ihren Voice-Bot einzurichten und zu betreiben.',
  privacyLink: 'Datenschutzerklärung',
  thanks: {
    title: 'Vielen Dank!',
    received: 'Ihre Anmeldung wurde erfolgreich übermittelt.',
    next: 'Ihr Voice-Bot wird innerhalb von {setupHours|Stunde|Stunden} konfiguriert, und wir melden uns bei Ihnen.',
    home: 'Zurück zur Startseite',
  },
} satisfies OnboardingPageCopy
