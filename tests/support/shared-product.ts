import fs from 'node:fs'
import { preparedFolder, startProduct } from './product.ts'

/** The product that the browser tests share; tests that kill or fill it start one of their own. */
export default async function setup() {
  const folder = await preparedFolder()
  const product = await startProduct({ folder, env: { SUBMISSIONS_PER_HOUR: '0' } })
  Object.assign(process.env, { PRODUCT_URL: product.url, PRODUCT_FOLDER: folder })
  return async () => {
    await product.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
