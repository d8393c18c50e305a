import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { withDatabase } from '../../scripts/support/backup/database.ts'
import { openBackup } from '../../scripts/support/backup/manifest.ts'
import { restoreBackup } from '../../scripts/support/backup/restore-backup.ts'
import type { Env } from '../../src/env.ts'
import { createStores } from '../../src/lib/files/stores.ts'
import { preparedFolder, temporaryFolder } from '../support/product.ts'
import { unreachableS3 } from '../support/s3.ts'
import { hashFiles, hashStorage, storageSettings } from '../support/stored-hashes.ts'

// Each restore runs all migrations.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const secret = 'only-for-this-backup-0123456789-0123456789'
const folders: string[] = []
/** The folder of a product with its own database, which contains a submission with documents. */
let source: string

beforeAll(async () => {
  source = await preparedFolder()
  folders.push(source)
  fs.writeFileSync(path.join(source, 'data/secret'), secret)
  const documents = path.join(source, 'data/documents')
  fs.mkdirSync(documents, { recursive: true })
  for (const name of ['a.pdf', 'b.pdf']) {
    fs.writeFileSync(path.join(documents, name), Buffer.alloc(300_000, name))
  }
  await withDatabase(storageSettings(source), async (client) => {
    await client.query(
      `INSERT INTO onboarding_documents (original_name, filename, filesize, mime_type)
       VALUES ('Ä\\t"1".pdf', 'a.pdf', 300000, 'application/pdf'),
              (E'Zeile\\nzwei.pdf', 'b.pdf', 300000, 'application/pdf')`,
    )
    await client.query(
      `INSERT INTO contact_requests (name, email, message, status)
       VALUES ('Ana', 'ana@example.com', E'\\\\N und \\\\. und \\u20ac', 'new')`,
    )
  })
})

afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
})

function empty(): string {
  const folder = temporaryFolder()
  folders.push(folder)
  return folder
}

type Settings = Record<string, string>

/** Starts a script on the product in `folder`. */
function start(script: string, args: string[], folder: string, settings: Settings) {
  return spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...environment(folder), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs a script on the product in `folder`. Resolves to its exit status and its output. */
async function run(script: string, args: string[], folder: string, settings: Settings = {}) {
  const child = start(script, args, folder, settings)
  const [output, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { status: status as number, output: output + errors }
}

/** Returns the environment without the settings of the worker's own product. */
function environment(folder: string): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, PAYLOAD_SECRET: _secret, ...others } = process.env
  return {
    ...others,
    NODE_ENV: 'production',
    ...storageSettings(folder),
  }
}

const passphrase = { BACKUP_PASSPHRASE: 'vier zufällige Wörter hier' }

it('a backup is restored completely, only if it is intact and only into an empty product', async () => {
  const backup = path.join(empty(), 'backup')
  const made = await run('backup', [backup], source)
  expect(made).toMatchObject({ status: 0, output: expect.stringContaining('2 documents') })

  const document = path.join(backup, 'files/onboarding-documents/a.pdf')
  const whole = fs.readFileSync(document)
  const broken = Buffer.from(whole).fill('x', 1000, 1001)
  for (const damage of [() => fs.writeFileSync(document, broken), () => fs.rmSync(document)]) {
    damage()
    const untouched = empty()
    const { status, output } = await run('restore', [backup], untouched)
    expect(status).toBe(1)
    expect(output).toMatch(
      /^The backup in .* is damaged: files\/onboarding-documents\/a\.pdf\..*\n$/,
    )
    expect(fs.readdirSync(untouched)).toEqual([])
  }
  fs.writeFileSync(document, whole)

  const target = empty()
  const restored = await run('restore', [backup], target)
  expect(restored).toMatchObject({ status: 0, output: expect.stringContaining('Restored') })
  expect(await hashStorage(storageSettings(target))).toEqual(
    await hashStorage(storageSettings(source)),
  )
  expect(fs.readFileSync(path.join(target, 'data/secret'), 'utf8')).toBe(secret)
  expect(fs.statSync(path.join(target, 'data/documents')).mode & 0o077).toBe(0)

  const { status, output } = await run('restore', [backup], target)
  expect(status).toBe(1)
  expect(output).toMatch(/^A backup is restored only where nothing is yet, .*\n$/)
  expect(await hashFiles(storageSettings(target))).toEqual(await hashFiles(storageSettings(source)))
})

it('an encrypted backup reveals nothing and can be verified with a trial restore', async () => {
  const backup = path.join(empty(), 'backup')
  expect(await run('backup', [backup], source, passphrase)).toMatchObject({ status: 0 })
  expect(fs.readdirSync(backup).filter((name) => !name.endsWith('.age'))).toEqual([])
  const rehearsed = await run('restore', [backup, '--rehearse'], source, passphrase)
  expect(rehearsed).toMatchObject({
    status: 0,
    output: expect.stringMatching(/2 {2}onboarding_documents\n[\s\S]*every row and file found/),
  })
})

it('an interrupted trial restore removes its decrypted documents', async () => {
  const backup = path.join(empty(), 'backup')
  await run('backup', [backup], source, passphrase)
  const temporary = empty()
  const settings = { ...passphrase, TMPDIR: temporary }
  const child = start('restore', [backup, '--rehearse'], empty(), settings)
  const exited = once(child, 'exit')
  const restored = () => fs.globSync('*/data/documents/a.pdf', { cwd: temporary })
  await vi.waitUntil(() => restored().length > 0, { timeout: 60_000 })
  // As by somebody who presses Ctrl-C until something happens.
  const errors = text(child.stderr)
  for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM', 'SIGHUP'] as const) child.kill(signal)
  const [status] = await exited
  expect({ status, errors: await errors }).toEqual({
    status: 1,
    errors: 'Removing what was restored.\nInterrupted.\n',
  })
  expect(fs.readdirSync(temporary)).toEqual([])
})

it('an interrupted backup leaves nothing behind', async () => {
  const folder = await preparedFolder()
  folders.push(folder)
  const documents = path.join(folder, 'data/documents')
  fs.mkdirSync(documents, { recursive: true })
  // Large enough that the backup is still copying it.
  const bytes = 1024 ** 3
  fs.writeFileSync(path.join(documents, 'a.pdf'), '')
  fs.truncateSync(path.join(documents, 'a.pdf'), bytes)
  fs.writeFileSync(path.join(folder, 'data/secret'), secret)
  await withDatabase(storageSettings(folder), (client) =>
    client.query(
      `INSERT INTO onboarding_documents (original_name, filename, filesize, mime_type)
       VALUES ('a.pdf', 'a.pdf', ${bytes}, 'application/pdf')`,
    ),
  )
  const backup = path.join(empty(), 'backup')
  const child = start('backup', [backup], folder, {})
  const exited = once(child, 'exit')
  const errors = text(child.stderr)
  const begun = () => fs.existsSync(path.join(backup, 'files/onboarding-documents/a.pdf'))
  await vi.waitUntil(begun, { timeout: 60_000, interval: 5 })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) child.kill(signal)
  const [status] = await exited
  expect({ status, errors: await errors }).toEqual({
    status: 1,
    errors: 'Removing what was written.\nInterrupted.\n',
  })
  expect(fs.readdirSync(backup)).toEqual([])
})

it('a restore that fails leaves the files that it has not stored', async () => {
  const folder = path.join(empty(), 'backup')
  await run('backup', [folder], source)
  const settings = storageSettings(empty())
  const documents = path.join(settings.DATA_DIR, 'documents')
  fs.mkdirSync(documents, { recursive: true })
  // As if another restore had stored it since the target was found to be empty.
  fs.writeFileSync(path.join(documents, 'b.pdf'), 'of another one')
  const env = { ...settings, PAYLOAD_SECRET: secret } as Env
  const target = { env, stores: createStores(env) }
  const restored = restoreBackup(await openBackup(folder, {}), target, new AbortController().signal)
  await expect(restored).rejects.toThrow(/b\.pdf of onboarding-documents exists already/)
  expect(fs.readdirSync(documents)).toEqual(['b.pdf'])
  expect(fs.readFileSync(path.join(documents, 'b.pdf'), 'utf8')).toBe('of another one')
})

describe('a backup is rejected with one sentence', () => {
  const rejected = async (outcome: ReturnType<typeof run>, sentence: RegExp) => {
    const { status, output } = await outcome
    expect(status).toBe(1)
    expect(output).toMatch(sentence)
    expect(output.trim().split('\n')).toHaveLength(1)
  }

  it('when its folder is not empty, a document is missing or cut off, or an argument is unknown', async () => {
    const full = empty()
    fs.writeFileSync(path.join(full, 'mine'), '')
    await rejected(run('backup', [full], source), /is not empty/)
    expect(fs.readdirSync(full)).toEqual(['mine'])

    const document = path.join(source, 'data/documents/a.pdf')
    fs.renameSync(document, `${document}.away`)
    const target = empty()
    await rejected(run('backup', [target], source), /A file is missing.* a\.pdf/)
    expect(fs.readdirSync(target)).toEqual([])
    fs.renameSync(`${document}.away`, document)

    const whole = fs.readFileSync(document)
    fs.truncateSync(document, 1000)
    await rejected(run('backup', [target], source), /a\.pdf .* has 1000 bytes .* 300000/)
    expect(fs.readdirSync(target)).toEqual([])
    fs.writeFileSync(document, whole)

    await rejected(run('backup', ['--encrypt', empty()], source), /^Unknown option '--encrypt'/)
    await rejected(run('backup', [empty(), empty()], source), /^Unexpected argument '/)
  })

  it('by the restore if it is not a backup, was made by a newer version or the key is wrong', async () => {
    await rejected(run('restore', [empty()], empty()), /no complete backup/)
    const misspelt = run('restore', [empty(), '--rehears'], empty())
    await rejected(misspelt, /^Unknown option '--rehears'/)

    const backup = path.join(empty(), 'b')
    await run('backup', [backup], source, passphrase)
    await rejected(run('restore', [backup], empty()), /set BACKUP_PASSPHRASE/)
    const wrong = { BACKUP_PASSPHRASE: 'fünf zufällige Wörter hier' }
    await rejected(run('restore', [backup], empty(), wrong), /cannot be opened/)

    await withDatabase(storageSettings(source), (client) =>
      client.query(`INSERT INTO payload_migrations (name, batch) VALUES ('20991231_000000', 9)`),
    )
    const newer = path.join(empty(), 'b')
    await run('backup', [newer], source)
    await rejected(run('restore', [newer], empty()), /made by a newer version/)
  })
})

describe('a backup of this version', () => {
  beforeAll(async () => {
    await withDatabase(storageSettings(source), (client) =>
      client.query(`DELETE FROM payload_migrations WHERE name = '20991231_000000'`),
    )
  })

  it('is encrypted with the public key and can only be decrypted with the secret key', async () => {
    const identity = await generateX25519Identity()
    const recipient = { BACKUP_RECIPIENT: await identityToRecipient(identity) }
    const backup = path.join(empty(), 'b')
    expect(await run('backup', [backup], source, recipient)).toMatchObject({ status: 0 })
    expect(fs.readdirSync(backup).filter((name) => !name.endsWith('.age'))).toEqual([])

    const without = await run('restore', [backup], empty())
    expect(without.output).toMatch(/^The backup is encrypted; set BACKUP_IDENTITY .*\n$/)
    const wrong = { BACKUP_IDENTITY: await generateX25519Identity() }
    const refused = await run('restore', [backup], empty(), wrong)
    expect(refused.output).toMatch(/^The backup in .* cannot be opened with this key, .*\n$/)

    const target = empty()
    expect(await run('restore', [backup], target, { BACKUP_IDENTITY: identity })).toMatchObject({
      status: 0,
    })
    expect(await hashFiles(storageSettings(target))).toEqual(
      await hashFiles(storageSettings(source)),
    )
    expect(fs.readFileSync(path.join(target, 'data/secret'), 'utf8')).toBe(secret)
  })

  it('leaves nothing behind when it fails, like a failed restore, and reports the reason in one sentence', async () => {
    const expectSentence = async (outcome: ReturnType<typeof run>, sentence: RegExp) => {
      const { status, output } = await outcome
      expect(output).toMatch(sentence)
      expect(output.trim().split('\n')).toHaveLength(1)
      expect(status).toBe(1)
    }
    const file = path.join(empty(), 'file')
    fs.writeFileSync(file, '')
    await expectSentence(
      run('backup', [path.join(file, 'b')], source),
      /^The folder .* cannot be written to \(ENOTDIR\)/,
    )
    const missingFolder = path.join(empty(), 'b')
    await expectSentence(
      run('backup', [missingFolder], source, unreachableS3),
      /^The S3 store fails: .* S3_/,
    )
    expect(fs.readdirSync(missingFolder)).toEqual([])
    const stored = path.join(source, 'data/secret')
    fs.renameSync(stored, `${stored}.away`)
    await expectSentence(
      run('backup', [missingFolder], source),
      /^The secret cannot be read .*ENOENT/,
    )
    fs.renameSync(`${stored}.away`, stored)

    const backup = path.join(empty(), 'b')
    await run('backup', [backup], source)
    await expectSentence(run('restore', [backup], empty(), unreachableS3), /^The S3 store fails/)
    const manifest = path.join(backup, 'manifest.json')
    const made = fs.readFileSync(manifest, 'utf8')
    const sign = (json: string) => {
      fs.writeFileSync(manifest, json)
      const sum = createHash('sha256').update(json).digest('hex')
      fs.writeFileSync(path.join(backup, 'manifest.sha256'), sum)
    }
    fs.writeFileSync(manifest, made.replace('"rows": 1', '"rows": 2'))
    await expectSentence(run('restore', [backup], empty()), /is damaged: manifest\.json/)
    sign('{"format": 1}')
    await expectSentence(run('restore', [backup], empty()), /is damaged: manifest\.json/)
    sign('{"format": 2, "version": "9.0.0", "contents": []}')
    await expectSentence(run('restore', [backup], empty()), /newer version \(9\.0\.0\)/)

    // The row counts do not match, so the restore removes what it has migrated and stored.
    sign(
      made.replace(/"name": "contact_requests",[^}]*"rows": 1/, (entry) =>
        entry.replace(/1$/, '2'),
      ),
    )
    const target = empty()
    const failed = await run('restore', [backup], target)
    expect(failed.output).toContain('contact_requests has 1 rows instead of 2')
    expect(fs.existsSync(path.join(target, 'data/secret'))).toBe(false)
    const tables = `SELECT 1 FROM pg_tables WHERE schemaname = 'public'`
    expect(
      await withDatabase(storageSettings(target), (client) => client.query(tables)),
    ).toMatchObject({
      rowCount: 0,
    })
  })
})
