import type { IncomingMessage } from 'node:http'
import { isUnknownPath, notFoundPath } from '../i18n/known-paths.ts'
import { requestPath } from './request-path.ts'

/**
 * Lets Next see one path for all that are unknown: it writes the first one, maybe with a name in it, into the
 * 404 page that it caches for all.
 */
export function hideUnknownPath(request: IncomingMessage): void {
  if (isHidden(requestPath(request))) request.url = notFoundPath
}

/** Whether Next sees the path of all unknown ones instead of this. */
export function isHidden(path: string): boolean {
  return !hasSpareSlash(path) && isUnknownPath(path)
}

/** Whether Next redirects to the path without its spare slashes, before it looks at anything else. */
export function hasSpareSlash(path: string): boolean {
  return /\/\/|.\/$/.test(path)
}
