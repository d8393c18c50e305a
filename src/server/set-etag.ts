import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { matchesEtag } from '../lib/http/matches-etag.ts'
import { beforeEnd } from './before-end.ts'

/**
 * ETags by page. A cached page is the same string for every request, and V8 hashes a string once,
 * so that a lookup does not read the page.
 */
const etags = new LRUCache<string, string>({
  maxSize: 32 * 1024 * 1024,
  // The page is the key; most pages contain a character that makes each take two bytes.
  sizeCalculation: (_etag, page) => 2 * page.length + 1,
})

/**
 * Sets the ETag of a page that is sent with one `end()` call, and responds with 304 to a client that
 * has this page already. Next would hash the whole page for each request, which takes longer than
 * all other work for it, so `generateEtags` is off in next.config.ts.
 */
export function setEtag(request: IncomingMessage, response: ServerResponse): void {
  beforeEnd(response, (page) => {
    if (typeof page !== 'string' || !isPage(response)) return
    const etag = etagOf(page)
    response.setHeader('ETag', etag)
    if (response.statusCode !== 200 || !matchesEtag(request.headers['if-none-match'], etag)) return
    response.statusCode = 304
    response.removeHeader('Content-Length')
    return ''
  })
}

/** Returns whether the response is an HTML page or the RSC payload of one. */
function isPage(response: ServerResponse): boolean {
  const type = String(response.getHeader('Content-Type'))
  return !response.headersSent && /^text\/(html|x-component)\b/.test(type)
}

function etagOf(page: string): string {
  const known = etags.get(page)
  if (known) return known
  const etag = `"${createHash('sha256').update(page).digest('base64url')}"`
  etags.set(page, etag)
  return etag
}
