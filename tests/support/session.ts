import config from '@payload-config'
import { createLocalReq, getFieldsToSign, handleEndpoints, jwtSign, type TypedUser } from 'payload'
import { addSessionToUser } from 'payload/shared'
import { cms } from './cms.ts'
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

/**
 * Starts a session as a login does, and returns its headers. A login would take a tenth of a second, because it
 * compares the password.
 */
export async function startSession(email: string): Promise<Record<string, string>> {
  const payload = await cms()
  const { config: users } = payload.collections.users
  const where = { email: { equals: email } }
  const user = await payload.db.findOne<TypedUser>({ collection: users.slug, where })
  if (!user) throw new Error(`There is no account ${email}`)
  const req = await createLocalReq({}, payload)
  const { sid } = await addSessionToUser({ collectionConfig: users, payload, req, user })
  const { token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig: users, email, sid, user }),
    secret: payload.secret,
    tokenExpiration: users.auth.tokenExpiration,
  })
  return { Authorization: `JWT ${token}` }
}
