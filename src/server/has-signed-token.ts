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

/**
 * Returns whether the request has a session token that Payload has signed and that has not expired.
 * Does not check whether the session still exists, which would need the database.
 */
export async function hasSignedToken({
  headers,
}: Pick<IncomingMessage, 'headers'>): Promise<boolean> {
  const [, token] = /(?:^|;\s*)payload-token=([^;]+)/.exec(headers.cookie ?? '') ?? []
  if (!token) return false
  return jwtVerify(token, key, { algorithms: ['HS256'] }).then(
    () => true,
    () => false,
  )
}
