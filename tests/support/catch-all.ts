import { DELETE, GET, PATCH, POST } from '../../src/app/(payload)/api/[...slug]/route.ts'
import { callRoute } from './route.ts'

const methods = { DELETE, GET, PATCH, POST }

export type Call = {
  method?: keyof typeof methods
  headers?: Record<string, string>
  body?: BodyInit
}

/** Calls Payload's catch-all route in this process, including the site's own checks. */
export function callApi(path: string, { method = 'GET', headers, body }: Call = {}) {
  const url = new URL(`http://localhost:3000/api/${path}`)
  const slug = path.replace(/\?.*/s, '').split('/').map(decodeURIComponent)
  const request = new Request(url, {
    method,
    headers: { Host: url.host, 'X-Forwarded-For': '203.0.113.1', ...headers },
    body,
    duplex: 'half',
  } as RequestInit)
  return callRoute(
    (received) => methods[method](received, { params: Promise.resolve({ slug }) }),
    request,
  )
}

/** Sends JSON to the catch-all route. */
export function sendJson(path: string, body: unknown, { method = 'POST', headers }: Call = {}) {
  return callApi(path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

/** Returns the messages of a response that rejects a request. */
export async function messagesOf(response: Response): Promise<string> {
  const { errors } = (await response.json()) as { errors: { message: string }[] }
  return errors.map(({ message }) => message).join(' ')
}
