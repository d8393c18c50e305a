import type { PersonaCopy } from '../../types.ts'

export const clara = {
  role: 'Die Serviceexpertin im Chat',
  motto: 'Ich antworte sofort. Auch sonntagabends um elf.',
  description:
    'Clara beantwortet Fragen auf Ihrer Website, bucht Termine und erinnert daran. Nach jedem Besuch fragt sie, ob alles gepasst hat.',
  features: [
    'Antwortet {availability} im Chat',
    'Bucht und verlegt Termine',
    'Erinnert per SMS und E-Mail',
    'Fragt nach jedem Besuch nach',
    'Kennt sich in Ihrer Branche aus',
  ],
  targetGroups: [
    'Friseursalons',
    'Zahnarztpraxen',
    'Therapiepraxen',
    'Handwerksbetriebe',
    'Beratungen',
    'Freie Berufe',
  ],
  personality: ['herzlich', 'flink', 'aufmerksam', 'gut organisiert'],
  page: {
    title: 'Clara – KI-Assistentin im Chat',
    subtitle: 'Die Serviceexpertin für Ihre Website',
    motto: 'Ich antworte sofort. Auch sonntagabends um elf.',
    description:
      'Clara ist Ihre KI-Assistentin im Chat: Sie beantwortet Fragen rund um die Uhr, bucht Termine, erinnert daran und fragt nach, wie es war.',
    age: '{age|Jahr|Jahre}',
    personality: 'Herzlich, flink und aufmerksam',
    superpower: 'Findet den passenden Termin, auch lange nach Ladenschluss',
    features: {
      title: 'Was Clara Ihnen abnimmt',
      items: [
        {
          title: 'Antworten rund um die Uhr',
          description:
            'Öffnungszeiten, Preise, Anfahrt, freie Termine: Clara antwortet {availability} und kennt die typischen Fragen Ihrer Branche.',
        },
        {
          title: 'Termine, die passen',
          description:
            'Clara kennt Ihren Kalender und die Dauer jeder Leistung. Sie bucht, verlegt und bestätigt Termine, ohne dass Sie zum Telefon greifen.',
        },
        {
          title: 'Rückmeldung nach jedem Besuch',
          description:
            'Clara fragt, wie es war, und wertet die Antworten aus. So wissen Sie, was gut ankommt und wo es hakt.',
        },
        {
          title: 'Erinnerungen, die ankommen',
          description:
            'Rechtzeitig vor dem Termin meldet sich Clara per SMS oder E-Mail. Wer nicht kann, sagt ab, und der Termin wird wieder frei.',
        },
      ],
    },
    targetGroups: {
      title: 'Für wen Clara arbeitet',
      groups: [
        {
          name: 'Friseursalons',
          benefit:
            'Bis zu {hairdresserAppointments} mehr Termine, ohne die Schere aus der Hand zu legen.',
        },
        {
          name: 'Zahnarztpraxen',
          benefit: 'Weniger leere Stühle, weil Clara an jede Behandlung erinnert.',
        },
        {
          name: 'Therapiepraxen',
          benefit: 'Anfragen kommen an, während Sie in der Sitzung sind.',
        },
        {
          name: 'Handwerksbetriebe',
          benefit: 'Sie bleiben auf der Baustelle, Clara klärt, worum es geht.',
        },
        {
          name: 'Beratungen',
          benefit: 'Erstgespräche landen ohne langes Hin und Her in Ihrem Kalender.',
        },
        {
          name: 'Freie Berufe',
          benefit: 'Keine Bürokraft? Jede Anfrage bekommt trotzdem sofort eine Antwort.',
        },
      ],
    },
    examples: {
      title: 'So schreibt Clara',
      conversations: [
        {
          scenario: 'Sonntagabend, eine neue Kundin fragt nach Schneiden und Färben',
          message:
            'Hallo, ich bin Clara, die KI-Assistentin des Salons. Für Schneiden und Färben habe ich am Donnerstag um 15 Uhr und am Samstag um 10 Uhr noch etwas frei. Was passt Ihnen besser?',
        },
        {
          scenario: 'Erinnerung per SMS, am Tag vor dem Termin',
          message:
            'Guten Tag, hier ist Clara, die KI-Assistentin Ihrer Zahnarztpraxis. Morgen um 9.30 Uhr ist Ihre Kontrolle. Passt das noch? Antworten Sie mit Ja – oder mit Nein, dann finden wir einen neuen Termin.',
        },
        {
          scenario: 'Kurze Umfrage, zwei Stunden nach dem Besuch',
          message:
            'Schön, dass Sie heute bei uns waren! Ich bin Clara, die KI-Assistentin des Salons, und habe nur eine Frage: Wie zufrieden sind Sie mit Ihrem Schnitt, von 1 (gar nicht) bis 5 (sehr)?',
        },
      ],
    },
    benefits: {
      title: 'Was Sie davon haben',
      items: [
        'Mehr gebuchte Termine, ohne mehr zu telefonieren',
        'Weniger Terminausfälle dank rechtzeitiger Erinnerung',
        'Antworten {availability}, auch am Wochenende und an Feiertagen',
        'Sie erfahren, was Ihre Kundschaft wirklich denkt',
      ],
    },
    cta: {
      title: 'Lernen Sie Clara kennen',
      description:
        'Testen Sie Clara {trialDays|Tag|Tage} kostenlos. Oder lassen Sie sich in einer Demo zeigen, wie sie in Ihrem Betrieb arbeitet.',
      primary: 'Clara kostenlos testen',
      secondary: 'Demo vereinbaren',
    },
  },
} satisfies PersonaCopy
