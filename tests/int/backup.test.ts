import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { withDatabase } from '../../scripts/support/backup/database.ts'
import { preparedFolder, temporaryFolder } from '../support/product.ts'
import { hashesOf, hashesOfFiles, placeOf } from '../support/stored-hashes.ts'

// Each restore runs all migrations.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const secret = 'only-for-this-backup-0123456789-0123456789'
const folders: string[] = []
/** A product with an own database, which holds a submission with documents. */
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
  await withDatabase(placeOf(source), async (client) => {
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

/** Runs a script on the product in `folder`; resolves to its status and what it has printed. */
async function run(script: string, args: string[], folder: string, settings: Settings = {}) {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...environment(folder), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { status: status as number, output: output + errors }
}

/** Without what the worker's own product is set to. */
function environment(folder: string): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, PAYLOAD_SECRET: _secret, ...others } = process.env
  return {
    ...others,
    NODE_ENV: 'production',
    ...placeOf(folder),
  }
}

const passphrase = { BACKUP_PASSPHRASE: 'vier zufällige Wörter hier' }

it('a backup is restored row by row and byte by byte, once and only if it is whole', async () => {
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
  expect(await hashesOf(placeOf(target))).toEqual(await hashesOf(placeOf(source)))
  expect(fs.readFileSync(path.join(target, 'data/secret'), 'utf8')).toBe(secret)

  const { status, output } = await run('restore', [backup], target)
  expect(status).toBe(1)
  expect(output).toMatch(/^A backup is restored only where nothing is yet, .*\n$/)
  expect(await hashesOfFiles(placeOf(target))).toEqual(await hashesOfFiles(placeOf(source)))
})

it('an encrypted backup shows nothing, and proves itself in a temporary place', async () => {
  const backup = path.join(empty(), 'backup')
  expect(await run('backup', [backup], source, passphrase)).toMatchObject({ status: 0 })
  expect(fs.readdirSync(backup).filter((name) => !name.endsWith('.age'))).toEqual([])
  const rehearsed = await run('restore', [backup, '--rehearse'], source, passphrase)
  expect(rehearsed).toMatchObject({
    status: 0,
    output: expect.stringMatching(/2 {2}onboarding_documents\n[\s\S]*every row and file found/),
  })
})

describe('a backup is rejected with a sentence', () => {
  const rejected = async (outcome: ReturnType<typeof run>, sentence: RegExp) => {
    const { status, output } = await outcome
    expect(status).toBe(1)
    expect(output).toMatch(sentence)
    expect(output.trim().split('\n')).toHaveLength(1)
  }

  it('into a folder that is not empty, and where a document is missing', async () => {
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
  })

  it('by the restore, where it is none, is of a newer version, or the key does not fit', async () => {
    await rejected(run('restore', [empty()], empty()), /no complete backup/)

    const backup = path.join(empty(), 'b')
    await run('backup', [backup], source, passphrase)
    await rejected(run('restore', [backup], empty()), /set BACKUP_PASSPHRASE/)
    const wrong = { BACKUP_PASSPHRASE: 'fünf zufällige Wörter hier' }
    await rejected(run('restore', [backup], empty(), wrong), /cannot be opened/)

    await withDatabase(placeOf(source), (client) =>
      client.query(`INSERT INTO payload_migrations (name, batch) VALUES ('20991231_000000', 9)`),
    )
    const newer = path.join(empty(), 'b')
    await run('backup', [newer], source)
    await rejected(run('restore', [newer], empty()), /made by a newer version/)
  })
})
