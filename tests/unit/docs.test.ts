import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const suffixes = { unit: '.test.ts', int: '.test.ts', e2e: '.spec.ts' }

it('docs/security.md names tests that exist', () => {
  const tests = [...read('docs/security.md').matchAll(/`((unit|int|e2e)\/[^`]+)`/g)].map(
    ([, name, folder]) => `tests/${name}${suffixes[folder as keyof typeof suffixes]}`,
  )
  expect(tests.length).toBeGreaterThan(30)
  expect(tests.filter((file) => !fs.existsSync(file))).toEqual([])
})

it('an upgrade from each release is tested', () => {
  const releases = [...read('CHANGELOG.md').matchAll(/^## \d+\.\d+\.\d+(?: \((\w+)\))?$/gm)].map(
    ([, commit]) => commit,
  )
  expect(releases.length).toBeGreaterThan(0)
  expect(releases.toSorted()).toEqual(fs.readdirSync('tests/upgrade/fixtures').toSorted())
})

const folders = ['collections', 'deploy', 'docs', 'globals', 'scripts', 'src', 'tests']

/** Of all files in these folders and at the root, by the last part of the path. */
const fileNames = new Set(
  [...folders.flatMap((folder) => list(folder)), ...fs.readdirSync('.')].map((file) =>
    path.basename(file),
  ),
)

const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/security.md']

describe('names files and folders that exist', () => {
  it.each([...documents, ...list('docs/adr')])('%s', (document) => {
    const named = [...read(document).matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name)
    const missing = named.filter((name) => {
      if (folders.some((folder) => name.startsWith(`${folder}/`))) return !isThere(name)
      // The decisions say why there is no `proxy.ts` of Next's.
      return /^[\w-]+\.(mjs|tsx?)$/.test(name) && !fileNames.has(name) && name !== 'proxy.ts'
    })
    expect(missing).toEqual([])
  })
})

/** `*` and `<language>` stand for any name. */
function isThere(name: string): boolean {
  const pattern = name.replaceAll(/<\w+>/g, '*')
  return pattern.includes('*') ? fs.globSync(pattern).length > 0 : fs.existsSync(name)
}

function list(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
}

function read(file: string): string {
  return fs.readFileSync(file, 'utf8')
}
