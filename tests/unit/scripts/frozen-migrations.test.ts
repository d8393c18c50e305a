import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkFrozen, freeze } from '../../../scripts/support/frozen-migrations.ts'

let folder: string

const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text)

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
  write('20260101_000000.ts', 'CREATE TABLE a')
  write('20260101_000000.json', '{}')
  write('index.ts', '')
  freeze(folder)
})

afterEach(() => fs.rmSync(folder, { recursive: true }))

it('reports a migration that was rewritten, because databases have already run its former text', () => {
  write('20260101_000000.ts', 'CREATE TABLE a, b')
  expect(() => checkFrozen(folder)).toThrow('20260101_000000.ts')
})

it('reports a schema snapshot that was rewritten', () => {
  write('20260101_000000.json', '{"tables":{}}')
  expect(() => checkFrozen(folder)).toThrow('20260101_000000.json')
})

it('reports a migration that was removed', () => {
  fs.rmSync(path.join(folder, '20260101_000000.ts'))
  expect(() => checkFrozen(folder)).toThrow('20260101_000000.ts')
})

it('accepts a new migration after the frozen ones, and the changed list of all migrations', () => {
  write('20260202_000000_further.ts', 'CREATE TABLE c')
  write('index.ts', 'two')
  expect(() => checkFrozen(folder)).not.toThrow()
  freeze(folder)
  write('20260202_000000_further.ts', 'CREATE TABLE d')
  expect(() => checkFrozen(folder)).toThrow('20260202_000000_further.ts')
})

it("the product's migrations are unchanged since they were committed, and all are listed", () => {
  const product = path.resolve('src/migrations')
  const list = fs.readFileSync(path.join(product, 'SHA256SUMS'), 'utf8')
  expect(() => checkFrozen(product)).not.toThrow()
  for (const file of fs.readdirSync(product)) {
    if (/^\d{8}_/.test(file)) expect(list).toContain(`  ${file}\n`)
  }
})
