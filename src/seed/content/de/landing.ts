import type { LandingCopy } from '../types.ts'

export const landing = {
  hero: {
    headline: 'Ihr Empfang macht nie Feierabend',
    subtitle: 'KI-Assistenten für Chat, Telefon und Papierkram',
    description:
      'Sie schneiden, behandeln, bauen oder beraten. Clara, Viktor und Alexandra beantworten Anfragen, buchen Termine und sortieren Belege. Rund um die Uhr.',
    tryButton: 'Jetzt ausprobieren',
    demoButton: 'Demo vereinbaren',
    trialNote: '{trialDays|Tag|Tage} kostenlos testen',
    badge: '{availability} Online',
  },
  statistics: {
    title: 'Was sich für Sie ändern kann',
    items: [
      { value: 'bis zu {noShowReduction}', label: 'weniger Terminausfälle' },
      { value: 'bis zu {costSavings}', label: 'Kostenersparnis bei Routinearbeit' },
      { value: '{availability}', label: 'erreichbar, auch feiertags' },
      { value: '{reliability}', label: 'zuverlässig, Tag und Nacht' },
    ],
  },
  team: {
    title: 'Drei KI-Assistenten, ein Team',
    subtitle: 'Wählen Sie, wer Ihnen zuerst helfen soll. Gern auch alle drei.',
    linkLabel: 'Mehr erfahren',
  },
  features: {
    title: 'Weniger Klingeln. Mehr Zeit für Ihre Kundschaft.',
    subtitle: 'Das erledigen Ihre Assistenten, während Sie arbeiten.',
  },
  testimonials: {
    title: 'So könnte es bei Ihnen klingen',
    subtitle: 'Drei erfundene Beispiele aus Salon, Praxis und Kanzlei.',
    exampleNote: 'Erfundenes Beispiel, keine echte Kundenstimme',
  },
  cta: {
    title: 'Probieren Sie es einfach aus',
    description:
      'Wir beraten Sie kostenlos und richten Ihren Test ein. Er dauert {trialDays|Tag|Tage}, kostet nichts und endet von selbst.',
    startButton: 'Kostenlos starten',
    demoButton: 'Persönliche Demo vereinbaren',
    note: 'DSGVO-konform · Made in Germany',
  },
} satisfies LandingCopy
