import type { IncomingMessage } from 'node:http'
import { isUnknownPath, notFoundPath } from '../i18n/known-paths.ts'
import { requestPath } from './request-path.ts'

/**
 * Replaces every unknown path by the same one. Next writes the path of the first 404 into the
 * cached 404 page, and that path may contain personal data.
 */
export function hideUnknownPath(request: IncomingMessage): void {
  if (isHiddenFromNext(requestPath(request))) request.url = notFoundPath
}

/** Returns whether `hideUnknownPath` replaces this path. */
export function isHiddenFromNext(path: string): boolean {
  return !hasRedundantSlash(path) && isUnknownPath(path)
}

/**
 * Returns whether Next redirects this path to one without duplicate or trailing
 * slashes, before routing.
 */
export function hasRedundantSlash(path: string): boolean {
  return /\/\/|.\/$/.test(path)
}
