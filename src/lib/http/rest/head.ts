import type { RestHandler } from './types.ts'

/** Responds to HEAD with the headers of GET, because Payload's REST API has no HEAD. */
export function headOf(get: RestHandler): RestHandler {
  return async ({ url, headers, signal }, context) => {
    // Next's request is a proxy, which `new Request(request)` rejects.
    const response = await get(new Request(url, { headers, signal }), context)
    // An unread file would stay open.
    await response.body?.cancel()
    return new Response(null, response)
  }
}
