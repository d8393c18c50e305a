import type { PageMetaCopy } from '../types.ts'

export const pageMeta = {
  landing: {
    title: 'AI assistants for small businesses',
    description:
      'AI assistants for chat, phone and paperwork: they book appointments, send reminders and sort your receipts. Try them free for {trialDays|day|days}.',
    keywords:
      'AI assistant, digital receptionist, AI phone answering, chatbot for small business, online appointment booking, text message reminders, receipt scanning',
    ogTitle: 'Your front desk never clocks off',
    ogDescription:
      'Clara chats, Viktor takes calls, Alexandra sorts receipts. Three AI assistants for small businesses, available {availability} and free for {trialDays|day|days}.',
  },
  imprint: {
    title: 'Imprint',
    description:
      'Imprint of {brand}: provider details under section 5 of the German DDG, phone and email, editorial responsibility and dispute resolution.',
    keywords: 'imprint, provider details, contact, section 5 DDG, dispute resolution',
    ogTitle: 'Imprint | {brand}',
    ogDescription:
      'Who is behind {brand} and how to reach us: provider details, contact, editorial responsibility and dispute resolution on one page.',
  },
} satisfies PageMetaCopy
