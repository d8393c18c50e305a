import type { IncomingMessage, ServerResponse } from 'node:http'
import pLimit from 'p-limit'
import { previewRoot } from '../i18n/routes.ts'
import { queuesBySender } from '../lib/http/queues-by-sender.ts'
import { ownTurn } from '../lib/own-turn.ts'
import { hasSignedToken } from './has-signed-token.ts'
import { reject } from './reject.ts'
import { requestPath } from './request-path.ts'
import { senderOf } from './sender-of.ts'

type Handle = () => Promise<void>

/** Reads and writes of one sender begin in turns of their own. */
type Work = { line: 'reads' | 'writes'; sender: string; response: ServerResponse; handle: Handle }

/** Pages and reads that are made for each request, and that no visitor of the site needs. */
const computed = new RegExp(`^(/admin|${previewRoot}|/api/(?!users/me|.*/file/))`)

/** Pictures that are resized, which takes a hundred times their size in memory. */
const resized = '/_next/image'

/** Those of other hosts, which may take seconds to answer. */
const foreign = /[?&]url=http/i

/** Each waits among its own; a key may be invented, a token may not. */
const queues = {
  strangers: pLimit(2),
  keys: pLimit(2),
  staff: pLimit(8),
  pictures: pLimit(2),
  foreignPictures: pLimit(2),
}

/**
 * What one sender has at once unless it is one of the staff: one of the computed ones, some other reads and
 * writes, of which uploads take their time.
 */
const ofSender = {
  computed: queuesBySender(1),
  reads: queuesBySender(16),
  writes: queuesBySender(12),
  pictures: queuesBySender(1),
  beginnings: queuesBySender(1),
}

/** Computed requests that may wait in a queue, and of one sender. */
const maxWaiting = 300
const maxComputed = 30

/** Pictures of one sender that may wait: each keeps a connection of the proxy. */
const maxPictures = 100

/** Other requests of one sender that may wait: a class of visitors may have one address. */
const maxOthers = 5000

/**
 * Milliseconds for which a response counts as being made after it has begun or its client has left, if it
 * is not finished before: Next begins some before it renders, and ends no render when its client leaves.
 */
const longestRest = 2000

/** Turns of the event loop between two in which a read, or a write, of one sender begins. */
const freeTurns = 9

/** Milliseconds between two looks at whether a response waits for its client, who holds up nobody else. */
const restStep = 100

/**
 * Lets few requests be handled at once. Hundreds of one sender would keep the event loop from accepting the
 * connections of others; pages and reads that are computed would keep the processor from the pages of the
 * site. The staff, holders of keys and strangers wait apart for those.
 */
export async function limitRequests(
  request: IncomingMessage,
  response: ServerResponse,
  handle: Handle,
): Promise<void> {
  const { headers, method = '' } = request
  const sender = senderOf(request)
  const isStaff = await hasSignedToken(request)
  const isRead = ['GET', 'HEAD'].includes(method)
  const path = requestPath(request)
  if (path === resized) {
    const own = ofSender.pictures(sender)
    if (own.pendingCount >= maxPictures) return rejectForNow(request, response, 429)
    const pictures = foreign.test(request.url ?? '') ? queues.foreignPictures : queues.pictures
    const queue = (work: Handle) => own(() => pictures(work))
    return takePlace(queue, { line: 'reads', sender, response, handle })
  }
  if (!(isRead || isOverride(request)) || !computed.test(path)) {
    const line = isRead ? 'reads' : 'writes'
    if (isStaff) return takePlace((work) => work(), { line, sender, response, handle })
    const own = ofSender[line](sender)
    if (own.pendingCount >= maxOthers) return rejectForNow(request, response, 429)
    return takePlace(own, { line, sender, response, handle })
  }
  const queue = queues[isStaff ? 'staff' : headers.authorization ? 'keys' : 'strangers']
  if (queue.pendingCount >= maxWaiting) return rejectForNow(request, response, 503)
  if (isStaff) return takePlace(queue, { line: 'reads', sender, response, handle })
  const own = ofSender.computed(sender)
  if (own.pendingCount >= maxComputed) return rejectForNow(request, response, 429)
  await takePlace((work) => own(() => queue(work)), { line: 'reads', sender, response, handle })
}

/** Whether Payload reads a POST as a query. Only the pages of the CMS send such. */
export function isOverride({ headers, method }: IncomingMessage): boolean {
  const names = ['x-http-method-override', 'x-payload-http-method-override']
  return method === 'POST' && names.some((name) => name in headers)
}

/** Calls `handle` when the queue has a place, and keeps it while the response is being made. */
async function takePlace(
  queue: (work: () => Promise<void>) => Promise<void>,
  { line, sender, response, handle }: Work,
): Promise<void> {
  const begun = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<void>()
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (...args: unknown[]) => {
    begun.resolve()
    return writeHead(...args)
  }
  response.once('close', () => {
    begun.resolve()
    closed.resolve()
  })
  let handling: Promise<void> | undefined
  await queue(async () => {
    await ownTurn(`${line} of ${sender}`, freeTurns)
    // Of hundreds of senders one begins after the other, too, and each waits once.
    await ofSender.beginnings(sender)(() => ownTurn('all senders'))
    if (response.destroyed) return
    handling = handle()
    // What is compressed ends later than the handler.
    await Promise.race([
      Promise.all([handling, closed.promise]),
      begun.promise.then(() => rest(response)),
    ])
  })
  await handling
}

async function rest(response: ServerResponse): Promise<void> {
  for (let waited = 0; waited < longestRest; waited += restStep) {
    await new Promise((resolve) => setTimeout(resolve, restStep).unref())
    // Of a client that has left, the page is still being made.
    if (response.writableNeedDrain && !response.destroyed) return
  }
}

function rejectForNow(request: IncomingMessage, response: ServerResponse, status: 429 | 503): void {
  reject(request, response, status, { 'Retry-After': 10 })
}
