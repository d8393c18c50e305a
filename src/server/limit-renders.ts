import type { IncomingMessage, ServerResponse } from 'node:http'
import pLimit, { type LimitFunction } from 'p-limit'
import { previewRoot } from '../i18n/routes.ts'
import { rateLimitKey } from '../lib/http/rate-limit-key.ts'
import { hasSignedToken } from './has-signed-token.ts'
import { requestPath } from './request-path.ts'

/** Pages and reads that are made for each request, and that no visitor of the site needs. */
const computed = new RegExp(`^(/admin|${previewRoot}|/api/(?!users/me|.*/file/))`)

/** Payload reads such a POST as a query. */
const overrides = ['x-http-method-override', 'x-payload-http-method-override']

/** Each waits among its own; a key may be invented, a token may not. */
const queues = { strangers: pLimit(2), keys: pLimit(2), staff: pLimit(8) }

/** Requests that may wait in a queue, and of one sender, at work or waiting, outside the staff's. */
const maxWaiting = 300
const maxOfOne = 30

/**
 * Milliseconds for which a response counts as being made after it has begun or its client has left, if it
 * is not finished before: Next begins some before it renders, and ends no render when its client leaves.
 * Who reads slowly holds up nobody for longer.
 */
const longestRest = 2000

/** Requests that wait or are being answered, by sender. */
const unfinished = new Map<string, number>()

/**
 * Lets few of those be made at once: hundreds would keep the processor from the pages of the site for
 * seconds. The staff, holders of keys and strangers wait apart.
 */
export async function limitRenders(
  request: IncomingMessage,
  response: ServerResponse,
  handle: () => Promise<void>,
): Promise<void> {
  const { headers, method = '' } = request
  const isRead = ['GET', 'HEAD'].includes(method) || overrides.some((name) => name in headers)
  if (!isRead || !computed.test(requestPath(request))) return handle()
  if (await hasSignedToken(request)) return takePlace(queues.staff, response, handle)
  const from = rateLimitKey(new Headers({ 'x-forwarded-for': String(headers['x-forwarded-for']) }))
  const count = unfinished.get(from) ?? 0
  if (count >= maxOfOne) return rejectForNow(response, 429)
  unfinished.set(from, count + 1)
  try {
    await takePlace(headers.authorization ? queues.keys : queues.strangers, response, handle)
  } finally {
    const rest = (unfinished.get(from) ?? 1) - 1
    if (rest > 0) unfinished.set(from, rest)
    else unfinished.delete(from)
  }
}

/** Calls `handle` when the queue has a place, and keeps it while the response is being made. */
async function takePlace(
  queue: LimitFunction,
  response: ServerResponse,
  handle: () => Promise<void>,
): Promise<void> {
  if (queue.pendingCount >= maxWaiting) return rejectForNow(response, 503)
  const { promise: begun, resolve } = Promise.withResolvers<void>()
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (...args: unknown[]) => {
    resolve()
    return writeHead(...args)
  }
  response.once('close', resolve)
  let handling: Promise<void> | undefined
  await queue(async () => {
    if (response.destroyed) return
    handling = handle()
    await Promise.race([handling, begun.then(pause)])
  })
  await handling
}

async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, longestRest).unref())
}

function rejectForNow(response: ServerResponse, status: 429 | 503): void {
  response.writeHead(status, { 'Retry-After': 10, 'Cache-Control': 'private, no-store' })
  response.end()
}
