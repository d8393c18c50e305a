/**
 * Adds headers that prevent caching, because the response may contain private data. Images are public on the
 * site: caches may keep them, but must ask each time whether they still exist.
 */
export function withPrivateHeaders(response: Response, path: string): Response {
  const headers = new Headers(response.headers)
  const isImage = response.ok && path.startsWith('media/file/')
  headers.set('Cache-Control', isImage ? 'public, no-cache' : 'private, no-store')
  return new Response(response.body, { status: response.status, headers })
}
