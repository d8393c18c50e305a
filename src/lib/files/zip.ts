import { once } from 'node:events'
import { type FileHandle, open } from 'node:fs/promises'
import { ZipArchive } from 'archiver'
import { chunkBytes, webStream } from '../http/web-stream.ts'
import { logFailure } from '../log/log-failure.ts'

export type ZipEntry = {
  /** The name inside the zip: safe, and unlike that of any other entry. */
  name: string
  /** The file on disk. */
  path: string
  date: Date
}

export type ZipRequest = {
  entries: readonly ZipEntry[]
  /** Writes the text file that names what is missing on disk. */
  noteMissing: (names: readonly string[]) => { name: string; text: string }
  /** Aborts the zip, for example because the client disconnected. */
  signal: AbortSignal
}

/**
 * A zip of files, made while it is read and never held in memory. The files are stored as they
 * are: PDF and DOCX are compressed already. One file at a time is open.
 */
export function zipStream({
  entries,
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
    const missing: string[] = []
    for (const { name, path, date } of entries) {
      const file = await openIfThere(path)
      if (!file) missing.push(name)
      else await append(file, name, date)
    }
    if (missing.length > 0) {
      const { name, text } = noteMissing(missing)
      archive.append(text, { name })
    }
    await archive.finalize()
  }

  async function append(file: FileHandle, name: string, date: Date): Promise<void> {
    const source = file.createReadStream({ highWaterMark: chunkBytes })
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

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
