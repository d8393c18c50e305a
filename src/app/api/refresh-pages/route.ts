import { isSigned } from '../../../features/publish/signature.ts'
import { areCacheTags } from '../../../lib/cache-tags.ts'
import { plainRefusal, readText, refuse } from '../../../lib/http.ts'
import { refreshPages } from '../../../lib/refresh-pages.ts'
import { answerEarly } from '../../../lib/unread-body.ts'

const maxBytes = 64 * 1024

/** Throws cached pages away, for the site's own jobs. */
export async function POST(request: Request): Promise<Response> {
  return answerEarly(await take(request))
}

async function take(request: Request): Promise<Response> {
  const body = await readText(request.headers, maxBytes)
  if (body === undefined) return plainRefusal(refuse(413, 'Too many tags.'))
  if (!isSigned(body, request.headers)) return plainRefusal(refuse(401, 'Not signed.'))
  const tags: unknown = JSON.parse(body)
  if (!areCacheTags(tags)) return plainRefusal(refuse(400, 'No list of tags.'))
  refreshPages(tags)
  return new Response(null, { status: 204 })
}
