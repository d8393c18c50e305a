import pLimit from 'p-limit'
import { reject } from './reject.ts'

/** Collections whose files the staff upload, by the first part of the path. */
const collections = ['media', 'recordings']

/** Writes at work at once: each holds a connection to the database and encodes several pictures. */
const atWork = 2

/** Writes that may wait. */
const maxWaiting = 20

/** Seconds after which a rejected write may be tried again. */
const retryAfter = 30

const limit = pLimit(atWork)

/**
 * Lets few writes of files pass at once. Payload decodes and resizes pictures inside the transaction
 * that stores them: many at once would hold every connection to the database.
 */
export async function queueUploads(
  request: Request,
  path: string,
  handle: () => Promise<Response>,
): Promise<Response> {
  if (!isWrite(request, path)) return handle()
  if (limit.pendingCount < maxWaiting) return limit(handle)
  const message = (messages: { tooManyUploads: string }) => messages.tooManyUploads
  return reject(request.headers, { status: 503, message, retryAfter })
}

/** A crop or a copy of a picture comes without a file and encodes it anew all the same. */
function isWrite({ method }: Request, path: string): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) && isFilePath(path)
}

/** Whether requests below this path carry files. */
export function isFilePath(path: string): boolean {
  return collections.includes(path.split('/')[0] ?? '')
}
