import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { type Readable, Transform as TransformStream } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Transform } from './encryption.ts'
import type { Entry } from './manifest.ts'

export type FolderWriter = (name: string, source: Readable) => Promise<Entry>

type Options = { encrypt?: Transform; interruption: AbortSignal }

/**
 * Returns a function that writes a file of the backup and resolves to its size and checksum. It rejects on an
 * interruption. Encrypted files are named by number, because the name of a document may contain personal data.
 */
export function folderWriter(folder: string, { encrypt, interruption }: Options): FolderWriter {
  let count = 0
  return async (name, source) => {
    count++
    const file = encrypt ? `${String(count).padStart(6, '0')}.age` : name
    const target = path.join(folder, file)
    await fs.mkdir(path.dirname(target), { recursive: true })
    const hash = createHash('sha256')
    let bytes = 0
    const counter = new TransformStream({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk)
        bytes += chunk.length
        done(null, chunk)
      },
    })
    // The encrypting stream does not forward errors of the source.
    const failed = new AbortController()
    source.once('error', (error) => failed.abort(error))
    const content = encrypt ? await encrypt(source) : source
    await pipeline(content, counter, createWriteStream(target, { mode: 0o600 }), {
      signal: AbortSignal.any([failed.signal, interruption]),
    })
    return { path: file, bytes, sha256: hash.digest('hex') }
  }
}
