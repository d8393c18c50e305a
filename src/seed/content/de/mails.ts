import type { MailsCopy } from '../types.ts'

export const mails = {
  contact: {
    subject: 'Ihre Nachricht an {brand}',
    greeting: 'Guten Tag,',
    body: 'vielen Dank für Ihre Nachricht. Sie ist bei uns angekommen, und wir antworten innerhalb von {replyHours|Stunde|Stunden}.',
    reference: 'Ihre Referenznummer: {reference}',
  },
} satisfies MailsCopy
