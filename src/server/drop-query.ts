import type { IncomingMessage } from 'node:http'
import { isKnownPath } from '../i18n/known-paths.ts'
import { requestPath } from './request-path.ts'

/** What Next's navigations add, which keeps their responses apart from pages. */
const kept = '_rsc'

/**
 * Drops the query of a page, which none of the site's reads. Next writes that of whoever asks first into the
 * page that it caches for all, maybe with an address from a link in a mailing.
 */
export function dropQuery(request: IncomingMessage): void {
  const [path = '', query] = request.url?.split('?', 2) ?? []
  if (query === undefined || !isKnownPath(requestPath(request))) return
  const value = new URLSearchParams(query).get(kept)
  request.url = value === null ? path : `${path}?${new URLSearchParams({ [kept]: value })}`
}
