import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { newSecret, qrCode, timeStepOf } from '../../../src/lib/auth/one-time-code.ts'
import { newRecoveryCodes, normalizeCode } from '../../../src/lib/auth/recovery-codes.ts'
import { keyedHash, seal, unseal } from '../../../src/lib/auth/seal.ts'

const secret = newSecret()
const noon = Date.UTC(2026, 10, 22, 12)
const codeAt = (timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

describe("an authenticator app's code", () => {
  it('matches RFC 6238', () => {
    const rfc = Secret.fromLatin1('12345678901234567890').base32
    expect(timeStepOf(rfc, '287082', 59_000)).toBe(1)
    expect(timeStepOf(rfc, '081804', 1_111_111_109_000)).toBe(37_037_036)
  })

  it.each([-30, 0, 30])(
    'is accepted %i seconds away and identifies its own time step',
    (seconds) => {
      const at = noon + seconds * 1000
      expect(timeStepOf(secret, codeAt(at), noon)).toBe(at / 30_000)
    },
  )

  it.each([-60, 60])('is rejected %i seconds away', (seconds) => {
    expect(timeStepOf(secret, codeAt(noon + seconds * 1000), noon)).toBeUndefined()
  })

  it('is set up with a QR code that loads nothing from elsewhere', () => {
    const picture = decodeURIComponent(qrCode(secret, { issuer: 'Büro & Co', label: 'a@b.de' }))
    expect(picture).toMatch(/^data:image\/svg\+xml,<svg xmlns="[^"]+" viewBox="0 0 \d+ \d+"><path/)
  })
})

describe('the recovery codes', () => {
  it('are ten different codes of 120 bits', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes)
      expect(code).toMatch(/^([0-9a-hj-km-np-tv-z]{4}-){5}[0-9a-hj-km-np-tv-z]{4}$/)
  })

  it('are accepted with spaces, capitals and other dashes', () => {
    expect(normalizeCode(' 7K2M 9qx4–a0cd-H5TV\n')).toBe('7k2m9qx4a0cdh5tv')
  })

  it('are hashed with the account and the secret', () => {
    const hash = keyedHash('a secret', 'account 1', 'code')
    expect(keyedHash('a secret', 'account 1', 'code')).toBe(hash)
    expect(keyedHash('a secret', 'account 2', 'code')).not.toBe(hash)
    expect(keyedHash('another', 'account 1', 'code')).not.toBe(hash)
  })
})

describe('an encrypted text', () => {
  const sealed = seal('a secret', 'account 1', 'Grüße')

  it('can be decrypted, and its ciphertext differs each time', () => {
    expect(unseal('a secret', 'account 1', sealed)).toBe('Grüße')
    expect(seal('a secret', 'account 1', 'Grüße')).not.toBe(sealed)
  })

  it.each([
    ['another secret', 'another', 'account 1', sealed],
    ['another account', 'a secret', 'account 2', sealed],
    ['a change', 'a secret', 'account 1', `${sealed.slice(0, -2)}AA`],
    ['what is too short', 'a secret', 'account 1', 'AAAA'],
    ['nothing', 'a secret', 'account 1', ''],
  ])('cannot be decrypted with %s', (_what, key, purpose, text) => {
    expect(unseal(key, purpose, text)).toBeUndefined()
  })
})
