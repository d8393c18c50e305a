import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { PlainError } from '../processes.ts'

/** What encrypts a backup: a passphrase, or the public half of an age key. */
export type Lock = { BACKUP_PASSPHRASE?: string; BACKUP_RECIPIENT?: string }

/** What decrypts it: the passphrase, or the secret half. */
export type Key = { BACKUP_PASSPHRASE?: string; BACKUP_IDENTITY?: string }

export type Transform = (source: Readable) => Promise<Readable>

/** The key of a backup that a passphrase protects: a passphrase takes a second for each file. */
const keyFile = 'key.age'

/** What encrypts each file of the backup in `folder`; undefined for one that is not encrypted. */
export async function encryptionOf(folder: string, lock: Lock): Promise<Transform | undefined> {
  const recipient = lock.BACKUP_RECIPIENT ?? (await newRecipient(folder, lock.BACKUP_PASSPHRASE))
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

/** What decrypts each file of an encrypted backup. Throws a PlainError if the key does not fit. */
export async function decryptionOf(folder: string, key: Key): Promise<Transform> {
  const identity = key.BACKUP_IDENTITY ?? (await identityIn(folder, key.BACKUP_PASSPHRASE))
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return async (source) => asReadable(await decrypter.decrypt(asWeb(source)))
}

async function identityIn(folder: string, passphrase?: string): Promise<string> {
  const locked = await fs.readFile(path.join(folder, keyFile)).catch(() => undefined)
  if (!locked) throw new PlainError('The backup is encrypted; set BACKUP_IDENTITY to its age key.')
  if (!passphrase) throw new PlainError('The backup is encrypted; set BACKUP_PASSPHRASE.')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  return decrypter.decrypt(locked, 'text').catch(() => {
    throw new PlainError('The backup cannot be opened with this BACKUP_PASSPHRASE.')
  })
}

// Node's types of web streams and those of the browser differ in details that do not matter here.
const asWeb = (source: Readable) => Readable.toWeb(source) as unknown as ReadableStream<Uint8Array>
const asReadable = (source: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(source as unknown as WebStream)
