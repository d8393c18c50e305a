import type { MetaCopy } from '../types.ts'

/** Meta of the pages that exist in German only. */
export const germanPageMeta = {
  privacy: {
    title: 'Datenschutzerklärung',
    description:
      '{brand}, Datenschutzerklärung: welche Daten wir verarbeiten, wozu wir sie brauchen, wie lange wir sie behalten und welche Rechte Sie haben.',
    keywords: 'Datenschutz, Datenschutzerklärung, DSGVO, TDDDG, Betroffenenrechte',
    ogTitle: 'Datenschutzerklärung | {brand}',
    ogDescription:
      'Welche Daten wir verarbeiten, wozu wir sie brauchen, wie lange wir sie behalten und welche Rechte Sie haben.',
  },
  onboarding: {
    title: 'Voice-Bot Onboarding',
    description:
      'Richten Sie Ihren Voice-Bot ein: Angaben zum Betrieb, gewünschte Stimme und Ihre Dokumente. Innerhalb von {setupHours|Stunde|Stunden} ist er konfiguriert.',
    keywords: 'Voice-Bot einrichten, KI am Telefon, Anrufe automatisch annehmen, Onboarding',
    ogTitle: 'Voice-Bot Onboarding | {brand}',
    ogDescription:
      'Angaben zum Betrieb, Stimme wählen, Dokumente hochladen: Innerhalb von {setupHours|Stunde|Stunden} ist Ihr Voice-Bot konfiguriert.',
  },
} satisfies Record<'privacy' | 'onboarding', MetaCopy>
