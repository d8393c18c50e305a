import { DELETE, GET, PATCH, POST } from '../../src/app/(payload)/api/[...slug]/route.ts'
import { callRoute } from './route.ts'

const methods = { DELETE, GET, PATCH, POST }

export type Call = {
  method?: keyof typeof methods
  headers?: Record<string, string>
  body?: BodyInit
}

/** Calls Payload's catch-all route in this process, with the site's own checks in front of it. */
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

/** Sends JSON through the catch-all route. */
export function sendJson(path: string, body: unknown, { method = 'POST', headers }: Call = {}) {
  return callApi(path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

/** The sentences of an answer that rejects a request. */
export async function messagesOf(answer: Response): Promise<string> {
  const { errors } = (await answer.json()) as { errors: { message: string }[] }
  return errors.map(({ message }) => message).join(' ')
}
