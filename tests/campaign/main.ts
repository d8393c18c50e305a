/**
 * `npm run campaign -- --seed 1 --count 2000`: starts a product, sends generated hostile requests
 * to it and prints the results. It connects only to this machine.
 */
import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { preparedFolder, startProduct } from '../support/product.ts'
import { editorCookie } from './editor.ts'
import { findFailures, printReport } from './report.ts'
import { hostileRequests } from './requests.ts'
import { monitorEnvironment, runCampaign } from './run.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    count: { type: 'string', default: '2000' },
  },
})
const seed = Number(values.seed)
const folder = await preparedFolder()
const product = await startProduct({
  folder,
  env: { ...monitorEnvironment(folder), SUBMISSIONS_PER_HOUR: '0' },
})
try {
  console.log(`Seed ${seed}, ${values.count} requests`)
  const requests = hostileRequests(seed, Number(values.count))
  const editor = await editorCookie(product.url)
  const report = await runCampaign({ url: product.url, folder, requests, editor })
  printReport(report)
  const failures = findFailures(report)
  for (const failure of failures) console.log(failure)
  console.log(`\n${requests.length - failures.length} passed, ${failures.length} failed`)
  process.exitCode = failures.length === 0 ? 0 : 1
} finally {
  await product.stop()
  fs.rmSync(folder, { recursive: true, force: true })
}
