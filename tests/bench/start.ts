/**
 * Measures the seconds from `npm start` to the first 200 response: for the first start after an
 * install (build, new database, seed) and for later starts.
 */
import fs from 'node:fs'
import path from 'node:path'
import { startProduct, temporaryFolder } from '../support/product.ts'

fs.rmSync(path.resolve('.next'), { recursive: true, force: true })
const folder = temporaryFolder()
for (const run of ['first run after install', 'second start', 'third start']) {
  const startedAt = performance.now()
  const product = await startProduct({ folder })
  const { status } = await fetch(`${product.url}/de`)
  const seconds = (performance.now() - startedAt) / 1000
  console.log(`${run}: /de responded with ${status} after ${seconds.toFixed(1)} s`)
  await product.stop()
}
fs.rmSync(folder, { recursive: true, force: true })
