import { areCacheTags } from '../../../lib/cache/cache-tags.ts'
import { refreshPages } from '../../../lib/cache/refresh-pages.ts'
import { isSigned } from '../../../lib/cache/signature.ts'
import { respondAndDrain } from '../../../lib/http/drain-body.ts'
import { plainRejection, readText, reject } from '../../../lib/http/outcome.ts'

const maxBytes = 64 * 1024

/** Purges cached pages, for the site's own jobs. */
export async function POST(request: Request): Promise<Response> {
  return respondAndDrain(await take(request))
}

async function take(request: Request): Promise<Response> {
  const body = await readText(request.headers, maxBytes)
  if (body === undefined) return plainRejection(reject(413, 'Too many tags.'))
  if (!isSigned(body, request.headers)) return plainRejection(reject(401, 'Not signed.'))
  const tags: unknown = JSON.parse(body)
  if (!areCacheTags(tags)) return plainRejection(reject(400, 'No list of tags.'))
  refreshPages(tags)
  return new Response(null, { status: 204 })
}
