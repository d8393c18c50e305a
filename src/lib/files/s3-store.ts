import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline, type Readable, Transform } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import pLimit from 'p-limit'
import { chunkBytes } from '../http/web-stream.ts'
import { type ByteRange, type FileStore, StoreUnavailableError } from './file-store.ts'

type S3Settings = {
  S3_BUCKET: string
  S3_ENDPOINT?: string
  S3_REGION: string
  S3_ACCESS_KEY_ID?: string
  S3_SECRET_ACCESS_KEY?: string
  S3_PATH_STYLE?: boolean
}

/** Timeouts in milliseconds. */
const connectionTimeout = 5_000
const socketTimeout = 30_000

/** Milliseconds for a whole operation with all its attempts; a bucket may also send a byte now and then for ever. */
const operationTimeout = 120_000

/** Bytes per millisecond at which a file must at least be written. */
const minRate = 100

/** Options that end an operation in time. */
function inTime(bytes = 0): { abortSignal: AbortSignal } {
  return { abortSignal: AbortSignal.timeout(operationTimeout + Math.ceil(bytes / minRate)) }
}

/**
 * Maximum connections. Clients that read slowly occupy one each, up to the limit of unfinished requests
 * in `src/server/limit-requests.ts`, and must not keep others waiting.
 */
const maxSockets = 1_000

/** Disables the client's own logging, because the caller already logs failures. */
const ignore = () => undefined
const logger = { debug: ignore, info: ignore, warn: ignore, error: ignore }

/** Maximum concurrent uploads of one operation. Those of others do not wait for them. */
const concurrency = 4

/** Creates a client, whose connections live as long as the process, unless it is destroyed. */
export function s3Client(settings: S3Settings): S3Client {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  const client = new S3Client({
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT,
    forcePathStyle: settings.S3_PATH_STYLE ?? settings.S3_ENDPOINT !== undefined,
    // Without a key, the client uses the default AWS credentials, such as
    // those of an instance role.
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    // Several S3-compatible servers reject checksums in the trailer of a streamed body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger,
    requestHandler: {
      connectionTimeout,
      socketTimeout,
      httpAgent: { maxSockets },
      httpsAgent: { maxSockets },
    },
  })
  client.middlewareStack.add(
    (next) => async (sent) => {
      const received = await next(sent)
      rejectPage(received.response)
      return received
    },
    { step: 'deserialize', priority: 'low' },
  )
  return client
}

type RawResponse = { statusCode: number; headers: Record<string, string>; body?: Readable }

/**
 * Rejects the page of a web server, such as one that is shown during maintenance, whose ETag would count as that of a
 * file. No stored file is a page; OpenStack Swift and Google declare their empty responses as such.
 */
function rejectPage(response: unknown): void {
  const { statusCode, headers, body } = response as RawResponse
  const isEmpty = statusCode === 204 || headers['content-length'] === '0'
  if (isEmpty || !headers['content-type']?.startsWith('text/html')) return
  body?.destroy()
  throw new StoreUnavailableError('The S3 store fails: its response is a page')
}

/** Stores files in a bucket, under keys that start with `prefix`. */
export function s3Store(client: S3Client, Bucket: string, prefix: string): FileStore {
  const keyOf = (name: string) => {
    if (/[/\\]/.test(name)) throw new Error('Not a stored name')
    return { Bucket, Key: prefix + name }
  }

  async function read(
    { name, size, ETag }: { name: string; size: number; ETag: string },
    range?: ByteRange,
  ): Promise<Readable> {
    const Range = range && `bytes=${range.start}-${range.end}`
    const command = new GetObjectCommand({ ...keyOf(name), Range })
    // The content itself may take its reader longer.
    const reading = new AbortController()
    const giveUp = () => reading.abort()
    const { abortSignal } = inTime()
    abortSignal.addEventListener('abort', giveUp)
    const response = await client
      .send(command, { abortSignal: reading.signal })
      .catch(asUnavailable)
      .finally(() => abortSignal.removeEventListener('abort', giveUp))
    const body = response.Body as Readable
    // A proxy or bucket that does not support ranges sends the whole file.
    if (response.ETag !== ETag || (range && !response.ContentRange)) {
      body.destroy()
      throw new StoreUnavailableError('The S3 store fails: its response is not the file')
    }
    // Otherwise, Node compares it with what arrives.
    if (response.ContentLength !== undefined) return body
    const expected = range ? range.end - range.start + 1 : size
    return pipeline(body, requireBytes(expected), () => undefined)
  }

  return {
    open: async (name) => {
      const found = await client
        .send(new HeadObjectCommand(keyOf(name)), inTime())
        .catch((error) => (hasName(error, 'NotFound') ? undefined : asUnavailable(error)))
      if (!found) return undefined
      const ETag = etagOf(found)
      const { ContentLength: size, LastModified: modified = new Date(0) } = found
      if (size === undefined) {
        throw new StoreUnavailableError('The S3 store fails: its response has no length')
      }
      return {
        size,
        modified,
        read: (range) => read({ name, size, ETag }, range),
        close: async () => undefined,
      }
    },
    put: async (files, { isReplacing = false } = {}) => {
      const limit = pLimit(concurrency)
      const puts = files.map(({ source, name }) =>
        limit(async () => {
          const ContentLength = (await stat(source)).size
          const Body = createReadStream(source, { highWaterMark: chunkBytes })
          const IfNoneMatch = isReplacing ? undefined : '*'
          const command = new PutObjectCommand({ ...keyOf(name), Body, ContentLength, IfNoneMatch })
          // The client does not notice that its body has failed, and would wait for the rest.
          const reading = new AbortController()
          Body.once('error', () => reading.abort())
          const { abortSignal } = inTime(ContentLength)
          const response = await client
            .send(command, { abortSignal: AbortSignal.any([abortSignal, reading.signal]) })
            .catch((error) => {
              if (Body.errored) throw Body.errored
              asUnavailable(error)
            })
            .finally(() => Body.destroy())
          etagOf(response)
        }),
      )
      // Waits for all uploads, so that none completes after the caller has
      // removed the files on failure.
      const failed = (await Promise.allSettled(puts)).find(({ status }) => status === 'rejected')
      if (failed?.status === 'rejected') throw failed.reason
    },
    remove: async (name) => {
      const command = new DeleteObjectCommand(keyOf(name))
      const response = await client
        .send(command, inTime())
        // Some buckets respond so if the file does not exist. A proxy may respond with 404 for any.
        .catch((error) => (hasName(error, 'NoSuchKey') ? undefined : asUnavailable(error)))
      if (response && response.$metadata.httpStatusCode !== 204) {
        throw new StoreUnavailableError(
          'The S3 store fails: its response is not that of a deletion',
        )
      }
    },
    list: async function* () {
      let ContinuationToken: string | undefined
      do {
        const command = new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken })
        const page = await client.send(command, inTime()).catch(asUnavailable)
        // A page of a proxy would count as an empty bucket, to which a backup may be restored.
        if (page.KeyCount === undefined) {
          throw new StoreUnavailableError('The S3 store fails: its response is not a list')
        }
        for (const { Key = '' } of page.Contents ?? []) yield Key.slice(prefix.length)
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
  }
}

/** Passes a file on, and fails if it ends early, as behind a proxy that drops the header for the length. */
function requireBytes(expected: number): Transform {
  let bytes = 0
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      bytes += chunk.length
      done(null, chunk)
    },
    flush: (done) =>
      done(
        bytes < expected
          ? new StoreUnavailableError('The S3 store fails: its response ended early')
          : null,
      ),
  })
}

/**
 * Returns the ETag of a file, which every S3 server sends. Rejects a response that no bucket has sent, such as
 * a proxy's maintenance page with status 200, so that its file does not count as stored.
 */
function etagOf({ ETag }: { ETag?: string }): string {
  if (!ETag) throw new StoreUnavailableError('The S3 store fails: its response has no ETag')
  return ETag
}

function hasName(error: unknown, name: string): boolean {
  return error instanceof S3ServiceException && error.name === name
}

/** Any error except a name conflict (412) means that the store is unavailable or misconfigured. */
function asUnavailable(error: unknown): never {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  if (status === 412) throw error
  const { code, name } = error as NodeJS.ErrnoException
  throw new StoreUnavailableError(`The S3 store fails: ${status ?? ''} ${code ?? name}`, {
    cause: error,
  })
}
