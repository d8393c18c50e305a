import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import Busboy from '@fastify/busboy'
import { env } from '../../../env.ts'
import { cutFileName } from '../../../lib/files/file-names.ts'
import { storedName } from '../../../lib/files/stored-files.ts'
import { bodyChunks } from '../../../lib/http/drain-body.ts'
import { done, type HttpRejection, type Outcome, reject } from '../../../lib/http/outcome.ts'
import { documentExtension, maxDocumentBytes, maxFieldLength } from './constants.ts'
import { messages } from './messages.ts'
import { rejectDocuments } from './reject-documents.ts'

/** A completely received document in the submission's incoming folder. */
export type ReceivedDocument = {
  storedName: string
  originalName: string
  /** Bytes. */
  size: number
  /** SHA-256 of its content. */
  digest: string
}

/** Bytes of a document that may wait for the disk; more of them are written at once. */
const highWaterMark = 1024 * 1024

/** Bytes that the parser gets at once; it parses them all, also past a limit. */
const pieceBytes = 16 * 1024

type ReceivedForm = { fields: Record<string, string>; documents: ReceivedDocument[] }

/** Far more than the form has, so that a harmless extra field is no reason to reject. */
const maxFields = 50

/**
 * Streams a multipart body into `folder`, without ever holding a document in memory. At the first
 * limit that is passed it stops reading and resolves to the rejection.
 */
export async function receiveForm(
  request: Request,
  folder: string,
): Promise<Outcome<ReceivedForm>> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!request.body || !/^multipart\/form-data;.*boundary=/i.test(contentType)) {
    return reject(400, messages.notMultipart)
  }
  const maxTotalBytes = env.UPLOAD_MAX_TOTAL_MB * 1024 * 1024
  // The parts' own headers and the text fields come on top of the documents.
  const maxBodyBytes = maxTotalBytes + maxFields * maxFieldLength * 4
  const tooLarge = rejectDocuments(413, messages.totalTooLarge(env.UPLOAD_MAX_TOTAL_MB))
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return tooLarge

  const body = Readable.from(countedChunks(), { objectMode: false })
  const fields: Record<string, string> = Object.create(null)
  const writes: Promise<ReceivedDocument | undefined>[] = []
  let total = 0
  let rejection: HttpRejection | undefined
  // When the parser is stopped it leaves the current document open.
  const unfinished = new AbortController()
  const { promise: isStopped, reject: stop } = Promise.withResolvers<never>()
  const stopWith = (reason: HttpRejection) => {
    rejection ??= reason
    stop(reason)
    body.destroy()
  }
  async function* countedChunks() {
    let read = 0
    for await (const chunk of bodyChunks()) {
      read += chunk.length
      // Of what is no document nothing else knows the length before its end.
      if (read > maxBodyBytes) return stopWith(tooLarge)
      for (let at = 0; at < chunk.length && !rejection; at += pieceBytes) {
        yield chunk.subarray(at, at + pieceBytes)
      }
    }
  }

  const parser = openParser(contentType)
  if (!parser) return reject(400, messages.notMultipart)
  parser.on('field', (name, value, _nameTruncated, valueTruncated) => {
    if (valueTruncated) {
      const message = messages.fieldTooLong(name)
      stopWith(reject(413, message, { [name]: message }))
    }
    fields[name] = value
  })
  parser.on('file', (field, file, sentName = '') => {
    const originalName = cutFileName(sentName)
    // An empty file input sends one part without a name.
    if (!originalName) return file.resume()
    // Not passed over like other extra fields: its sender would take the document for stored.
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
    let size = 0
    const hash = createHash('sha256')
    file.on('data', (chunk: Buffer) => {
      hash.update(chunk)
      size += chunk.length
      total += chunk.length
      if (total > maxTotalBytes)
        stopWith(
          rejectDocuments(413, messages.totalTooLarge(env.UPLOAD_MAX_TOTAL_MB, originalName)),
        )
    })
    file.on('limit', () => stopWith(rejectDocuments(413, messages.fileTooLarge(originalName))))
    // Flushed: once success is reported to the customer, a power cut must not undo it.
    const target = createWriteStream(path.join(folder, name), { flush: true, highWaterMark })
    const write = pipeline(file, target, { signal: unfinished.signal })
    writes.push(
      write.then(() => {
        if (size === 0) stopWith(rejectDocuments(400, messages.fileEmpty(originalName)))
        return { storedName: name, originalName, size, digest: hash.digest('hex') }
      }),
    )
    // Awaited below; until then a failed write must not count as unhandled, and ends the reading.
    write.catch((error) => body.destroy(error))
  })
  parser.on('filesLimit', () => stopWith(reject(413, messages.tooManyFields)))
  parser.on('fieldsLimit', () => stopWith(reject(413, messages.tooManyFields)))
  parser.on('partsLimit', () => stopWith(reject(413, messages.tooManyFields)))

  try {
    // A sender that stops sending must not hold up the rejection.
    await Promise.race([pipeline(body, parser), isStopped])
    const documents = await Promise.all(writes)
    if (rejection) return rejection
    return done({ fields, documents: documents.filter((document) => document !== undefined) })
  } catch (error) {
    unfinished.abort()
    await Promise.allSettled(writes)
    if (rejection) return rejection
    if (isDiskFault(error)) throw error
    return reject(400, messages.interrupted)
  }
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
        // One more, to be able to name it, and an empty file input.
        files: env.UPLOAD_MAX_FILES + 2,
        // Parts without a name count as nothing else.
        parts: maxFields + env.UPLOAD_MAX_FILES + 2,
        headerPairs: 20,
      },
    })
  } catch {
    return undefined
  }
}

/** An error of the file system (full, read-only, gone), and so not the customer's. */
function isDiskFault(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT' || (syscall !== undefined && syscall !== 'read')
}
