import fs from 'node:fs/promises'
import path from 'node:path'
import { addAbortSignal, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import Busboy from '@fastify/busboy'
import { env } from '../../../env.ts'
import { waitForEventLoopTurn } from '../../../lib/event-loop-turn.ts'
import { cutFileName } from '../../../lib/files/file-names.ts'
import { requireSpace } from '../../../lib/files/require-space.ts'
import { storedName } from '../../../lib/files/stored-files.ts'
import { bodyChunks } from '../../../lib/http/discard-body.ts'
import { done, type HttpRejection, type Outcome, reject } from '../../../lib/http/outcome.ts'
import { documentExtension, maxDocumentBytes, maxFieldLength } from './constants.ts'
import { boundaryOf, delimiterCounter } from './count-delimiters.ts'
import { messages } from './messages.ts'
import { rejectDocuments } from './reject-documents.ts'
import { withWriteBuffer } from './write-buffers.ts'

/** A document that was received completely and written to the submission's incoming folder. */
export type ReceivedDocument = {
  storedName: string
  originalName: string
  /** In bytes. */
  size: number
  /**
   * The CRC-32 checksum of the content, which tells whether a retry has the same content. A cryptographic hash
   * would take a fifth of the processor time of an upload.
   */
  checksum: number
}

/** Bytes passed to the parser at once, because it parses a whole chunk even after a limit is exceeded. */
const pieceBytes = 16 * 1024

/** Bytes between two checks of the free disk space, which other uploads take meanwhile. */
const spaceCheckBytes = 1024 * 1024

type ReceivedForm = { fields: Record<string, string>; documents: ReceivedDocument[] }

/** Far more than the form has, so that harmless extra fields are accepted. */
const maxFields = 50

const maxTotalBytes = () => env.UPLOAD_MAX_TOTAL_MB * 1024 * 1024

/** Returns the limit for a whole body, which includes the parts' headers and the text fields. */
export function maxBodyBytes(): number {
  return maxTotalBytes() + maxFields * maxFieldLength * 4
}

/**
 * Streams a multipart body into `folder`, without holding a document in memory. Stops reading and
 * resolves to a rejection as soon as a limit is exceeded.
 */
export async function receiveForm(
  request: Request,
  folder: string,
): Promise<Outcome<ReceivedForm>> {
  const contentType = request.headers.get('content-type') ?? ''
  const boundary = boundaryOf(contentType)
  if (!request.body || !boundary || !/^multipart\/form-data;/i.test(contentType)) {
    return reject(400, messages.notMultipart)
  }
  const tooLarge = rejectDocuments(413, messages.totalTooLarge(env.UPLOAD_MAX_TOTAL_MB))
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes()) return tooLarge

  const body = Readable.from(countedChunks(), { objectMode: false })
  const fields: Record<string, string> = Object.create(null)
  const writes: Promise<ReceivedDocument | undefined>[] = []
  let total = 0
  const countDelimiters = delimiterCounter(boundary)
  let delimiters = 0
  let parts = 0
  let rejection: HttpRejection | undefined
  // Aborts pending writes, because a stopped parser does not end the current document's stream.
  const unfinished = new AbortController()
  const { promise: isStopped, reject: stop } = Promise.withResolvers<never>()
  const stopWith = (reason: HttpRejection) => {
    rejection ??= reason
    stop(reason)
    body.destroy()
  }
  async function* countedChunks() {
    let read = 0
    let checkedAt = 0
    for await (const chunk of bodyChunks()) {
      read += chunk.length
      // The document limits below do not cover text fields, so the whole body is counted here.
      if (read > maxBodyBytes()) return stopWith(tooLarge)
      if (read - checkedAt >= spaceCheckBytes) {
        await requireSpace(folder)
        checkedAt = read
      }
      // Parsing, hashing and writing the chunks of many uploads at once would delay pages.
      await waitForEventLoopTurn('chunks of uploads')
      delimiters = countDelimiters(chunk)
      for (let at = 0; at < chunk.length && !rejection; at += pieceBytes) {
        yield chunk.subarray(at, at + pieceBytes)
      }
    }
  }

  const parser = openParser(contentType)
  if (!parser) return reject(400, messages.notMultipart)
  parser.on('field', (name, value, _nameTruncated, valueTruncated) => {
    parts++
    // A document without a file name is parsed as a text.
    if (name === 'documents' && value) {
      return stopWith(rejectDocuments(400, messages.documentWithoutName))
    }
    if (valueTruncated) {
      const message = messages.fieldTooLong(name)
      stopWith(reject(413, message, { [name]: message }))
    }
    fields[name] = value
  })
  parser.on('file', (field, file, sentName = '') => {
    parts++
    // A rejection destroys the parser, which then emits an error on the current document. Without a
    // listener, that would end the process.
    file.on('error', () => undefined)
    const originalName = cutFileName(sentName)
    if (!originalName) {
      // An empty file input sends one empty part without a file name.
      return file.once('data', () => stopWith(rejectDocuments(400, messages.documentWithoutName)))
    }
    // Rejected, unlike extra text fields: otherwise the client would assume that the file was stored.
    if (field !== 'documents') {
      file.resume()
      return stopWith(rejectDocuments(400, messages.otherField(originalName)))
    }
    const extension = documentExtension(originalName)
    if (!extension) {
      file.resume()
      return stopWith(rejectDocuments(415, messages.wrongType(originalName)))
    }
    if (writes.length === env.UPLOAD_MAX_FILES) {
      file.resume()
      const message = messages.tooManyFiles(env.UPLOAD_MAX_FILES, originalName)
      return stopWith(rejectDocuments(413, message))
    }
    const name = storedName(originalName, extension)
    const countTotal = (bytes: number) => {
      total += bytes
      if (total > maxTotalBytes()) {
        const message = messages.totalTooLarge(env.UPLOAD_MAX_TOTAL_MB, originalName)
        stopWith(rejectDocuments(413, message))
      }
    }
    file.on('limit', () => stopWith(rejectDocuments(413, messages.fileTooLarge(originalName))))
    const target = path.join(folder, name)
    const write = writeDocument(addAbortSignal(unfinished.signal, file), target, countTotal).then(
      ({ size, checksum }) => {
        if (size === 0) stopWith(rejectDocuments(400, messages.fileEmpty(originalName)))
        return { storedName: name, originalName, size, checksum }
      },
    )
    writes.push(write)
    // Awaited below. This handler prevents an unhandled rejection until then, and stops reading.
    write.catch((error) => body.destroy(error))
  })
  parser.on('filesLimit', () => stopWith(reject(413, messages.tooManyFields)))
  parser.on('fieldsLimit', () => stopWith(reject(413, messages.tooManyFields)))
  parser.on('partsLimit', () => stopWith(reject(413, messages.tooManyFields)))

  try {
    // A rejection must not wait for a client that has stopped sending.
    await Promise.race([pipeline(body, parser), isStopped])
    const documents = await Promise.all(writes)
    if (rejection) return rejection
    // The parser skips parts with an invalid header, and those after the end of the form.
    if (parts !== delimiters - 1) return reject(400, messages.notMultipart)
    return done({ fields, documents: documents.filter((document) => document !== undefined) })
  } catch (error) {
    unfinished.abort()
    await Promise.allSettled(writes)
    if (rejection) return rejection
    if (isDiskError(error)) throw error
    return reject(400, messages.interrupted)
  }
}

/**
 * Writes a document, and flushes it to disk: a power failure must not undo a success already reported.
 * `onChunk` gets the bytes of each chunk.
 */
function writeDocument(
  file: AsyncIterable<Buffer>,
  target: string,
  onChunk: (bytes: number) => void,
): Promise<{ size: number; checksum: number }> {
  return withWriteBuffer(async (buffer) => {
    await using handle = await fs.open(target, 'wx')
    let checksum = 0
    let size = 0
    let buffered = 0
    // Unlike `write`, this continues after a short write.
    const flush = async () => {
      await handle.writeFile(buffer.subarray(0, buffered))
      buffered = 0
    }
    for await (const chunk of file) {
      onChunk(chunk.length)
      checksum = crc32(chunk, checksum)
      size += chunk.length
      for (let rest = chunk; rest.length > 0; ) {
        const copied = rest.copy(buffer, buffered)
        rest = rest.subarray(copied)
        buffered += copied
        if (buffered === buffer.length) await flush()
      }
    }
    await flush()
    await handle.sync()
    return { size, checksum }
  })
}

function openParser(contentType: string) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fieldNameSize: 100,
        fieldSize: maxFieldLength * 4,
        fields: maxFields,
        fileSize: maxDocumentBytes,
        // Two more: the first document above the limit, to name it, and an empty file input.
        files: env.UPLOAD_MAX_FILES + 2,
        // Parts without a name count only towards this limit.
        parts: maxFields + env.UPLOAD_MAX_FILES + 2,
        headerPairs: 20,
      },
    })
  } catch {
    return undefined
  }
}

/** Returns whether an error is from the file system (full, read-only, missing), not from the request. */
function isDiskError(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT' || (syscall !== undefined && syscall !== 'read')
}
