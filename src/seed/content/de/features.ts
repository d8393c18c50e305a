import type { FeaturesCopy } from '../types.ts'

export const features = {
  availability: {
    title: '{availability} erreichbar',
    description:
      'Ihre Kundschaft meldet sich abends, am Wochenende und wenn Sie mitten in der Arbeit sind. Ihre Assistenten antworten sofort.',
    benefits: [
      'Antwort im Chat und am Telefon',
      'Keine Warteschleife, kein Anrufbeantworter',
      'Auch an Feiertagen und im Urlaub',
    ],
  },
  booking: {
    title: 'Termine buchen sich von selbst',
    description:
      'Freien Termin aussuchen, bestätigen, fertig. Ihr Kalender füllt sich, während Sie arbeiten.',
    benefits: [
      'Bestätigung per SMS und E-Mail',
      'Umbuchen ganz ohne Anruf',
      'Keine doppelt vergebenen Termine',
    ],
  },
  reminders: {
    title: 'Weniger Terminausfälle',
    description:
      'Wer erinnert wird, kommt. Oder sagt rechtzeitig ab. So können Ihre Ausfälle um bis zu {noShowReduction} sinken.',
    benefits: [
      'Erinnerung per SMS und E-Mail',
      'Absagen mit einer kurzen Antwort',
      'Frei gewordene Termine sind sofort wieder buchbar',
    ],
  },
  upselling: {
    title: 'Mehr Umsatz pro Termin',
    description:
      'Eine Pflegekur zum Schnitt, eine Zahnreinigung zur Kontrolle: Passende Angebote kommen im richtigen Moment. Das kann bis zu {revenueIncrease} mehr Umsatz bringen.',
    benefits: [
      'Zusatzangebote, die zum Termin passen',
      'Bezahlung online, gleich bei der Buchung',
      'Anzahlungen sichern lange Termine ab',
    ],
  },
  savings: {
    title: 'Bis zu {costSavings} weniger Kosten für Routinearbeit',
    description:
      'Anrufe, Terminpflege und Ablage kosten jeden Tag Zeit. Geben Sie die Routine ab und behalten Sie, was nur Menschen können.',
    benefits: [
      'Weniger Zeit am Telefon',
      'Bis zu {paperworkHours|Stunde|Stunden} weniger Papierkram im Monat',
      'Hilfe auch in Stoßzeiten, ohne Überstunden',
    ],
  },
  privacy: {
    title: 'Datenschutz nach DSGVO',
    description:
      'Was Ihre Kundschaft Ihnen anvertraut, bleibt vertraulich. Wir verarbeiten die Daten in Rechenzentren in der EU.',
    benefits: [
      'Made in Germany, nach europäischem Recht',
      'Assistenten, die sich als KI zu erkennen geben',
      'Kein Tracking auf dieser Website',
    ],
  },
} satisfies FeaturesCopy
