import type { MailsCopy } from '../types.ts'

export const mails = {
  contact: {
    subject: 'Mesajul dumneavoastră către {brand}',
    greeting: 'Bună ziua,',
    body: 'Vă mulțumim pentru mesaj. L-am primit și vă răspundem în cel mult {replyHours|oră|ore|de ore}.',
    reference: 'Numărul dumneavoastră de referință: {reference}',
  },
} satisfies MailsCopy
