import type { IncomingMessage } from 'node:http'
import { isUnknownPath, nowhere } from '../i18n/known-paths.ts'
import { requestPath } from './request-path.ts'

/**
 * Lets Next see one path for all that are unknown: it writes the first one, maybe with a name in it, into the
 * 404 page that it caches for all.
 */
export function hideUnknownPath(request: IncomingMessage): void {
  const path = requestPath(request)
  // Next redirects these first.
  const hasSpareSlash = /\/\/|.\/$/.test(path)
  if (!hasSpareSlash && isUnknownPath(path)) request.url = nowhere
}
