import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { previewRoot } from '../i18n/routes.ts'
import {
  cmsPolicy,
  developmentPolicy,
  policyHeader,
  previewPolicy,
  publicPolicy,
  reportingEndpoints,
} from '../lib/http/content-policy.ts'
import { beforeEnd } from './before-end.ts'
import { builtStylesheets } from './built-stylesheets.ts'
import { hashesOf } from './page-hashes.ts'
import { requestPath } from './request-path.ts'

const policyWithoutHashes = publicPolicy({ scripts: [], styles: [] })

/** The policies of cached pages, by ETag. */
const policies = new LRUCache<string, string>({ max: 1000 })

const dynamicPages = [
  { pattern: /^\/admin(?=\/|$)/, policyFor: cmsPolicy },
  { pattern: new RegExp(`^${previewRoot}(?=/|$)`), policyFor: previewPolicy },
]

/**
 * Sets the Content-Security-Policy header of a response. Dynamic pages get a nonce, which Next
 * reads from the same header of the request. Other pages get the hashes of their scripts, because a
 * nonce would prevent caching. The `headers` of next.config.ts cannot do this: they do not depend
 * on the page's content.
 */
export function setContentPolicy(request: IncomingMessage, response: ServerResponse): void {
  // Next would write a nonce sent by the client into the cached page.
  delete request.headers['content-security-policy']
  delete request.headers['content-security-policy-report-only']
  response.setHeader('Reporting-Endpoints', reportingEndpoints)
  const path = requestPath(request)
  const { policyFor } = dynamicPages.find(({ pattern }) => pattern.test(path)) ?? {}
  if (policyFor) {
    const nonce = randomBytes(16).toString('base64')
    request.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
    response.setHeader(policyHeader, policyFor(nonce))
  } else {
    setPolicyWithHashes(response)
  }
}

/** Sets the policy under `npm run dev`. */
export function setDevelopmentPolicy(response: ServerResponse): void {
  response.setHeader(policyHeader, developmentPolicy)
}

/** Sets the policy with the hashes of the page if the page is sent with one `end()` call. */
function setPolicyWithHashes(response: ServerResponse): void {
  beforeEnd(response, (page) => {
    // On a 304, the client keeps the policy of its cached copy.
    if (response.statusCode === 304) response.removeHeader(policyHeader)
    else if (isPage(response)) {
      const policy = policyOf(page, response.getHeader('ETag'))
      // A cache would apply the policy of a response without a body, such as HEAD,
      // to its copy of the page.
      if (policy === undefined) response.removeHeader(policyHeader)
      else response.setHeader(policyHeader, policy)
    }
  })
}

function isPage(response: ServerResponse): boolean {
  const type = String(response.getHeader('Content-Type'))
  // Files have their own, stricter policy, see `fileHeaders`.
  const isFile = response.getHeader(policyHeader) !== policyWithoutHashes
  return type.startsWith('text/html') && !isFile && !response.headersSent
}

/**
 * Returns undefined if there is neither a body nor a cached policy for the
 * ETag, as may happen for HEAD.
 */
function policyOf(page: unknown, etag: unknown): string | undefined {
  const cached = typeof etag === 'string' ? policies.get(etag) : undefined
  if (cached) return cached
  if (typeof page !== 'string') return undefined
  const policy = publicPolicy(hashesOf(page, builtStylesheets()))
  if (typeof etag === 'string') policies.set(etag, policy)
  return policy
}
