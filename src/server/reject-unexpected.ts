import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import { usesQuery } from './drop-query.ts'
import { hasRedundantSlash, isHiddenFromNext } from './hide-unknown-path.ts'
import { imageAddress } from './image-address.ts'
import { isMethodOverride } from './limit-requests.ts'
import { methods } from './methods.ts'
import { requestPath } from './request-path.ts'
import { sendError } from './send-error.ts'
import { hasSignedToken } from './signed-account.ts'

const readMethods = ['GET', 'HEAD']

/**
 * Rejects requests that no page handles: unknown methods, malformed headers and URLs, and bodies
 * sent to a page. Only the staff may post to pages of the CMS, which have server functions. Next
 * would parse up to a megabyte from any client and respond with 500 to malformed data. Resolves to
 * whether it has rejected the request.
 */
export async function rejectUnexpected(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { method = '', url = '', headers } = request
  const path = requestPath(request)
  // `OPTIONS *`, the absolute URLs of requests to a forward proxy, which this server is not, and
  // fragments, which browsers never send and by which caches would store a page any number of times.
  if (!url.startsWith('/') || url.includes('#')) return sendError(request, response, 400)
  if (!isValidHost(headers.host) || (await hasTooManyParameters(request))) {
    return sendError(request, response, 400)
  }
  if (path === '/_next/image' && isInvalidImageUrl(url)) return sendError(request, response, 400)
  if (await isUrlTooLong(request)) return sendError(request, response, 414)
  if (!methods.includes(method))
    return sendError(request, response, 405, { Allow: methods.join(', ') })
  if (readMethods.includes(method)) return hasBody(request) && sendError(request, response, 400)
  if (path.startsWith('/api/')) {
    // Next would respond with the page for unknown paths, and would look for the call of a server function in a form
    // that is posted to a page.
    if (!isDecodable(path)) return sendError(request, response, 400)
    if (method === 'OPTIONS') return hasBody(request) && sendError(request, response, 400)
    const isUnauthorized = isMethodOverride(request) && !(await hasSignedToken(request))
    return isUnauthorized && sendError(request, response, 401)
  }
  // OPTIONS is rejected, too: Next would store its own response as the one to GET.
  const isServerFunction = method === 'POST' && /^\/admin(?:\/|$)/.test(path)
  if (!isServerFunction) return sendError(request, response, 405, { Allow: readMethods.join(', ') })
  return !(await hasSignedToken(request)) && sendError(request, response, 401)
}

/** Returns whether the request is a GET or HEAD without a body. */
export function isPlainRead(request: IncomingMessage): boolean {
  return readMethods.includes(request.method ?? '') && !hasBody(request)
}

/** Returns whether the request has a body. The response to a GET would wait for it to arrive. */
function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
}

/** Returns whether the Host header is valid in a URL, because the CMS builds URLs from it. */
function isValidHost(host = ''): boolean {
  return /^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`)
}

/**
 * Maximum length of the router state header. If it is rejected, the browser
 * falls back to a page load.
 */
const maxRouterState = 8192

/**
 * Maximum depth of the arrays and objects in a router state, and its values in total. Pages of the
 * CMS send about 40 values with a depth of 10; the deepest page has half of the limit. Next's time to
 * parse a state grows with the square of its depth and with the values that do not fit.
 */
const maxRouterStateDepth = 40
const maxRouterStateValues = 300

/**
 * Rejects a request if Next could not parse the client's router state, and would log an error and
 * respond with 500, or could only parse it slowly. Returns whether it has rejected the request.
 */
export function rejectRouterState(request: IncomingMessage, response: ServerResponse): boolean {
  return hasInvalidRouterState(request) && sendError(request, response, 400)
}

function hasInvalidRouterState({ headers }: IncomingMessage): boolean {
  const tree = headers['next-router-state-tree']
  if (tree === undefined) return false
  if (tree.length > maxRouterState) return true
  try {
    if (!isSmall(JSON.parse(decodeURIComponent(String(tree))))) return true
    parseAndValidateFlightRouterState(tree)
    return false
  } catch {
    return true
  }
}

/** Returns whether a router state is within the limits of depth and values. */
function isSmall(state: unknown): boolean {
  let level = [state]
  for (let depth = 0, values = 0; level.length > 0; depth++) {
    values += level.length
    if (depth > maxRouterStateDepth || values > maxRouterStateValues) return false
    level = level.filter(isNested).flatMap(Object.values)
  }
  return true
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Maximum query parameters, for anonymous clients and the staff: Next
 * compares each with all others.
 */
const maxParameters = 100
const maxStaffParameters = 500

async function hasTooManyParameters(request: IncomingMessage): Promise<boolean> {
  const count = request.url?.split('&', maxStaffParameters + 1).length ?? 0
  return count > maxStaffParameters || (count > maxParameters && !(await hasSignedToken(request)))
}

/**
 * Maximum characters of a URL that Next may redirect. The response contains the URL twice, and
 * nginx accepts 4 KB of response headers by default. Beyond that it responds with 502 and marks the
 * instance as failed.
 */
const maxRedirectUrl = 1500

/**
 * Returns whether the URL is too long for a redirect. Next redirects `/api/` only to remove
 * slashes, and never redirects an unknown path.
 */
async function isUrlTooLong(request: IncomingMessage): Promise<boolean> {
  const path = requestPath(request)
  const url = usesQuery(path) ? (request.url ?? '') : path
  if (encodedLength(url) <= maxRedirectUrl || isHiddenFromNext(path)) return false
  if (hasRedundantSlash(path)) return true
  return !path.startsWith('/api/') && !(await hasSignedToken(request))
}

/** Returns the length of a URL in a redirect, where Next encodes characters of the query. */
function encodedLength(url: string): number {
  return url.replace(/%(?![\da-f]{2})|[^\w.%-]/gi, '%xx').length
}

/** Maximum characters of an image URL, because Next logs the URLs of images that it cannot find. */
const maxImageUrl = 1000

/** The same for one of this site, whose file names have at most 80 characters. */
const maxLocalImageUrl = 200

/**
 * Returns whether Next's image optimizer would fail with a 500 because the image has an invalid
 * file name or redirects, or would log a very long URL.
 */
function isInvalidImageUrl(url: string): boolean {
  if (url.length > maxImageUrl) return true
  const address = imageAddress(url)
  const isLocal = address.startsWith('/')
  if (isLocal && address.length > maxLocalImageUrl) return true
  if (!isDecodable(address) || /\\|%5c/i.test(address)) return true
  // Includes C1 controls (U+0080 to U+009F) and the line and paragraph separators in UTF-8.
  const hasControlCharacter = /%(25)*(0|1|7f|c2%(25)*[89]|e2%(25)*80%(25)*a[89])/i.test(url)
  const isRedirected = isLocal && /(\/|%2f)(\/|%2f|\.\.|%2e|$)/i.test(address)
  return hasControlCharacter || isRedirected
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
