import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { ZipArchive } from 'archiver'
import { webStream } from '../http/web-stream.ts'
import { logFailure } from '../log/log-failure.ts'
import type { FileStore } from './file-store.ts'

export type ZipEntry = {
  /** The name inside the zip: safe, and unlike that of any other entry. */
  name: string
  /** The name under which the file is stored. */
  storedName: string
  date: Date
}

type ZipText = { name: string; text: string }

type ZipRequest = {
  store: FileStore
  entries: readonly ZipEntry[]
  /** Text files, put before the stored ones. */
  texts?: readonly ZipText[]
  /** Writes the text file that names what is missing in the store. */
  noteMissing: (names: readonly string[]) => ZipText
  /** Aborts the zip, for example because the client disconnected. */
  signal: AbortSignal
}

/**
 * A zip of files, made while it is read and never held in memory. The files are stored as they
 * are: PDF and DOCX are compressed already. One file at a time is open.
 */
export function zipStream({
  store,
  entries,
  texts = [],
  noteMissing,
  signal,
}: ZipRequest): ReadableStream<Uint8Array> {
  const archive = new ZipArchive({ store: true })
  const body = webStream(archive)
  const closed = new AbortController()
  archive.once('close', () => closed.abort())
  const abort = () => archive.destroy()
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()

  fill()
    .catch(async (error) => {
      if (closed.signal.aborted) return
      // The client gets an aborted response, not a zip that looks complete.
      archive.destroy(error)
      await logFailure('A zip could not be finished', error)
    })
    .finally(() => signal.removeEventListener('abort', abort))
  return body

  async function fill(): Promise<void> {
    for (const { name, text } of texts) {
      const added = once(archive, 'entry', { signal: closed.signal })
      archive.append(text, { name })
      await added
    }
    const missing: string[] = []
    for (const { name, storedName, date } of entries) {
      const file = await store.open(storedName)
      if (!file) missing.push(name)
      else await append(await file.read(), name, date)
    }
    if (missing.length > 0) {
      const { name, text } = noteMissing(missing)
      archive.append(text, { name })
    }
    await archive.finalize()
  }

  async function append(source: Readable, name: string, date: Date): Promise<void> {
    // The archiver pipes the source and so does not see its errors.
    const failed = once(source, 'close').then(() => {
      if (source.errored) throw source.errored
    })
    try {
      const added = once(archive, 'entry', { signal: closed.signal })
      archive.append(source, { name, date })
      await Promise.all([added, failed])
    } finally {
      source.destroy()
    }
  }
}
