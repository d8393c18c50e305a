import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'

/** The defaults of RFC 6238, the only parameters that all authenticator apps support. */
const format = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** Returns a new 160-bit secret in base32, the format that authenticator apps use. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/**
 * Returns the time step (counted from 1970) in which `code` is valid for the secret, or undefined
 * if it is invalid. Accepts the current, previous and next step, because clocks differ.
 */
export function timeStepOf(
  secret: string,
  code: string,
  timestamp = Date.now(),
): number | undefined {
  const options = { ...format, secret: Secret.fromBase32(secret) }
  const distance = TOTP.validate({ ...options, token: code, timestamp, window: 1 })
  return distance === null
    ? undefined
    : TOTP.counter({ period: format.period, timestamp }) + distance
}

/** Returns the data URL of a QR code (SVG) with which an authenticator app imports the secret. */
export function qrCode(
  secret: string,
  { issuer, label }: { issuer: string; label: string },
): string {
  const uri = new TOTP({
    ...format,
    issuer,
    label,
    secret: Secret.fromBase32(secret),
  }).toString()
  // The QR code standard requires a quiet zone of four modules.
  const { data, size } = encode(uri, { ecc: 'M', border: 4 })
  const cells = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${cells.join('')}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
