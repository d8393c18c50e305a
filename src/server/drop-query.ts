import type { IncomingMessage } from 'node:http'
import { previewRoot } from '../i18n/routes.ts'
import { isRscRequest } from './drop-router-headers.ts'
import { requestPath } from './request-path.ts'

/** Matches the paths whose handlers read the query string. Public pages do not. */
const pathsWithQuery = new RegExp(`^/(?:_next|admin|api|${previewRoot.slice(1)})(?:/|$)`)

/** Returns whether `dropQuery` keeps the query string of this path. */
export function usesQuery(path: string): boolean {
  return pathsWithQuery.test(path)
}

/**
 * The parameter that Next's client adds, so that caches do not mix up RSC responses and HTML pages.
 */
const rscParameter = '_rsc'

/**
 * Removes the query string of a public page. Next writes the query of the first request into the
 * cached page, and a link in a mailing may contain an email address.
 */
export function dropQuery(request: IncomingMessage): void {
  const [path = '', query] = request.url?.split('?', 2) ?? []
  if (query === undefined || usesQuery(requestPath(request))) return
  const value = isRscRequest(request) ? new URLSearchParams(query).get(rscParameter) : null
  request.url = value === null ? path : `${path}?${new URLSearchParams({ [rscParameter]: value })}`
}
