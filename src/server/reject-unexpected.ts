import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import { keepsQuery } from './drop-query.ts'
import { hasSignedToken } from './has-signed-token.ts'
import { hasSpareSlash, isHidden } from './hide-unknown-path.ts'
import { isOverride } from './limit-requests.ts'
import { methods } from './methods.ts'
import { reject } from './reject.ts'
import { requestPath } from './request-path.ts'

const readingMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Rejects what no page takes: other methods, and anything posted to a page. Server functions are
 * posted to the pages of the CMS, and only the staff have any. Next itself would parse up to a
 * megabyte of anybody's, and answer 500 to what is malformed. Resolves to whether it was rejected.
 */
export async function rejectUnexpected(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { method = '', url = '', headers } = request
  const path = requestPath(request)
  // `*` of OPTIONS, and absolute URLs as sent to a proxy, which this server is not.
  if (!url.startsWith('/')) return reject(request, response, 400)
  if (!isHost(headers.host) || (await hasManyParameters(request))) {
    return reject(request, response, 400)
  }
  if (comesFromNowhere(request)) return reject(request, response, 400)
  if (path === '/_next/image' && namesNoPicture(url)) return reject(request, response, 400)
  if (await isTooLong(request)) return reject(request, response, 414)
  if (!methods.includes(method))
    return reject(request, response, 405, { Allow: methods.join(', ') })
  if (readingMethods.includes(method)) return hasBody(request) && reject(request, response, 400)
  if (path.startsWith('/api/')) {
    const isUnasked = isOverride(request) && !(await hasSignedToken(request))
    return isUnasked && reject(request, response, 401)
  }
  const isOfCms = method === 'POST' && /^\/admin(?:\/|$)/.test(path)
  if (!isOfCms) return reject(request, response, 405, { Allow: readingMethods.join(', ') })
  return !(await hasSignedToken(request)) && reject(request, response, 401)
}

/** Whether a body follows, which a response to a request that only reads would wait for. */
function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
}

/** Whether the header can be the host of a URL, which the CMS makes of it. A proxy may leave out the port. */
function isHost(host = ''): boolean {
  return /^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`)
}

/** Characters of the place that a navigation comes from. From a longer one, the browser loads the page anew. */
const maxTree = 8192

/** Whether Next would answer 500, and log why it cannot read from where a navigation comes. */
function comesFromNowhere({ headers }: IncomingMessage): boolean {
  const tree = headers['next-router-state-tree']
  if (tree === undefined) return false
  try {
    parseAndValidateFlightRouterState(tree)
    return tree.length > maxTree
  } catch {
    return true
  }
}

/** Parameters that a query may have, and one of the staff: Next compares each with all of them. */
const maxParameters = 100
const maxOfStaff = 500

async function hasManyParameters(request: IncomingMessage): Promise<boolean> {
  const count = request.url?.split('&', maxOfStaff + 1).length ?? 0
  return count > maxOfStaff || (count > maxParameters && !(await hasSignedToken(request)))
}

/**
 * Characters of an address. Next names it twice in a redirect, and nginx takes 4 KB of headers by default: for
 * more it answers 502, and leaves the instance out for a while.
 */
const maxAddress = 1500

/** Whether an address is too long for a redirect, which `/api/` has for spare slashes only and a 404 never. */
async function isTooLong(request: IncomingMessage): Promise<boolean> {
  const path = requestPath(request)
  const address = keepsQuery(path) ? (request.url ?? '') : path
  if (address.length <= maxAddress || isHidden(path)) return false
  if (hasSpareSlash(path)) return true
  return !path.startsWith('/api/') && !(await hasSignedToken(request))
}

/** Characters of the address of a picture, of which Next logs what it cannot find. */
const maxPictureAddress = 1000

/**
 * Whether Next would look for a file of an impossible name, or be redirected by itself, and answer 500, or
 * the log would be filled.
 */
function namesNoPicture(url: string): boolean {
  const [, own = ''] = /[?&]url=((?:\/|%2f)[^&]*)/i.exec(url) ?? []
  const isImpossible = /%(25)*(0|1|7f)/i.test(url) || /(\/|%2f)(\/|%2f|\.\.|%2e|$)/i.test(own)
  return isImpossible || url.length > maxPictureAddress
}
