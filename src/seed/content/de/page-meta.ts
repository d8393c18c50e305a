import type { PageMetaCopy } from '../types.ts'

export const pageMeta = {
  landing: {
    title: 'KI-Assistenten für kleine Betriebe',
    description:
      'KI-Assistenten für Chat, Telefon und Papierkram: Sie buchen Termine, erinnern daran und ordnen Belege. {trialDays|Tag|Tage} kostenlos testen.',
    keywords:
      'KI-Assistent, digitale Rezeption, KI am Telefon, Chatbot für kleine Unternehmen, Online-Terminbuchung, Terminerinnerung per SMS, Belege digitalisieren',
    ogTitle: 'Ihr Empfang macht nie Feierabend',
    ogDescription:
      'Clara chattet, Viktor telefoniert, Alexandra ordnet Belege. Drei KI-Assistenten für kleine Betriebe, {availability} erreichbar und {trialDays|Tag|Tage} kostenlos.',
  },
  imprint: {
    title: 'Impressum',
    description:
      '{brand}, Impressum: Anbieterangaben nach § 5 DDG, Telefon und E-Mail, redaktionelle Verantwortung und Hinweise zur Streitbeilegung.',
    keywords: 'Impressum, Anbieterkennzeichnung, Kontakt, § 5 DDG, Streitbeilegung',
    ogTitle: 'Impressum | {brand}',
    ogDescription:
      '{brand}: wer dahintersteht und wie Sie uns erreichen. Anbieterangaben, Kontakt, redaktionelle Verantwortung und Streitbeilegung auf einer Seite.',
  },
} satisfies PageMetaCopy
