import { createHash } from 'node:crypto'
import { SignJWT } from 'jose'
import { env } from '../../src/env.ts'

/** Returns the session token of a login response, which is only in its cookie. */
export function tokenOf(response: Response): string | undefined {
  return /payload-token=([^;]+)/.exec(response.headers.get('Set-Cookie') ?? '')?.[1]
}

/** Returns a session token that is signed like Payload's. */
export function signedToken(secret = env.PAYLOAD_SECRET ?? '', id = 1): Promise<string> {
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  return new SignJWT({ id, collection: 'users' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(key))
}
