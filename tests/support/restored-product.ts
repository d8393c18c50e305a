import fs from 'node:fs'
import path from 'node:path'
import { channel } from '../../src/lib/cache/tag-channel.ts'
import { restoreSeeded } from './database-snapshot.ts'
import { test } from './fixtures.ts'
import { ownDatabaseUrl } from './own-database-url.ts'
import { prepareOnce } from './prepared-folder.ts'
import type { Credentials } from './rest.ts'
import { createEditor, logInStaff, type StaffClient } from './staff.ts'
import { withDatabase } from './with-database.ts'

/** The worker's product with its staff. */
type RestoredProduct = {
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

/** Restores the worker's product before and after the calling file, whose changes are not reverted. */
export function restoredProduct(): RestoredProduct {
  const product = {} as RestoredProduct

  test.beforeAll(async ({ sharedProduct: url }) => {
    const folder = process.env.PRODUCT_FOLDER ?? ''
    await restore(folder)
    const staff = await logInStaff(url)
    const { id } = await staff.find('personas', 'slug', 'viktor')
    Object.assign(product, { url, folder, staff, editor: await createEditor(url) })
    product.viktor = `personas/${id}`
    product.readDraft = (locale, document = product.viktor) =>
      staff.send('GET', `${document}?locale=${locale}&draft=true&depth=0`)
    product.fetchText = async (address) => (await fetch(url + address)).text()
  })

  test.afterAll(() => restore(product.folder))

  return product
}

/** Restores the database and the files of a running product, and expires its cached pages. */
async function restore(folder: string): Promise<void> {
  const url = ownDatabaseUrl(folder)
  await restoreSeeded(url)
  const media = path.join(folder, 'media')
  fs.cpSync(path.join(await prepareOnce(), 'media'), media, { recursive: true })
  await withDatabase(url, (client) => client.query('SELECT pg_notify($1, $2)', [channel, '*']))
}
