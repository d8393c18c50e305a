import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { persistentSecret } from '../../../scripts/support/persistent-secret.ts'

const run = promisify(execFile)

let folder: string
const file = () => path.join(folder, 'secret')

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'secret-'))
})

afterEach(() => {
  vi.restoreAllMocks()
  fs.rmSync(folder, { recursive: true })
})

it('uses the secret that another first start writes in the meantime', () => {
  const read = fs.readFileSync
  // The other start writes between this start's check and its own write.
  vi.spyOn(fs, 'readFileSync').mockImplementationOnce((...args) => {
    try {
      return read(...args)
    } finally {
      fs.writeFileSync(file(), 'of the other start')
    }
  })
  expect(persistentSecret(file())).toBe('of the other start')
  expect(fs.readFileSync(file(), 'utf8')).toBe('of the other start')
})

it('many first starts at once share one secret, which only this user can read', async () => {
  const script = `
    const { persistentSecret } = await import('${path.resolve('scripts/support/persistent-secret.ts')}')
    console.log(persistentSecret('${file()}'))`
  const starts = Array.from({ length: 6 }, () =>
    run(process.execPath, ['--input-type=module', '-e', script]),
  )
  const secrets = (await Promise.all(starts)).map(({ stdout }) => stdout.trim())
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(fs.statSync(file()).mode & 0o777).toBe(0o600)
  expect(fs.readdirSync(folder)).toEqual(['secret'])
}, 30_000)
