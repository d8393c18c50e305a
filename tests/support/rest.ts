import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { admin } from './product.ts'
import { tokenOf } from './token.ts'

export type Credentials = { email: string; password: string }

/** The headers that authenticate a user. */
export type AuthHeaders = Record<string, string>

/** Calls the shared product, or the one at `url`. */
export function call(path: string, init?: RequestInit, url = process.env.PRODUCT_URL) {
  return fetch(`${url}${path}`, init)
}

/** Sends JSON as a user. */
export function send(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  { as = {}, body, url }: { as?: AuthHeaders; body?: unknown; url?: string } = {},
): Promise<Response> {
  return call(
    path,
    {
      method,
      headers: { ...as, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    },
    url,
  )
}

/** Logs in through REST, which creates a new session each time. */
export async function logIn(who: Credentials = admin, url?: string): Promise<AuthHeaders> {
  const response = await send('POST', '/api/users/login', { body: who, url })
  expect(response.status).toBe(200)
  return { Authorization: `JWT ${tokenOf(response)}` }
}

/** Creates an account with this role and a random address. */
export async function createUser(as: AuthHeaders, role: 'admin' | 'editor', url?: string) {
  const who = { email: `${randomUUID()}@example.com`, password: `a-long-${role}-password` }
  const response = await send('POST', '/api/users', { as, body: { ...who, role }, url })
  expect(response.status).toBe(201)
  const { doc } = await response.json()
  return { ...who, id: doc.id as number }
}
