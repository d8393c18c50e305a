import type { MailsCopy } from '../types.ts'

export const mails = {
  contact: {
    subject: 'Your message to {brand}',
    greeting: 'Hello,',
    body: 'Thank you for your message. We’ve received it and will reply within {replyHours|hour|hours}.',
    reference: 'Your reference number: {reference}',
  },
} satisfies MailsCopy
