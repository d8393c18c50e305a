import { createHash } from 'node:crypto'
import { createReadStream, readdirSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import { uploadCollections } from '../../../src/lib/files/stores.ts'
import { PlainError } from '../processes.ts'
import { type DecryptionSettings, decryptionOf, type Transform } from './encryption.ts'

/**
 * The file names of this version's migrations. Importing the migrations would load the whole CMS.
 */
const migrationFiles = readdirSync(path.resolve(import.meta.dirname, '../../../src/migrations'))

/**
 * The version of the backup format. Increase it when earlier versions can
 * no longer read the backup.
 */
export const format = 1

/** A file in the backup's folder, with its size and checksum as stored. */
const entry = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })

const schema = z.object({
  format: z.number(),
  version: z.string(),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    entry.extend({ name: z.string(), columns: z.array(z.string()), rows: z.number() }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.array(entry.extend({ collection: z.enum(uploadCollections), name: z.string() })),
  secret: entry,
})

export type Manifest = z.infer<typeof schema>
export type Entry = z.infer<typeof entry>

/**
 * The manifest lists all files of a backup. It is written last, so an incomplete
 * backup does not have one.
 */
const plainName = 'manifest.json'
const checksumName = 'manifest.sha256'
const encryptedName = `${plainName}.age`

/** Writes the manifest, encrypted or with its checksum. It completes the backup. */
export async function writeManifest(folder: string, manifest: Manifest, encrypt?: Transform) {
  const json = JSON.stringify(manifest, null, 1)
  const name = encrypt ? encryptedName : plainName
  const source = Readable.from([Buffer.from(json)], { objectMode: false })
  const file = path.join(folder, name)
  await pipeline(encrypt ? await encrypt(source) : source, async (chunks) =>
    fs.writeFile(file, chunks),
  )
  // Encrypted files are authenticated and need no checksum.
  if (!encrypt) await fs.writeFile(path.join(folder, checksumName), sha256(json))
}

export type OpenBackup = { folder: string; manifest: Manifest; decrypt: Transform | undefined }

/**
 * Opens the backup in `folder`. Throws a PlainError if there is none, or if it is damaged,
 * encrypted with another key, or of a newer version of the product.
 */
export async function openBackup(
  folder: string,
  settings: DecryptionSettings,
): Promise<OpenBackup> {
  const names: string[] = await fs.readdir(folder).catch(() => [])
  const isEncrypted = names.includes(encryptedName)
  if (!isEncrypted && !names.includes(plainName)) {
    throw new PlainError(`There is no complete backup in ${folder}.`)
  }
  const decrypt = isEncrypted ? await decryptionOf(folder, settings) : undefined
  const json = await readManifest(folder, decrypt)
  const parsed = parse(json)
  if (!parsed) throw damaged(folder, isEncrypted ? encryptedName : plainName)
  const unknown = parsed.migrations.filter((each) => !migrationFiles.includes(`${each}.ts`))
  if (parsed.format > format || unknown.length > 0) {
    throw new PlainError(
      `The backup in ${folder} was made by a newer version (${parsed.version}); restore it with that one.`,
    )
  }
  return { folder, manifest: parsed, decrypt }
}

async function readManifest(folder: string, decrypt?: Transform): Promise<string> {
  if (decrypt) {
    try {
      return await text(await decrypt(createReadStream(path.join(folder, encryptedName))))
    } catch {
      throw new PlainError(
        `The backup in ${folder} cannot be opened with this key, or it is damaged: ${encryptedName}.`,
      )
    }
  }
  const json = await fs.readFile(path.join(folder, plainName), 'utf8')
  const sum = await fs.readFile(path.join(folder, checksumName), 'utf8').catch(() => '')
  if (sum !== sha256(json)) throw damaged(folder, plainName)
  return json
}

function parse(json: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(json)
    // Only these two fields are guaranteed in newer formats.
    const newer = z.object({ format: z.number().gt(format), version: z.string() }).safeParse(value)
    if (newer.success) return { ...empty, ...newer.data }
    return schema.safeParse(value).data
  } catch {
    return undefined
  }
}

const empty: Manifest = {
  ...{ format, version: '', createdAt: '', migrations: [], tables: [], sequences: [], files: [] },
  secret: { path: '', bytes: 0, sha256: '' },
}

/** Returns the decrypted content of a file. */
export async function contentOf(backup: OpenBackup, { path: file }: Entry): Promise<Readable> {
  const stored = createReadStream(path.join(backup.folder, file))
  return backup.decrypt ? backup.decrypt(stored) : stored
}

/** Returns all files of a backup. */
export function entriesOf({ tables, files, secret }: Manifest): Entry[] {
  return [...tables, ...files, secret]
}

/**
 * Verifies the checksums of all files. Throws a PlainError that names the first damaged file, and when
 * `interruption` aborts.
 */
export async function checkFiles(
  { folder, manifest }: Pick<OpenBackup, 'folder' | 'manifest'>,
  interruption?: AbortSignal,
): Promise<void> {
  for (const { path: file, sha256: expected } of entriesOf(manifest)) {
    interruption?.throwIfAborted()
    const hash = createHash('sha256')
    await pipeline(createReadStream(path.join(folder, file)), hash).catch(() => undefined)
    if (hash.digest('hex') !== expected) throw damaged(folder, file)
  }
}

function damaged(folder: string, file: string): PlainError {
  return new PlainError(
    `The backup in ${folder} is damaged: ${file}. Nothing was restored from it.`,
  )
}

function sha256(value: string): string {
  return createHash('sha256').update(value).digest('hex')
}
