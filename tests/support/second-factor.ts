import { Secret, TOTP } from 'otpauth'

/** Returns the TOTP code of a secret, a number of 30-second steps from now. */
export function totpCode(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}
