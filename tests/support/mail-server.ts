import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A received mail, with its time by the clock of `performance`. */
export type Mail = { to: string[]; source: string; at: number }

export type MailServer = {
  /** The accepted mails, oldest first. */
  mails: Mail[]
  /** Whether mails are accepted. */
  acceptsMails: boolean
  /** Whether recipients are rejected with a response that contains their address and user name. */
  rejectsRecipients: boolean
  /** Every mail is only accepted when this promise resolves. */
  acceptAfter: Promise<unknown>
  arrived: number
  /** Whether connections are accepted. */
  acceptsConnections: boolean
  stop: () => Promise<void>
}

/**
 * Starts a real SMTP server on a local port. Like Debian's Postfix, it offers TLS with a self-signed certificate, and
 * accepts any credentials only with TLS.
 */
export async function startMailServer(port: number): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    onAuth({ username }, _session, done) {
      done(null, { user: username })
    },
    onRcptTo({ address }, _session, done) {
      if (state.rejectsRecipients) {
        const [user] = address.split('@')
        return done(new Error(`<${address}>: Recipient address rejected, no user ${user} here`))
      }
      done()
    },
    onConnect(_session, done) {
      done(state.acceptsConnections ? null : new Error('The server is busy'))
    },
    onData(stream, session, done) {
      void text(stream).then(async (source) => {
        state.arrived++
        await state.acceptAfter
        if (!state.acceptsMails) return done(new Error('The mailbox is full'))
        const to = session.envelope.rcptTo.map(({ address }) => address)
        state.mails.push({ to, source, at: performance.now() })
        done()
        // The sender was killed in the middle of a mail.
      }, done)
    },
  })
  const state: MailServer = {
    mails: [],
    acceptsMails: true,
    acceptAfter: Promise.resolve(),
    arrived: 0,
    rejectsRecipients: false,
    acceptsConnections: true,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return state
}

/** Decodes the quoted-printable text of a mail. */
export function decodeMail(source: string): string {
  return Buffer.from(
    source
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')
}
