import { once } from 'node:events'
import net from 'node:net'
import nodemailer from 'nodemailer'
import type { EmailAdapter } from 'payload'
import { env } from '../../env.ts'
import { withoutBrackets } from '../http/without-brackets.ts'

const second = 1000

/** Milliseconds for a whole mail. One that takes longer would block other jobs. */
const mailTimeout = 120 * second

/** Milliseconds in which the mail server must be connected, greet, and accept the credentials. */
const connectionTimeout = 20 * second

/**
 * Asks the recipients' servers for no automatic response (RFC 3834, and Exchange). A mail with headers of its own
 * has none of these.
 */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Hosts whose connections do not leave this machine. */
const loopback = /^(localhost|127\.[\d.]+|\[::1\])$/i

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
    sendEmail: (message) => {
      const signal = AbortSignal.timeout(mailTimeout)
      return transport.sendMail({ from: MAIL_FROM, headers: automatic, ...message, signal })
    },
  })
}

/** Returns whether the mail server responds and accepts the site's credentials. */
export async function canSendMail(): Promise<boolean> {
  // Nodemailer cannot abort a check and closes no connection that still receives something.
  const socket = new net.Socket()
  const check = createTransport(socket)?.verify()
  if (!check) return false
  const signal = AbortSignal.timeout(connectionTimeout)
  const tooLate = once(signal, 'abort').then(() => {
    socket.destroy()
    return false
  })
  return Promise.race([check.catch(() => false), tooLate])
}

function createTransport(socket?: net.Socket) {
  if (!env.SMTP_URL) return undefined
  const { protocol, hostname, port, username, password } = new URL(env.SMTP_URL)
  return nodemailer.createTransport({
    host: withoutBrackets(hostname),
    port: port ? Number(port) : undefined,
    secure: protocol === 'smtps:',
    // Mail servers on this machine often have a certificate that nobody can verify.
    tls: { rejectUnauthorized: !loopback.test(hostname) },
    auth: username
      ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
      : undefined,
    // These limit silence only; a server may also send a line now and then for ever.
    connectionTimeout,
    greetingTimeout: connectionTimeout,
    socketTimeout: 60 * second,
    socket,
  })
}
