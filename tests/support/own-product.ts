import fs from 'node:fs'
import { test } from './fixtures.ts'
import { type Product, preparedFolder, startProduct } from './product.ts'
import type { Credentials } from './rest.ts'
import { createEditor, logInStaff, type StaffClient } from './staff.ts'

/** A product with its staff. */
type OwnProduct = {
  url: string
  folder: string
  /** REST access as the admin. */
  staff: StaffClient
  editor: Credentials
  /** The path of Viktor's document, for `staff` and below /admin/collections. */
  viktor: string
  fetchText: (address: string) => Promise<string>
  /** Reads the draft of a document in one language. */
  readDraft: (locale: string, document?: string) => ReturnType<StaffClient['send']>
}

/** Starts a separate product for the calling file, because its changes are not reverted. */
export function ownProduct(env?: Record<string, string>): OwnProduct {
  const own = {} as OwnProduct
  let product: Product | undefined

  test.beforeAll(async () => {
    const folder = await preparedFolder()
    product = await startProduct({ folder, env })
    const { url } = product
    const staff = await logInStaff(url)
    const { id } = await staff.find('personas', 'slug', 'viktor')
    Object.assign(own, { url, folder, staff, editor: await createEditor(url) })
    own.viktor = `personas/${id}`
    own.readDraft = (locale, document = own.viktor) =>
      staff.send('GET', `${document}?locale=${locale}&draft=true&depth=0`)
    own.fetchText = async (address) => (await fetch(url + address)).text()
  })

  test.afterAll(async () => {
    await product?.stop()
    if (own.folder) fs.rmSync(own.folder, { recursive: true, force: true })
  })

  return own
}
