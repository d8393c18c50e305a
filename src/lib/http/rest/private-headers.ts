/**
 * Adds headers that prevent caching, because the response may contain private data. Pictures and
 * recordings are public on the site: caches may keep them, but must ask each time whether they still exist.
 */
export function withPrivateHeaders(response: Response, path: string): Response {
  const headers = new Headers(response.headers)
  const isSent = response.ok || response.status === 304
  const isPublic = isSent && /^(media|recordings)\/file\//.test(path)
  headers.set('Cache-Control', isPublic ? 'public, no-cache' : 'private, no-store')
  return new Response(response.body, { status: response.status, headers })
}
