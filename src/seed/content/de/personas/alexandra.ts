import type { PersonaCopy } from '../../types.ts'

export const alexandra = {
  role: 'Befreit Sie vom Papierkram',
  motto: 'Geben Sie mir den Schuhkarton. Ich mache den Rest.',
  description:
    'Alexandra legt Belege ab, überträgt die Zahlen in Tabellen und bereitet alles für Ihr Steuerbüro vor. Das spart bis zu {paperworkHours|Stunde|Stunden} im Monat.',
  features: [
    'Legt Belege und Rechnungen ab',
    'Überträgt Daten in Tabellen',
    'Erleichtert die Buchhaltungsroutine',
    'Meldet fehlende Belege',
    'Bereitet alles fürs Steuerbüro vor',
  ],
  targetGroups: [
    'Handwerksbetriebe',
    'Friseursalons',
    'Beratungen',
    'Anwaltskanzleien',
    'Steuerbüros',
    'Freie Berufe',
  ],
  personality: ['gründlich', 'gelassen', 'ordnungsliebend', 'pragmatisch'],
  page: {
    title: 'Alexandra – KI-Assistentin für Belege',
    subtitle: 'Befreit Sie vom Papierkram',
    motto: 'Geben Sie mir den Schuhkarton. Ich mache den Rest.',
    description:
      'Alexandra ist Ihre KI-Assistentin für Papierkram: Sie ordnet Belege, füllt Tabellen und bereitet die Buchhaltung für Ihr Steuerbüro vor.',
    age: '{age|Jahr|Jahre}',
    personality: 'Gründlich, gelassen und pragmatisch',
    superpower: 'Macht aus einem Stapel Papier eine fertige Tabelle',
    features: {
      title: 'Was Alexandra für Sie erledigt',
      items: [
        {
          title: 'Belege ablegen',
          description:
            'Foto, Scan oder E-Mail genügt: Alexandra erkennt Rechnungen und Quittungen und legt sie im richtigen Ordner ab.',
        },
        {
          title: 'Daten in Tabellen',
          description:
            'Betrag, Datum, Steuersatz, Lieferant: Alexandra liest die Angaben aus und trägt sie in Ihre Tabelle ein.',
        },
        {
          title: 'Buchhaltung mit weniger Handarbeit',
          description:
            'Alexandra ordnet Zahlungen den Rechnungen zu und bereitet alles automatisch für Ihr Steuerbüro vor.',
        },
        {
          title: 'Schluss mit dem Chaos',
          description:
            'Was doppelt ist oder fehlt, fällt Alexandra auf. Sie fragt nach, bevor es am Monatsende eilig wird.',
        },
      ],
    },
    targetGroups: {
      title: 'Für wen Alexandra Ordnung schafft',
      groups: [
        {
          name: 'Handwerksbetriebe',
          benefit: 'Materialbeleg auf der Baustelle fotografieren, schon ist er abgelegt.',
        },
        {
          name: 'Friseursalons',
          benefit: 'Nach Ladenschluss ist Feierabend statt Büroarbeit.',
        },
        {
          name: 'Beratungen',
          benefit: 'Reisekosten und Auslagen sind den Projekten zugeordnet.',
        },
        {
          name: 'Anwaltskanzleien',
          benefit: 'Auslagen und Rechnungen liegen beim richtigen Mandat.',
        },
        {
          name: 'Steuerbüros',
          benefit: 'Ihre Mandanten liefern lesbare Belege und fertige Tabellen.',
        },
        {
          name: 'Freie Berufe',
          benefit: 'Die Unterlagen fürs Finanzamt sammeln sich das ganze Jahr über von selbst.',
        },
      ],
    },
    examples: {
      title: 'So arbeitet Alexandra',
      conversations: [
        {
          scenario: 'Montagmorgen, der Stapel vom Wochenende',
          message:
            'Guten Morgen, ich bin Alexandra, Ihre KI-Assistentin. Alle Belege vom Wochenende sind abgelegt. Nur auf einer Tankquittung kann ich das Datum nicht lesen. Schauen Sie kurz drauf?',
        },
        {
          scenario: 'Ein Dachdecker fotografiert eine Rechnung',
          message:
            'Danke! Hier schreibt Alexandra, Ihre KI-Assistentin. Betrag, Steuersatz und Fälligkeit stehen schon in der Tabelle. Gehört die Rechnung vom Baustoffhandel zum Auftrag „Dachausbau“?',
        },
        {
          scenario: 'Monatsende, alles muss zum Steuerbüro',
          message:
            'Hier ist Alexandra, Ihre KI-Assistentin. Der Oktober ist fast komplett, es fehlt nur noch die Handyrechnung. Schicken Sie mir die noch? Dann liegt alles sortiert für Ihr Steuerbüro bereit.',
        },
      ],
    },
    benefits: {
      title: 'Was Sie davon haben',
      items: [
        'Bis zu {paperworkHours|Stunde|Stunden} im Monat gespart',
        'Alles automatisch für Ihr Steuerbüro vorbereitet',
        'Jeder Beleg ist in Sekunden wiedergefunden',
        'Abende und Wochenenden ohne Papierstapel',
      ],
    },
    cta: {
      title: 'Geben Sie den Papierkram ab',
      description:
        'Testen Sie Alexandra {trialDays|Tag|Tage} kostenlos. Wir zeigen Ihnen gern in einer Demo, wie sie mit Ihren Belegen umgeht.',
      primary: 'Alexandra kostenlos testen',
      secondary: 'Demo vereinbaren',
    },
  },
} satisfies PersonaCopy
