/**
 * Adds headers that prevent caching, because the response may contain private data. Images are an
 * exception: they are public on the site.
 */
export function withPrivateHeaders(response: Response, path: string): Response {
  if (response.ok && path.startsWith('media/file/')) return response
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'private, no-store')
  return new Response(response.body, { status: response.status, headers })
}
