/**
 * `npm run campaign -- --seed 1 --count 2000`: sends generated hostile requests to a product of its
 * own and prints how it fared. Speaks to this machine only and ends by itself.
 */
import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { preparedFolder, startProduct } from '../support/product.ts'
import { editorCookie } from './editor.ts'
import { faultsIn, printReport } from './report.ts'
import { hostileRequests } from './requests.ts'
import { monitored, runCampaign } from './run.ts'

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
  env: { ...monitored(folder), SUBMISSIONS_PER_HOUR: '0' },
})
try {
  console.log(`Seed ${seed}, ${values.count} requests`)
  const requests = hostileRequests(seed, Number(values.count))
  const editor = await editorCookie(product.url)
  const report = await runCampaign({ url: product.url, folder, requests, editor })
  printReport(report)
  const faults = faultsIn(report)
  for (const fault of faults) console.log(fault)
  console.log(`\n${requests.length - faults.length} passed, ${faults.length} failed`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await product.stop()
  fs.rmSync(folder, { recursive: true, force: true })
}
