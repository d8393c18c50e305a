import type { MailsCopy } from '../types.ts'

export const mails = {
  contact: {
    subject: 'A sua mensagem para {brand}',
    greeting: 'Olá,',
    body: 'Agradecemos a sua mensagem. Já a recebemos e responderemos no prazo de {replyHours|hora|horas}.',
    reference: 'O seu número de referência: {reference}',
  },
} satisfies MailsCopy
