import fs from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'
import { compressedTypes } from '../../src/server/compressed-assets.ts'
import { runNode } from './processes.ts'
import { hashOfSources } from './sources.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzipCompress)

const root = path.resolve(import.meta.dirname, '../..')

/** Contains the hash of the sources of the last complete build. */
const markFile = path.join(root, '.next/built-from')

/** Returns whether there is a complete build of the current sources. */
export function buildIsCurrent(): boolean {
  return fs.existsSync(markFile) && fs.readFileSync(markFile, 'utf8') === hashOfSources()
}

/** Builds the site for production. Needs no database. */
export async function build(): Promise<void> {
  fs.rmSync(markFile, { force: true })
  const hash = hashOfSources()
  await runNode({
    args: [nextBin, 'build'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  linkStylesheetsOfAdmin()
  await compressAssets()
  fs.writeFileSync(markFile, hash)
}

/**
 * Makes the CMS's pages link to their stylesheets. Next inlines the stylesheets of all
 * pages or of none, but those of the CMS are large (170 KB compressed) and the staff's
 * browsers cache them (ADR 24).
 */
function linkStylesheetsOfAdmin(): void {
  const folder = path.join(root, '.next/server/app/(payload)/admin')
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('client-reference-manifest.js')) continue
    const file = path.join(folder, name)
    const manifest = fs.readFileSync(file, 'utf8')
    fs.writeFileSync(file, manifest.replaceAll('"inlined":true', '"inlined":false'))
  }
}

/** Compresses the static assets that `src/server/compressed-assets.ts` serves. */
async function compressAssets(): Promise<void> {
  const folder = path.join(root, '.next/static')
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!(path.extname(name) in compressedTypes)) continue
    const file = path.join(folder, name)
    const content = await readFile(file)
    const [br, gzip] = await Promise.all([
      brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      zip(content, { level: 9 }),
    ])
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gzip`, gzip)])
  }
}

export const nextBin = path.join(root, 'node_modules/next/dist/bin/next')
