import pLimit from 'p-limit'
import { requireStaff } from '../../auth/require-role.ts'
import { isContentWriteFree, queueContentWrite } from '../../database/content-writes.ts'
import { errorResponse } from './error-response.ts'

/** Upload collections of the staff, by the first segment of the path. */
const fileCollections = ['media', 'recordings']

/** Concurrent file writes. Each holds a database connection and encodes several images. */
const concurrency = 2

/** Maximum pending file writes, and maximum pending anonymous writes. */
const maxPending = 20

/** Seconds after which a client may retry a rejected write. */
const retryAfter = 30

const fileQueue = pLimit(concurrency)

/**
 * Queue of anonymous writes. Payload rejects them inside a transaction, so
 * they need a connection too.
 */
const anonymousQueue = pLimit(1)

/**
 * Limits concurrent writes. Inside the transaction, Payload resizes images and publishing waits for
 * a lock, so many writes at once would use up all database connections. Anonymous clients have a
 * separate queue, so that they never delay the staff.
 */
export async function queueWrites(
  request: Request,
  path: string,
  handle: () => Promise<Response>,
): Promise<Response> {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method) || isShortWrite(request, path)) {
    return handle()
  }
  const tooMany = (message: 'tooManyUploads' | 'tooManyWrites') =>
    errorResponse(request.headers, {
      status: 503,
      message: (messages) => messages[message],
      retryAfter,
    })
  // Only authenticates requests that have to wait, because authentication reads the account.
  const isFree = isFilePath(path) ? fileQueue.activeCount < concurrency : isContentWriteFree()
  if (!isFree && !(await requireStaff(request.headers)).ok) {
    return anonymousQueue.pendingCount < maxPending
      ? anonymousQueue(handle)
      : tooMany('tooManyWrites')
  }
  // Includes requests without a file: cropping or copying an image encodes it again.
  if (isFilePath(path)) {
    return fileQueue.pendingCount < maxPending ? fileQueue(handle) : tooMany('tooManyUploads')
  }
  return (await queueContentWrite(handle)) ?? tooMany('tooManyWrites')
}

/**
 * Returns whether this writes a login, session, lock or preference, none of which waits for the
 * publish lock. Changes of an account are queued: they wait for the account's lock, and then need a
 * second connection.
 */
function isShortWrite({ method }: Request, path: string): boolean {
  return path.startsWith('payload-') || (method === 'POST' && path.startsWith('users/'))
}

/** Returns whether this path belongs to an upload collection. */
export function isFilePath(path: string): boolean {
  return fileCollections.includes(path.split('/')[0] ?? '')
}
