import type { IncomingMessage } from 'node:http'
import { previewRoot } from '../i18n/routes.ts'
import { requestPath } from './request-path.ts'

/** What reads its query; pages do not, nor does what there is not. */
const reading = new RegExp(`^/(?:_next|admin|api|${previewRoot.slice(1)})(?:/|$)`)

/** Whether Next gets the query of a path. */
export function keepsQuery(path: string): boolean {
  return reading.test(path)
}

/** What Next's navigations add, which keeps their responses apart from pages. */
const ofNavigation = '_rsc'

/**
 * Drops the query of a page. Next writes the query of the first visitor into the page that it caches for all,
 * maybe with an address from a link in a mailing.
 */
export function dropQuery(request: IncomingMessage): void {
  const [path = '', query] = request.url?.split('?', 2) ?? []
  if (query === undefined || keepsQuery(requestPath(request))) return
  const value = 'rsc' in request.headers && new URLSearchParams(query).get(ofNavigation)
  request.url = value ? `${path}?${new URLSearchParams({ [ofNavigation]: value })}` : path
}
