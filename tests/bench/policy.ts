/**
 * Compares the requests per second of the cached /de with and without its Content Security Policy.
 */
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { median } from '../support/median.ts'
import { startProduct, temporaryFolder } from '../support/product.ts'
import { requestsPerSecond } from './requests-per-second.ts'

const rounds = 7
const preload = pathToFileURL(path.join(import.meta.dirname, 'without-policy.ts'))

const folders = [temporaryFolder(), temporaryFolder()] as const
const strict = await startProduct({ folder: folders[0] })
const open = await startProduct({
  folder: folders[1],
  env: { NODE_OPTIONS: `--import=${preload}` },
})
for (const [product, expected] of [
  [strict, true],
  [open, false],
] as const) {
  const { headers } = await fetch(`${product.url}/de`)
  if (headers.has('content-security-policy') !== expected)
    throw new Error('The product does not match the comparison')
}

/** The measurements alternate so that other load on the machine affects both alike. */
const [withPolicy, without]: [number[], number[]] = [[], []]
for (let round = 0; round < rounds; round++) {
  withPolicy.push(await requestsPerSecond(`${strict.url}/de`))
  without.push(await requestsPerSecond(`${open.url}/de`))
}
console.log(`requests per second: with ${median(withPolicy)}, without ${median(without)}`)
console.log(`ratio ${(median(withPolicy) / median(without)).toFixed(3)} (bar 0.98)`)
await Promise.all([strict.stop(), open.stop()])
for (const folder of folders) fs.rmSync(folder, { recursive: true })
