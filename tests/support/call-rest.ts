import config from '@payload-config'
import { handleEndpoints } from 'payload'
import { guardRest } from '../../src/lib/http/rest/guard.ts'
import { callRoute } from './route.ts'
import { startSession } from './session.ts'

type Rejected = { message: string; data?: { errors: { path: string; message: string }[] } }

/** The parts of the CMS's responses that tests read. */
export type RestResponse = {
  status: number
  body: { errors: Rejected[]; docs: unknown[]; hero: { headline: string } }
}

/** Payload's REST API behind the site's own checks, like the product's route. */
const serve = guardRest(async (request, { params }) => {
  const { slug } = await params
  const path = `/api/${slug.map(encodeURIComponent).join('/')}`
  return handleEndpoints({ config, path, request })
})

/** Calls the REST API in this process. */
export async function callRest(
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
): Promise<Response> {
  const request = new Request(`http://localhost:3000/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'de', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const slug = (path.split('?')[0] ?? '').split('/').map(decodeURIComponent)
  return callRoute((called) => serve(called, { params: Promise.resolve({ slug }) }), request)
}

/**
 * Returns a client for the REST API in this process, with a German UI, for the user with an email
 * address, or for the public.
 */
export async function restAs(email?: string) {
  const headers = email === undefined ? undefined : await startSession(email)
  return async (method: string, path: string, body?: unknown): Promise<RestResponse> => {
    const response = await callRest(method, path, { headers, body })
    return { status: response.status, body: await response.json() }
  }
}
