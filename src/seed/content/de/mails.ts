import type { MailsCopy } from '../types.ts'

export const mails = {
  contact: {
    subject: '{brand}: Ihre Nachricht ist angekommen',
    greeting: 'Guten Tag,',
    body: 'vielen Dank für Ihre Nachricht. Sie ist bei uns angekommen, und wir antworten innerhalb von {replyHours|Stunde|Stunden}.',
    reference: 'Ihre Referenznummer: {reference}',
  },
} satisfies MailsCopy
