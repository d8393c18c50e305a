import type { PersonaCopy } from '../../types.ts'

export const viktor = {
  role: 'Der Vertrauenspartner am Telefon',
  motto: 'Erzählen Sie in Ruhe. Ich höre zu.',
  description:
    'Viktor nimmt Anrufe mit ruhiger Stimme an, gibt Auskunft und vergibt Termine. Er bleibt freundlich, auch wenn es eilt.',
  features: [
    'Nimmt Anrufe {availability} an',
    'Beantwortet Fragen am Telefon',
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
    superpower: 'Beruhigt aufgeregte Anrufer und findet den passenden Termin',
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
            'Viktor fragt, ob es eilt, schlägt passende Zeiten vor und bestätigt den Termin per SMS oder E-Mail.',
        },
        {
          title: 'Vertrauen von Anfang an',
          description:
            'Er stellt sich als KI-Assistent vor, spricht ruhig und verspricht nichts, was er nicht halten kann. Schwierige Anliegen gibt er an Sie weiter.',
        },
        {
          title: 'Diskrete Rückmeldungen',
          description:
            'Viktor fragt behutsam nach der Zufriedenheit. Die Antworten gehen an Sie und werden nicht veröffentlicht.',
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
      title: 'So spricht Viktor',
      conversations: [
        {
          scenario: 'Ein Patient mit Zahnschmerzen ruft in der Praxis an',
          caller: 'Guten Morgen, ich habe seit gestern Abend furchtbare Zahnschmerzen.',
          message:
            'Das tut mir leid. Ich bin Viktor, der KI-Assistent der Praxis. Heute um 16 Uhr ist ein Termin frei. Schaffen Sie das?',
        },
        {
          scenario: 'Einer Anruferin wurde gekündigt, sie braucht rechtlichen Rat',
          caller: 'Mir ist gestern gekündigt worden. Kann ich mit einer Anwältin sprechen?',
          message:
            'Hier ist Viktor, der KI-Assistent der Kanzlei. Einzelheiten müssen Sie mir nicht erzählen. Am Dienstag um 11 Uhr können wir Ihnen ein Erstgespräch anbieten. Soll ich Sie eintragen?',
        },
        {
          scenario: 'Eine Patientin der Physiotherapie bucht ihren nächsten Termin',
          caller: 'Montag um acht passt mir gut. Danke!',
          message:
            'Gern, der Termin steht. Darf ich als KI-Assistent der Praxis noch etwas fragen? Wie zufrieden sind Sie mit uns? Ihre Antwort wird nicht veröffentlicht.',
        },
      ],
    },
    benefits: {
      title: 'Was Sie davon haben',
      items: [
        'Ihr Telefon ist {availability} besetzt, auch in der Mittagspause',
        'Sie arbeiten konzentriert, ohne dass es ständig klingelt',
        'Wer anruft, fühlt sich ernst genommen',
        'Weniger Terminausfälle dank Bestätigung und Erinnerung',
      ],
    },
    cta: {
      title: 'Lassen Sie Viktor ans Telefon',
      description:
        'Testen Sie Viktor {trialDays|Tag|Tage} kostenlos. Sobald Ihre Angaben da sind, richten wir Ihren Voice-Bot innerhalb von {setupHours|Stunde|Stunden} ein.',
      primary: 'Viktor kostenlos testen',
      secondary: 'Demo vereinbaren',
    },
  },
} satisfies PersonaCopy
