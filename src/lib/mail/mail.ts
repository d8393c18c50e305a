import nodemailer from 'nodemailer'
import type { EmailAdapter } from 'payload'
import { env } from '../../env.ts'

const second = 1000

const transport = createTransport()

/**
 * Returns the mail adapter of Payload and the jobs, or undefined if no mail server is configured.
 */
export function mailAdapter(): EmailAdapter | undefined {
  const { MAIL_FROM } = env
  if (!transport || !MAIL_FROM) return undefined
  return () => ({
    name: 'smtp',
    defaultFromAddress: MAIL_FROM,
    defaultFromName: '',
    sendEmail: (message) => transport.sendMail({ from: MAIL_FROM, ...message }),
  })
}

/** Returns whether the mail server responds and accepts the site's credentials. */
export async function canSendMail(): Promise<boolean> {
  return (await transport?.verify().catch(() => false)) ?? false
}

function createTransport() {
  if (!env.SMTP_URL) return undefined
  const { protocol, hostname, port, username, password } = new URL(env.SMTP_URL)
  return nodemailer.createTransport({
    host: hostname,
    port: port ? Number(port) : undefined,
    secure: protocol === 'smtps:',
    auth: username
      ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
      : undefined,
    // A server that hangs would block other jobs.
    connectionTimeout: 20 * second,
    greetingTimeout: 20 * second,
    socketTimeout: 60 * second,
  })
}
