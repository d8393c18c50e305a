import { createReadStream } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { env } from '../../../env.ts'
import { type HttpRejection, reject } from '../../../lib/http/outcome.ts'
import { logFailure } from '../../../lib/log/log-failure.ts'
import { messages } from './messages.ts'
import type { ReceivedDocument } from './receive.ts'
import { rejectDocuments } from './reject-documents.ts'

/** Milliseconds of silence after which the scanner counts as unreachable. */
const timeout = 60_000

/**
 * Has ClamAV look at each document, if one is set. Rejects the first infected one by its name, and
 * all of them while the scanner is unavailable: nothing is stored unscanned.
 */
export async function rejectInfected(
  folder: string,
  documents: readonly ReceivedDocument[],
): Promise<HttpRejection | undefined> {
  if (!env.CLAMAV_URL) return undefined
  for (const { storedName, originalName } of documents) {
    try {
      const verdict = await scan(path.join(folder, storedName), env.CLAMAV_URL)
      if (/ FOUND$/.test(verdict)) return rejectDocuments(400, messages.infected(originalName))
      if (!/ OK$/.test(verdict)) throw new Error(`ClamAV answered: ${verdict}`)
    } catch (error) {
      await logFailure('A document could not be scanned', error)
      return reject(503, messages.notScanned)
    }
  }
  return undefined
}

/** clamd's reply about a file, for example `stream: OK`. */
async function scan(file: string, url: string): Promise<string> {
  const socket = connect(url)
  socket.setTimeout(timeout, () => socket.destroy(new Error('ClamAV does not answer')))
  const answer = text(socket)
  pipeline(inFrames(file), socket).catch((error) => socket.destroy(error))
  return (await answer).replace(/\0$/, '').trim()
}

function connect(url: string): net.Socket {
  if (url.startsWith('unix:')) return net.connect({ path: url.slice('unix:'.length) })
  const { hostname, port } = new URL(url)
  return net.connect({ host: hostname, port: Number(port) })
}

/** The command INSTREAM of clamd's protocol: each chunk behind its length, an empty one at the end. */
async function* inFrames(file: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    yield length(chunk.length)
    yield chunk
  }
  yield length(0)
}

function length(bytes: number): Buffer {
  const prefix = Buffer.alloc(4)
  prefix.writeUInt32BE(bytes)
  return prefix
}
