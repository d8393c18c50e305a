import { createHash } from 'node:crypto'
import { SignJWT } from 'jose'
import { env } from '../../src/env.ts'

/** The session's token, which an answer to a login holds in its cookie alone. */
export function tokenOf(answer: Response): string | undefined {
  return /payload-token=([^;]+)/.exec(answer.headers.get('Set-Cookie') ?? '')?.[1]
}

/** A token of a session, signed as Payload does it. */
export function signedToken(secret = env.PAYLOAD_SECRET ?? ''): Promise<string> {
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  return new SignJWT({ id: 1, collection: 'users' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(key))
}
