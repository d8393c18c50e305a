/**
 * The response with headers that keep it out of every cache: it may hold private data. Pictures are
 * the exception, as everybody sees them on the site.
 */
export function withPrivateHeaders(response: Response, path: string): Response {
  if (response.ok && path.startsWith('media/file/')) return response
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'private, no-store')
  return new Response(response.body, { status: response.status, headers })
}
