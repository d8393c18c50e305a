import type { IncomingMessage, ServerResponse } from 'node:http'
import pLimit, { type LimitFunction } from 'p-limit'
import { previewRoot } from '../i18n/routes.ts'
import { requestPath } from './request-path.ts'

/** Pages and reads that are made for each request, and that no visitor of the site needs. */
const computed = new RegExp(`^(/admin|${previewRoot}|/api/(?!users/me|.*/file/))`)

/** Payload reads such a POST as a query. */
const overrides = ['x-http-method-override', 'x-payload-http-method-override']

const strangers = pLimit(2)

/** Those with a cookie or a key, whether or not it is valid. */
const others = pLimit(8)

/** Requests that may wait, for each of both. */
const maxWaiting = 300

/**
 * Lets few of those be made at once: hundreds would keep the processor from the pages of the site for
 * seconds. Strangers wait among themselves.
 */
export async function limitRenders(
  request: IncomingMessage,
  response: ServerResponse,
  handle: () => Promise<void>,
): Promise<void> {
  const { headers, method = '' } = request
  const isRead = ['GET', 'HEAD'].includes(method) || overrides.some((name) => name in headers)
  if (!isRead || !computed.test(requestPath(request))) return handle()
  const { authorization, cookie } = headers
  const limit = authorization || cookie?.includes('payload-token') ? others : strangers
  if (limit.pendingCount < maxWaiting) return untilBegun(limit, response, handle)
  response.writeHead(503, { 'Retry-After': 10, 'Cache-Control': 'private, no-store' })
  response.end()
}

/** Counts a response as being made until it begins: who reads it slowly holds up nobody. */
async function untilBegun(
  limit: LimitFunction,
  response: ServerResponse,
  handle: () => Promise<void>,
): Promise<void> {
  const begun = Promise.withResolvers<void>()
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (...args: unknown[]) => {
    begun.resolve()
    return writeHead(...args)
  }
  response.once('close', begun.resolve)
  let handling: Promise<void> | undefined
  await limit(async () => {
    if (response.destroyed) return
    handling = handle()
    await Promise.race([begun.promise, handling])
  })
  await handling
}
