import { createReadStream } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { env } from '../../../env.ts'
import { type HttpRejection, reject } from '../../../lib/http/outcome.ts'
import { queuesByClient } from '../../../lib/http/queues-by-client.ts'
import { withoutBrackets } from '../../../lib/http/without-brackets.ts'
import { logFailure } from '../../../lib/log/log-failure.ts'
import { messages } from './messages.ts'
import type { ReceivedDocument } from './receive.ts'
import { rejectDocuments } from './reject-documents.ts'

/** The socket's idle timeout, and the time for a whole scan. */
const idleTimeoutMs = 60_000
const timeoutMs = 180_000

/**
 * Concurrent scans per client. clamd has ten threads by default, and a document of a few kilobytes may
 * occupy one for seconds.
 */
const clientScans = queuesByClient(2)

/** Maximum characters of a response, which is one line. */
const maxResponse = 1000

/**
 * Scans each document with ClamAV, if it is configured. Rejects the first infected one by its name, and
 * every submission while the scanner is unavailable, so that nothing is stored unscanned. `client` is the
 * key under which the client's requests are counted.
 */
export async function rejectInfected(
  folder: string,
  documents: readonly ReceivedDocument[],
  client: string,
): Promise<HttpRejection | undefined> {
  const url = env.CLAMAV_URL
  if (!url) return undefined
  for (const { storedName, originalName } of documents) {
    try {
      const verdict = await clientScans(client)(() => scan(path.join(folder, storedName), url))
      if (/ FOUND$/.test(verdict)) return rejectDocuments(400, messages.infected(originalName))
      if (verdict !== 'stream: OK') throw new Error(`ClamAV answered: ${verdict}`)
    } catch (error) {
      await logFailure('A document could not be scanned', error)
      return reject(503, messages.notScanned)
    }
  }
  return undefined
}

/** Returns clamd's response about a file, for example `stream: OK`. */
async function scan(file: string, url: string): Promise<string> {
  const socket = connect(url)
  socket.setTimeout(idleTimeoutMs, () => socket.destroy(new Error('ClamAV does not respond')))
  const response = receive(socket)
  pipeline(instreamCommand(file), socket).catch((error) => socket.destroy(error))
  return (await response).replace(/\0$/, '').trim()
}

/** Returns what the scanner sends until it closes the connection. */
async function receive(socket: net.Socket): Promise<string> {
  let response = ''
  for await (const chunk of socket.setEncoding('utf8')) {
    response += chunk
    if (response.length > maxResponse) throw new Error('The response of ClamAV is too long')
  }
  return response
}

function connect(url: string): net.Socket {
  // The idle timeout limits silence only.
  const signal = AbortSignal.timeout(timeoutMs)
  if (url.startsWith('unix:')) return net.connect({ path: url.slice('unix:'.length), signal })
  const { hostname, port } = new URL(url)
  return net.connect({ host: withoutBrackets(hostname), port: Number(port), signal })
}

/** Yields clamd's INSTREAM command: each chunk with a length prefix, and a final empty chunk. */
async function* instreamCommand(file: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    yield lengthPrefix(chunk.length)
    yield chunk
  }
  yield lengthPrefix(0)
}

function lengthPrefix(bytes: number): Buffer {
  const prefix = Buffer.alloc(4)
  prefix.writeUInt32BE(bytes)
  return prefix
}
