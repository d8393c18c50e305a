import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { ZipArchive } from 'archiver'
import { webStream } from '../http/web-stream.ts'
import { logFailure } from '../log/log-failure.ts'
import type { FileStore } from './file-store.ts'

export type ZipEntry = {
  /** The name inside the zip. It must be safe and unique. */
  name: string
  /** The name in the file store. */
  storedName: string
  date: Date
}

type ZipText = { name: string; text: string }

type ZipRequest = {
  store: FileStore
  entries: readonly ZipEntry[]
  /** Text files, which come first. */
  texts?: readonly ZipText[]
  /** Returns a text file that lists the files missing in the store. */
  noteMissing: (names: readonly string[]) => ZipText
  /** Aborts the zip, for example because the client disconnected. */
  signal: AbortSignal
}

/**
 * Streams a zip of stored files without holding it in memory. Does not compress, because PDF and
 * DOCX are already compressed. Opens one file at a time.
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
      // Aborts the response, so that the client does not get a zip that looks complete.
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
    // The archiver pipes the source, which does not forward its errors.
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
