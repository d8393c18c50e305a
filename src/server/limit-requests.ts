import type { IncomingMessage, ServerResponse } from 'node:http'
import pLimit from 'p-limit'
import { previewRoot } from '../i18n/routes.ts'
import { waitForEventLoopTurn } from '../lib/event-loop-turn.ts'
import { queuesByClient } from '../lib/http/queues-by-client.ts'
import { clientKey } from './client-key.ts'
import { countByClient } from './count-by-client.ts'
import { imageAddress } from './image-address.ts'
import { requestPath } from './request-path.ts'
import { sendError } from './send-error.ts'
import { signedAccount } from './signed-account.ts'

type Handle = () => Promise<void>

/** A request to run. Each client's reads and writes start in separate event loop turns. */
type Work = {
  kind: 'reads' | 'writes'
  client: string
  response: ServerResponse
  /** Resolves when the response is complete or the client has disconnected. */
  closed: Promise<void>
  handle: Handle
}

/** Matches uncached pages and API reads, which visitors of the public site do not need. */
const uncachedPaths = new RegExp(`^(/admin|${previewRoot}|/api/(?!users/me|.*/file/))`)

/**
 * The path of Next's image optimizer. Resizing an image needs a hundred times
 * its file size in memory.
 */
const imagePath = '/_next/image'

/**
 * Concurrency limits across all clients. API keys have a separate queue from the staff because this
 * server verifies the signature of a session token but not the key.
 */
const queues = {
  anonymous: pLimit(2),
  apiKeys: pLimit(2),
  staff: pLimit(8),
  localImages: pLimit(2),
  remoteImages: pLimit(2),
}

/**
 * Concurrency limits per client. A client is an address, or an account of the staff: its token stays
 * signed for two hours after the account was deleted. `writes` is high because uploads are slow;
 * `staffWrites` leaves places for other accounts among the content writes. `unread` counts uncached
 * responses, and `unreadOfWrites` those to writes of the staff, until the client has read them, because a
 * list can have 40 MB and the report of an import 10 MB.
 */
const clientQueues = {
  uncached: queuesByClient(1),
  staff: queuesByClient(4),
  reads: queuesByClient(16),
  writes: queuesByClient(12),
  staffWrites: queuesByClient(4),
  unread: queuesByClient(12),
  unreadOfWrites: queuesByClient(12),
  images: queuesByClient(1),
  starts: queuesByClient(1),
}

/** Maximum pending uncached requests per queue, per client and per account. */
const maxPendingUncached = 300
const maxPendingUncachedOfClient = 30
const maxPendingUncachedOfAccount = 100

/** Maximum pending image requests per client. Each one holds a connection of the proxy. */
const maxPendingImages = 100

/**
 * Maximum unfinished requests per client: waiting, in progress, and responses that the client has not
 * read. Many visitors may share an address, but each takes up to 500 KB, and writes can take an hour.
 */
const maxUnfinished = { reads: 500, writes: 250 }

const countUnfinished = countByClient()

/**
 * Maximum milliseconds for which a request keeps its place in the queue after its response has
 * started or its client has disconnected. Next starts some responses before it renders them, and
 * finishes rendering after a disconnect.
 */
const maxRenderTime = 2000

/** Milliseconds between checks whether a started response is waiting for a slow client. */
const backpressureCheckInterval = 100

/** Event loop iterations between the starts of two reads, or two writes, of one client. */
const idleIterations = 9

/**
 * Limits how many requests are handled concurrently. Hundreds of requests from one client would
 * keep the event loop from accepting other connections, and uncached pages and API reads would take
 * the CPU from the public pages. Staff, API keys and anonymous clients have separate queues for
 * uncached requests.
 */
export async function limitRequests(
  request: IncomingMessage,
  response: ServerResponse,
  handle: Handle,
): Promise<void> {
  const { headers, method = '' } = request
  const account = await signedAccount(request)
  const isStaff = account !== undefined
  const client = isStaff ? `account ${account}` : clientKey(request)
  const isRead = ['GET', 'HEAD'].includes(method)
  const kind = isRead ? 'reads' : 'writes'
  if (!countUnfinished(response, `${kind} of ${client}`, maxUnfinished[kind]))
    return rejectTemporarily(request, response, 429)
  const closed = new Promise<void>((resolve) => response.once('close', resolve))
  const path = requestPath(request)
  const work = { kind, client, response, closed, handle } satisfies Work
  if (path === imagePath) {
    const own = clientQueues.images(client)
    if (own.pendingCount >= maxPendingImages) return rejectTemporarily(request, response, 429)
    // Pictures of other hosts may take seconds.
    const isLocal = imageAddress(request.url).startsWith('/')
    const shared = isLocal ? queues.localImages : queues.remoteImages
    return runInQueue((run) => own(() => shared(run)), { ...work, kind: 'reads' })
  }
  if (!(isRead || isMethodOverride(request)) || !uncachedPaths.test(path)) {
    if (isRead || !isStaff) return runInQueue(clientQueues[kind](client), work)
    const [own, unread] = [clientQueues.staffWrites(client), clientQueues.unreadOfWrites(client)]
    return runInQueue((run) => unread(() => Promise.all([own(run), closed])), work)
  }
  const queue = queues[isStaff ? 'staff' : headers.authorization ? 'apiKeys' : 'anonymous']
  if (queue.pendingCount >= maxPendingUncached) return rejectTemporarily(request, response, 503)
  const own = clientQueues[isStaff ? 'staff' : 'uncached'](client)
  const unread = clientQueues.unread(client)
  const maxPending = isStaff ? maxPendingUncachedOfAccount : maxPendingUncachedOfClient
  if (own.pendingCount + unread.pendingCount >= maxPending) {
    return rejectTemporarily(request, response, 429)
  }
  const inTurn = (run: Handle) => unread(() => Promise.all([own(() => queue(run)), closed]))
  await runInQueue(inTurn, { ...work, kind: 'reads' })
}

/**
 * Returns whether Payload treats this POST as a GET with its query in the body.
 * Only the CMS sends these.
 */
export function isMethodOverride({ headers, method }: IncomingMessage): boolean {
  const names = ['x-http-method-override', 'x-payload-http-method-override']
  return method === 'POST' && names.some((name) => name in headers)
}

/**
 * Calls `handle` when it is its turn in the queue, and keeps the place while
 * the response is produced.
 */
async function runInQueue(
  queue: (run: Handle) => Promise<unknown>,
  { kind, client, response, closed, handle }: Work,
): Promise<void> {
  const started = Promise.withResolvers<void>()
  const complete = Promise.withResolvers<void>()
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse
  response.end = (...args: unknown[]) => {
    complete.resolve()
    return end(...args)
  }
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (...args: unknown[]) => {
    started.resolve()
    return writeHead(...args)
  }
  void closed.then(started.resolve)
  let handling: Promise<void> | undefined
  await queue(async () => {
    const ownTurn = `${kind} of ${client}`
    await waitForEventLoopTurn(ownTurn, idleIterations)
    // Only one client starts a read per turn, and one a write. Each client has one entry in these
    // queues, so that a client with many requests does not delay the others.
    await clientQueues.starts(ownTurn)(() => waitForEventLoopTurn(`${kind} of all clients`))
    if (response.destroyed) return
    handling = handle()
    // Waits for `close` as well, because a compressed response ends after the handler has returned. If the
    // client disconnects before it has received the end, Next's handler never returns.
    await Promise.race([
      Promise.all([Promise.race([handling, complete.promise]), closed]),
      started.promise.then(() => waitForRender(response)),
    ])
  })
  await handling
}

/** Resolves when the rest of a started response has probably been rendered. */
async function waitForRender(response: ServerResponse): Promise<void> {
  for (let waited = 0; waited < maxRenderTime; waited += backpressureCheckInterval) {
    await new Promise((resolve) => setTimeout(resolve, backpressureCheckInterval).unref())
    // The response waits for a slow client, which must not block the queue. If the client has
    // disconnected, Next may still be rendering.
    if (response.writableNeedDrain && !response.destroyed) return
  }
}

function rejectTemporarily(
  request: IncomingMessage,
  response: ServerResponse,
  status: 429 | 503,
): void {
  sendError(request, response, status, { 'Retry-After': 10 })
}
