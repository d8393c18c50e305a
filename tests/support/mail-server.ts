import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail as it came over the wire, and when, by the clock of `performance`. */
export type Mail = { to: string[]; source: string; at: number }

export type MailServer = {
  /** The accepted mails, the oldest first. */
  mails: Mail[]
  /** Whether mails are accepted from now on, or rejected. */
  works: boolean
  /** Whether recipients are rejected from now on, with their address and its user in the answer. */
  knowsNobody: boolean
  /** What a mail waits for from now on before it is accepted, and how many have arrived in all. */
  until: Promise<unknown>
  arrived: number
  /** Whether anybody is let in from now on. */
  isUp: boolean
  stop: () => Promise<void>
}

/** A real SMTP server on a port of this machine. */
export async function startMailServer(port: number): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      if (state.knowsNobody) {
        const [user] = address.split('@')
        return done(new Error(`<${address}>: Recipient address rejected, no user ${user} here`))
      }
      done()
    },
    onConnect(_session, done) {
      done(state.isUp ? null : new Error('The server is busy'))
    },
    onData(stream, session, done) {
      void text(stream).then(async (source) => {
        state.arrived++
        await state.until
        if (!state.works) return done(new Error('The mailbox is full'))
        const to = session.envelope.rcptTo.map(({ address }) => address)
        state.mails.push({ to, source, at: performance.now() })
        done()
        // A sender that was killed in the middle of a mail.
      }, done)
    },
  })
  const state: MailServer = {
    mails: [],
    works: true,
    until: Promise.resolve(),
    arrived: 0,
    knowsNobody: false,
    isUp: true,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return state
}

/** A mail's text with its quoted-printable lines and letters put together again. */
export function readable(source: string): string {
  return Buffer.from(
    source
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')
}
