import type { PersonaCopy } from '../../types.ts'

export const viktor = {
  role: 'Der Vertrauenspartner am Telefon',
  motto: 'Erzählen Sie in Ruhe. Ich höre zu.',
  description:
    'Viktor nimmt Anrufe mit ruhiger Stimme an, gibt Auskunft und vergibt Termine. Er bleibt freundlich, auch wenn es eilt.',
  features: [
    'Nimmt Anrufe {availability} an',
    'Gibt gesprochene Auskunft',
    'Vergibt Termine mit Feingefühl',
    'Schafft Vertrauen ab dem ersten Satz',
    'Fragt diskret nach der Zufriedenheit',
  ],
  targetGroups: [
    'Naturheilpraxen',
    'Physiotherapie',
    'Zahnarztpraxen',
    'Arztpraxen',
    'Anwaltskanzleien',
    'Notariate',
  ],
  personality: ['ruhig', 'einfühlsam', 'verlässlich', 'diskret'],
  page: {
    title: 'Viktor – KI-Assistent am Telefon',
    subtitle: 'Der Vertrauenspartner mit der ruhigen Stimme',
    motto: 'Erzählen Sie in Ruhe. Ich höre zu.',
    description:
      'Viktor ist der KI-Assistent am Telefon für Praxen und Kanzleien: Er gibt Auskunft, vergibt Termine mit Feingefühl und hört in Ruhe zu.',
    age: '{age|Jahr|Jahre}',
    personality: 'Ruhig, einfühlsam und diskret',
    superpower: 'Beruhigt, wer aufgeregt anruft, und findet den passenden Termin',
    features: {
      title: 'Was Viktor am Telefon für Sie tut',
      items: [
        {
          title: 'Auskunft am Telefon',
          description:
            'Sprechzeiten, Anfahrt, Unterlagen: Viktor beantwortet Fragen in ganzen Sätzen, ohne Warteschleife und ohne Tastenmenü.',
        },
        {
          title: 'Termine mit Fingerspitzengefühl',
          description:
            'Viktor hört, ob es dringend ist, schlägt passende Zeiten vor und bestätigt den Termin per SMS oder E-Mail.',
        },
        {
          title: 'Vertrauen von Anfang an',
          description:
            'Er stellt sich als KI-Assistent vor, spricht ruhig und verspricht nichts, was er nicht halten kann. Schwierige Anliegen gibt er an Sie weiter.',
        },
        {
          title: 'Diskrete Rückmeldungen',
          description:
            'Viktor fragt behutsam nach der Zufriedenheit. Was man ihm sagt, landet nur bei Ihnen und nicht im Netz.',
        },
      ],
    },
    targetGroups: {
      title: 'Für wen Viktor ans Telefon geht',
      groups: [
        {
          name: 'Naturheilpraxen',
          benefit: 'Sie behandeln ungestört, Viktor nimmt sich Zeit für jeden Anruf.',
        },
        {
          name: 'Physiotherapie',
          benefit: 'Ganze Behandlungsreihen sind in einem einzigen Gespräch geplant.',
        },
        {
          name: 'Zahnarztpraxen',
          benefit: 'Wer Schmerzen oder Angst hat, hört sofort eine ruhige Stimme.',
        },
        {
          name: 'Arztpraxen',
          benefit: 'Am Empfang klingelt es seltener, Ihr Team hat Zeit für die Menschen vor Ort.',
        },
        {
          name: 'Anwaltskanzleien',
          benefit: 'Neue Anfragen gehen nicht verloren, während Sie bei Gericht sind.',
        },
        {
          name: 'Notariate',
          benefit: 'Termine und benötigte Unterlagen sind vor der Beurkundung geklärt.',
        },
      ],
    },
    examples: {
      title: 'So klingt Viktor',
      conversations: [
        {
          scenario: 'Ein Patient mit Zahnschmerzen ruft an',
          message:
            'Guten Tag, Sie sprechen mit Viktor, dem KI-Assistenten der Zahnarztpraxis. Zahnschmerzen sollen nicht warten, da finden wir gleich etwas. Heute um 16 Uhr ist ein Platz frei. Schaffen Sie das?',
        },
        {
          scenario: 'Eine Frau bittet die Kanzlei um ein Erstgespräch',
          message:
            'Guten Abend, hier ist Viktor, der KI-Assistent der Kanzlei. Einzelheiten müssen Sie mir nicht erzählen, das Thema genügt. Am Dienstag um 11 Uhr ist ein Erstgespräch frei. Soll ich es für Sie eintragen?',
        },
        {
          scenario: 'Eine Patientin der Physiotherapie bucht ihren nächsten Termin',
          message:
            'Ihr Termin am Montag um 8 Uhr steht. Darf ich als KI-Assistent der Praxis noch etwas fragen? Wie zufrieden sind Sie mit uns? Ihre Antwort bleibt in der Praxis.',
        },
      ],
    },
    benefits: {
      title: 'Was Sie davon haben',
      items: [
        'Ihr Telefon ist {availability} besetzt, auch in der Mittagspause',
        'Sie arbeiten konzentriert, ohne dass es ständig klingelt',
        'Anrufende fühlen sich ernst genommen, vom ersten Satz an',
        'Weniger Terminausfälle dank Bestätigung und Erinnerung',
      ],
    },
    cta: {
      title: 'Hören Sie Viktor selbst',
      description:
        'Testen Sie Viktor {trialDays|Tag|Tage} kostenlos. Ihren Sprachassistenten richten wir innerhalb von {setupHours|Stunde|Stunden} ein, sobald Ihre Angaben da sind.',
      primary: 'Viktor kostenlos testen',
      secondary: 'Demo vereinbaren',
    },
  },
} satisfies PersonaCopy
