import config from '@payload-config'
import { handleEndpoints } from 'payload'
import type { Credentials } from './rest.ts'
import { tokenOf } from './token.ts'

/** The headers of a session after a login in this process; none if it fails. */
export async function sessionOf(who: Credentials): Promise<Record<string, string>> {
  const request = new Request('http://localhost:3000/api/users/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(who),
  })
  const token = tokenOf(await handleEndpoints({ config, path: '/api/users/login', request }))
  return token ? { Authorization: `JWT ${token}` } : {}
}
