import pLimit from 'p-limit'
import { reject } from './reject.ts'

/** Collections whose files the staff upload, by the first part of the path. */
const collections = ['media', 'recordings']

/** Uploads at work at once: each holds a connection to the database and encodes several pictures. */
const atWork = 2

/** Uploads that may wait. */
const maxWaiting = 20

/** Seconds after which a rejected upload may be tried again. */
const retryAfter = 30

const limit = pLimit(atWork)

/**
 * Lets few uploads of files pass at once. Payload decodes and resizes pictures inside the transaction
 * that stores them: many at once would hold every connection to the database.
 */
export async function queueUploads(
  request: Request,
  path: string,
  handle: () => Promise<Response>,
): Promise<Response> {
  if (!isUpload(request, path)) return handle()
  if (limit.pendingCount < maxWaiting) return limit(handle)
  const message = (say: { tooManyUploads: string }) => say.tooManyUploads
  return reject(request.headers, { status: 503, message, retryAfter })
}

function isUpload({ method, headers }: Request, path: string): boolean {
  const isForm = headers.get('Content-Type')?.startsWith('multipart/form-data') ?? false
  return method !== 'GET' && isForm && isFilePath(path)
}

/** Whether requests below this path carry files. */
export function isFilePath(path: string): boolean {
  return collections.includes(path.split('/')[0] ?? '')
}
