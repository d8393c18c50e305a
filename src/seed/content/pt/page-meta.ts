import type { PageMetaCopy } from '../types.ts'

export const pageMeta = {
  landing: {
    title: 'Assistentes de IA para pequenos negócios',
    description:
      'Assistentes de IA para chat, telefone e papelada: fazem marcações, enviam lembretes e organizam faturas. {trialDays|dia|dias} de teste grátis.',
    keywords:
      'assistente de IA, receção digital, atendimento telefónico com IA, chatbot para pequenas empresas, marcações online, lembretes por SMS, digitalizar faturas',
    ogTitle: 'A sua receção nunca fecha',
    ogDescription:
      'A Clara no chat, o Viktor ao telefone, a Alexandra na papelada. Três assistentes de IA para pequenos negócios, disponíveis {availability}. {trialDays|dia|dias} grátis.',
  },
  imprint: {
    title: 'Aviso legal (Impressum)',
    description:
      'Aviso legal do site {brand}: dados do prestador segundo o § 5 da lei alemã DDG, telefone e e-mail, responsável editorial e resolução de litígios.',
    keywords: 'aviso legal, Impressum, dados do prestador, contacto, § 5 DDG, litígios de consumo',
    ogTitle: 'Aviso legal | {brand}',
    ogDescription:
      'Quem está por trás do site {brand} e como nos contactar: dados do prestador, contactos, responsável editorial e resolução de litígios.',
  },
} satisfies PageMetaCopy
