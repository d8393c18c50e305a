import config from '@payload-config'
import { handleEndpoints } from 'payload'
import type { Credentials } from './rest.ts'
import { tokenOf } from './token.ts'

/**
 * Logs in within this process and returns the session headers, which are empty if the login fails.
 */
export async function sessionHeaders(who: Credentials): Promise<Record<string, string>> {
  const request = new Request('http://localhost:3000/api/users/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(who),
  })
  const token = tokenOf(await handleEndpoints({ config, path: '/api/users/login', request }))
  return token ? { Authorization: `JWT ${token}` } : {}
}
