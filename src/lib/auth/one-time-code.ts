import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'

/** What every authenticator app takes for granted (RFC 6238). */
const format = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** A new secret of 160 bits, in the letters in which apps show and take it. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/**
 * The step of time, counted from 1970, for which the code is that of the secret: the present one, the one
 * before or the one after, as clocks differ. Undefined if it is of none of them.
 */
export function stepOf(secret: string, code: string, timestamp = Date.now()): number | undefined {
  const given = { ...format, secret: Secret.fromBase32(secret) }
  const distance = TOTP.validate({ ...given, token: code, timestamp, window: 1 })
  return distance === null
    ? undefined
    : TOTP.counter({ period: format.period, timestamp }) + distance
}

/** The secret as a picture that an authenticator app reads, as the address of an image. */
export function qrCode(
  secret: string,
  { issuer, label }: { issuer: string; label: string },
): string {
  const address = new TOTP({
    ...format,
    issuer,
    label,
    secret: Secret.fromBase32(secret),
  }).toString()
  // The empty frame of four cells is part of the standard: cameras look for it.
  const { data, size } = encode(address, { ecc: 'M', border: 4 })
  const cells = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${cells.join('')}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
