import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts a text with a key derived from `secret`. `purpose` says what the text is and to whom it
 * belongs. It is authenticated, so `unseal` fails with a different purpose.
 */
export function seal(secret: string, purpose: string, text: string): string {
  const iv = randomBytes(ivBytes)
  const encryption = createCipheriv(cipher, keyFor(secret, 'seal'), iv).setAAD(Buffer.from(purpose))
  const content = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()])
  return Buffer.concat([iv, encryption.getAuthTag(), content]).toString('base64url')
}

/**
 * Decrypts a text. Returns undefined if it was changed, or sealed for another
 * purpose or with another key.
 */
export function unseal(secret: string, purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < ivBytes + tagBytes) return undefined
  const decryption = createDecipheriv(cipher, keyFor(secret, 'seal'), bytes.subarray(0, ivBytes))
  decryption.setAAD(Buffer.from(purpose))
  decryption.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    const content = decryption.update(bytes.subarray(ivBytes + tagBytes))
    return Buffer.concat([content, decryption.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** Returns a keyed hash (HMAC), for values with too little entropy for a plain hash. */
export function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', keyFor(secret, 'hash'))
    .update(`${purpose}\n${text}`)
    .digest('base64url')
}

/** Derives a key. The label speaks of the second factor only, which had the first keys: stored values depend on it. */
const keyFor = (secret: string, use: 'seal' | 'hash'): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `second-factor ${use}`, 32))
