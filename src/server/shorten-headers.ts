import type { IncomingMessage } from 'node:http'

/** Headers that Next searches with patterns whose cost grows with the square of the length. */
const searched = ['user-agent', 'accept'] as const

/** Characters of such a header: those of browsers are half as long. */
const maxLength = 512

/** Cuts what would block the event loop for seconds. */
export function shortenHeaders({ headers }: IncomingMessage): void {
  for (const name of searched) {
    const value = headers[name]
    if (value) headers[name] = value.slice(0, maxLength)
  }
}
