import type { PayloadRequest, UploadConfig } from 'payload'
import { storeOf } from '../../src/lib/files/configured-stores.ts'
import { whereNamed } from '../../src/lib/files/removals.ts'
import type { UploadCollection } from '../../src/lib/files/stores.ts'
import { storedFileResponse } from '../../src/lib/http/file-response.ts'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** The fields shared by an upload and its sizes. */
type Named = { filename?: string | null; mimeType?: string | null }

type Recorded = Named & { id: number; sizes?: Record<string, Named> | null }

/**
 * Returns a handler that serves a file or a byte range from the collection's store, and 404 if the
 * file or its record does not exist. Payload has already checked read access.
 */
export function serveStoredFile(collection: UploadCollection): Handler {
  return (req, { params: { filename } }) => {
    // Payload also calls this handler while it receives a file.
    if (req.method === 'GET') return serve(req, collection, filename)
  }
}

async function serve(
  req: PayloadRequest,
  collection: UploadCollection,
  name: string,
): Promise<Response> {
  const type = await recordedType(req, collection, name)
  const file = type ? await storeOf(collection).open(name) : undefined
  if (!type || !file) {
    return Response.json({ errors: [{ message: 'There is no such file.' }] }, { status: 404 })
  }
  const { headers, signal } = req
  return storedFileResponse({ method: 'GET', headers, signal }, file, { 'Content-Type': type })
}

async function recordedType(
  { payload }: PayloadRequest,
  collection: UploadCollection,
  name: string,
): Promise<string | undefined> {
  // PostgreSQL rejects null characters, and no file name contains one.
  if (name.includes('\0')) return undefined
  const where = whereNamed(payload, collection, name)
  const record = await payload.db.findOne<Recorded>({ collection, where })
  if (!record) return undefined
  const named = [record, ...Object.values(record.sizes ?? {})]
  return named.find(({ filename }) => filename === name)?.mimeType ?? 'application/octet-stream'
}
