import nodemailer from 'nodemailer'
import type { EmailAdapter } from 'payload'
import { env } from '../env.ts'

const second = 1000

/** How the CMS and the jobs send mail; nothing where no mail server is set. */
export function mailAdapter(): EmailAdapter | undefined {
  const { SMTP_URL, MAIL_FROM } = env
  if (!SMTP_URL || !MAIL_FROM) return undefined
  const { protocol, hostname, port, username, password } = new URL(SMTP_URL)
  const transport = nodemailer.createTransport({
    host: hostname,
    port: port ? Number(port) : undefined,
    secure: protocol === 'smtps:',
    auth: username
      ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
      : undefined,
    // Far below the time after which a job counts as dead (`outbox.ts`).
    connectionTimeout: 20 * second,
    greetingTimeout: 20 * second,
    socketTimeout: 60 * second,
  })
  return () => ({
    name: 'smtp',
    defaultFromAddress: MAIL_FROM,
    defaultFromName: '',
    sendEmail: (message) => transport.sendMail({ from: MAIL_FROM, ...message }),
  })
}
