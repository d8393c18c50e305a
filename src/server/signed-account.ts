import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { jwtVerify } from 'jose'
import { env } from '../env.ts'

/**
 * The key with which Payload signs its tokens, see https://payloadcms.com/docs/authentication/jwt
 */
const key = new TextEncoder().encode(
  createHash('sha256')
    .update(env.PAYLOAD_SECRET ?? '')
    .digest('hex')
    .slice(0, 32),
)

type Headers = Pick<IncomingMessage, 'headers'>

/**
 * Returns the id of the account in a session token that Payload has signed and that has not expired.
 * Does not check whether the account and the session still exist, which would need the database.
 */
export async function signedAccount({ headers }: Headers): Promise<string | undefined> {
  const [, token] = /(?:^|;\s*)payload-token=([^;]+)/.exec(headers.cookie ?? '') ?? []
  if (!token) return undefined
  return jwtVerify(token, key, { algorithms: ['HS256'] }).then(
    ({ payload }) => String(payload.id),
    () => undefined,
  )
}

/** Returns whether the request has such a token. */
export async function hasSignedToken(request: Headers): Promise<boolean> {
  return (await signedAccount(request)) !== undefined
}
