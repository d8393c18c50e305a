import fs from 'node:fs'
import { editorCookie } from '../campaign/editor.ts'
import { findFailures } from '../campaign/report.ts'
import { hostileRequests } from '../campaign/requests.ts'
import { monitorEnvironment, runCampaign } from '../campaign/run.ts'
import { expect, testWithoutBrowser as test } from '../support/fixtures.ts'
import { preparedFolder, startProduct } from '../support/product.ts'

test('three hundred hostile requests neither fail, nor block the event loop, nor exhaust the memory', async () => {
  const folder = await preparedFolder()
  const env = { ...monitorEnvironment(folder), SUBMISSIONS_PER_HOUR: '0' }
  const product = await startProduct({ folder, env })
  try {
    const editor = await editorCookie(product.url)
    const requests = hostileRequests(1, 300)
    const report = await runCampaign({ url: product.url, folder, requests, editor })
    expect(report.outcomes).toHaveLength(300)
    expect(findFailures(report)).toEqual([])
  } finally {
    await product.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
})
