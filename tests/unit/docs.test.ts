import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const suffixes = { unit: '.test.ts', int: '.test.ts', e2e: '.spec.ts' }

it('docs/security.md names only tests that exist', () => {
  const tests = [...read('docs/security.md').matchAll(/`((unit|int|e2e)\/[^`]+)`/g)].map(
    ([, name, folder]) => `tests/${name}${suffixes[folder as keyof typeof suffixes]}`,
  )
  expect(tests.length).toBeGreaterThan(30)
  expect(tests.filter((file) => !fs.existsSync(file))).toEqual([])
})

it('an upgrade is tested from every release', () => {
  const releases = [...read('CHANGELOG.md').matchAll(/^## \d+\.\d+\.\d+(?: \((\w+)\))?$/gm)].map(
    ([, commit]) => commit,
  )
  expect(releases.length).toBeGreaterThan(0)
  expect(releases.toSorted()).toEqual(fs.readdirSync('tests/upgrade/fixtures').toSorted())
})

describe('the settings', () => {
  const settings = namesIn(read('src/env.ts'), /^ {2}([A-Z][A-Z0-9_]+):/gm)

  it('are all explained in .env.example, except the one that only scripts set', () => {
    const explained = namesIn(read('.env.example'), /^#?([A-Z][A-Z0-9_]+)=/gm)
    expect([...explained, 'NODE_ENV'].toSorted()).toEqual(settings.toSorted())
  })

  it('of the systemd unit are not replaced by a copy of .env.example, as even empty ones would be', () => {
    expect(namesIn(read('.env.example'), /^([A-Z][A-Z0-9_]+)=/gm)).toEqual([])
  })

  it('are all read by the code', () => {
    const code = ['src', 'collections', 'globals', 'scripts']
      .flatMap((folder) => list(folder))
      .filter((file) => /\.tsx?$/.test(file) && file !== 'src/env.ts')
      .map(read)
      .join('\n')
    expect(settings.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([])
  })

  it('are exactly those that docs/operations.md names, some as `S3_*`', () => {
    const named = namesIn(read('docs/operations.md'), /\b(HOST|PORT|[A-Z][A-Z0-9]*_[A-Z0-9_]*\*?)/g)
    const is = (name: string, each: string) =>
      each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each
    const missing = settings.filter((name) => !named.some((each) => is(name, each)))
    expect(missing).toEqual(['NODE_ENV'])
    const unknown = named.filter((each) => !settings.some((name) => is(name, each)))
    // Caddy and compose.yaml use these two.
    expect(new Set(unknown)).toEqual(new Set(['SITE_ADDRESS', 'DATABASE_PASSWORD']))
  })
})

const folders = ['collections', 'deploy', 'docs', 'globals', 'scripts', 'src', 'tests']

/** The last path segments of all files in these folders and at the root. */
const fileNames = new Set(
  [...folders.flatMap((folder) => list(folder)), ...fs.readdirSync('.')].map((file) =>
    path.basename(file),
  ),
)

const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/security.md']

describe('names only files and folders that exist', () => {
  it.each([...documents, ...list('docs/adr')])('%s', (document) => {
    const named = [...read(document).matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name)
    const missing = named.filter((name) => {
      if (folders.some((folder) => name.startsWith(`${folder}/`))) return !isThere(name)
      // The ADRs explain why the project has no `proxy.ts` for Next.
      return /^[\w-]+\.(mjs|tsx?)$/.test(name) && !fileNames.has(name) && name !== 'proxy.ts'
    })
    expect(missing).toEqual([])
  })
})

/** `*` and `<language>` match any name. */
function isThere(name: string): boolean {
  const pattern = name.replaceAll(/<\w+>/g, '*')
  return pattern.includes('*') ? fs.globSync(pattern).length > 0 : fs.existsSync(name)
}

function list(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}

function read(file: string): string {
  return fs.readFileSync(file, 'utf8')
}
