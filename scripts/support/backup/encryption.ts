import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { PlainError } from '../processes.ts'

/** The settings for encrypting a backup: a passphrase, or the public key of an age key pair. */
type EncryptionSettings = { BACKUP_PASSPHRASE?: string; BACKUP_RECIPIENT?: string }

/** The settings for decrypting a backup: the passphrase, or the secret key. */
export type DecryptionSettings = { BACKUP_PASSPHRASE?: string; BACKUP_IDENTITY?: string }

export type Transform = (source: Readable) => Promise<Readable>

/**
 * The file with the age key of a backup, encrypted with the passphrase. The other files are
 * encrypted with this key, because deriving a key from the passphrase takes a second for each file.
 */
const keyFile = 'key.age'

/**
 * Returns the function that encrypts the files of a backup, or undefined if
 * encryption is not configured.
 */
export async function encryptionOf(
  folder: string,
  { BACKUP_RECIPIENT, BACKUP_PASSPHRASE }: EncryptionSettings,
): Promise<Transform | undefined> {
  const recipient = BACKUP_RECIPIENT ?? (await newRecipient(folder, BACKUP_PASSPHRASE))
  if (!recipient) return undefined
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return async (source) => asReadable(await encrypter.encrypt(asWeb(source)))
}

async function newRecipient(folder: string, passphrase?: string): Promise<string | undefined> {
  if (!passphrase) return undefined
  const identity = await generateX25519Identity()
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  await fs.writeFile(path.join(folder, keyFile), await encrypter.encrypt(identity))
  return identityToRecipient(identity)
}

/**
 * Returns the function that decrypts the files of a backup. Throws a PlainError if
 * the passphrase is wrong.
 */
export async function decryptionOf(
  folder: string,
  { BACKUP_IDENTITY, BACKUP_PASSPHRASE }: DecryptionSettings,
): Promise<Transform> {
  const identity = BACKUP_IDENTITY ?? (await identityIn(folder, BACKUP_PASSPHRASE))
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return async (source) => asReadable(await decrypter.decrypt(asWeb(source)))
}

async function identityIn(folder: string, passphrase?: string): Promise<string> {
  const encrypted = await fs.readFile(path.join(folder, keyFile)).catch(() => undefined)
  if (!encrypted)
    throw new PlainError('The backup is encrypted; set BACKUP_IDENTITY to its age key.')
  if (!passphrase) throw new PlainError('The backup is encrypted; set BACKUP_PASSPHRASE.')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  return decrypter.decrypt(encrypted, 'text').catch(() => {
    throw new PlainError('The backup cannot be opened with this BACKUP_PASSPHRASE.')
  })
}

// The casts are needed because Node's types of web streams differ slightly from those of the DOM.
const asWeb = (source: Readable) => Readable.toWeb(source) as unknown as ReadableStream<Uint8Array>
const asReadable = (source: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(source as unknown as WebStream)
