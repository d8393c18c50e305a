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
import { buildStyles } from './build-styles.ts'
import { hashesOf } from './page-hashes.ts'
import { requestPath } from './request-path.ts'

const withoutPage = publicPolicy({ scripts: [], styles: [] })

/** The policies of pages that do not change between requests, by entity tag. */
const policies = new LRUCache<string, string>({ max: 1000 })

const madeForEachRequest = [
  { pattern: /^\/admin(?=\/|$)/, policyFor: cmsPolicy },
  { pattern: new RegExp(`^${previewRoot}(?=/|$)`), policyFor: previewPolicy },
]

/**
 * Sets the policy of a response. Pages that are made for each request get a nonce, of which Next learns
 * by the same header of the request; all others the hashes of their scripts, as a nonce would end
 * caching. Next's `headers` cannot: they know no page.
 */
export function setContentPolicy(request: IncomingMessage, response: ServerResponse): void {
  // Next would write a visitor's nonce into the page that it caches for all.
  delete request.headers['content-security-policy']
  delete request.headers['content-security-policy-report-only']
  response.setHeader('Reporting-Endpoints', reportingEndpoints)
  const path = requestPath(request)
  const { policyFor } = madeForEachRequest.find(({ pattern }) => pattern.test(path)) ?? {}
  if (policyFor) {
    const nonce = randomBytes(16).toString('base64')
    request.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
    response.setHeader(policyHeader, policyFor(nonce))
  } else {
    addHashes(response)
  }
}

/** The same for `npm run dev`. */
export function setDevelopmentPolicy(response: ServerResponse): void {
  response.setHeader(policyHeader, developmentPolicy)
}

/** Sets the policy with the hashes of the page when it is sent in one piece. */
function addHashes(response: ServerResponse): void {
  beforeEnd(response, (page) => {
    // Who is told that the page is still the same still has its policy.
    if (response.statusCode === 304) response.removeHeader(policyHeader)
    else if (isPage(response)) {
      const policy = policyOf(page, response.getHeader('ETag'))
      // Of a response without a body a cache would take the policy for that of the page.
      if (policy === undefined) response.removeHeader(policyHeader)
      else response.setHeader(policyHeader, policy)
    }
  })
}

function isPage(response: ServerResponse): boolean {
  const type = String(response.getHeader('Content-Type'))
  // A file brings a stricter policy with it, see `fileHeaders`.
  const isFile = response.getHeader(policyHeader) !== withoutPage
  return type.startsWith('text/html') && !isFile && !response.headersSent
}

/** Nothing where there is neither the page nor a known tag, as for HEAD. */
function policyOf(page: unknown, tag: unknown): string | undefined {
  const known = typeof tag === 'string' ? policies.get(tag) : undefined
  if (known) return known
  if (typeof page !== 'string') return undefined
  const policy = publicPolicy(hashesOf(page, buildStyles()))
  if (typeof tag === 'string') policies.set(tag, policy)
  return policy
}
