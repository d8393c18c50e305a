import type { IncomingMessage } from 'node:http'

/** Matches the cookies of Next's draft mode, which the site does not use. */
const previewCookies = /(?:^|;)\s*(?:__prerender_bypass|__next_preview_data)\s*=[^;]*/g

/**
 * Removes the cookies of Next's draft mode. Next responds to invalid ones with `Set-Cookie`, and
 * proxies do not cache such a response.
 */
export function dropPreviewCookies({ headers }: IncomingMessage): void {
  if (headers.cookie) headers.cookie = headers.cookie.replaceAll(previewCookies, '')
}
