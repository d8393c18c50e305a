/**
 * `npm run files-to-s3`: copies the documents, pictures and recordings in the folders to the bucket of
 * the settings, those that a record names and that are not there yet. With --remove it then removes from the
 * folders what the bucket holds. Both can be done again at any time.
 */
import fs from 'node:fs/promises'
import path from 'node:path'
import {
  createStores,
  diskStores,
  type Stores,
  uploadCollections,
  uploadFolders,
} from '../src/lib/files/stores.ts'
import { hasOwnDatabase, withDatabase } from './support/backup/database.ts'
import { listFiles, type ProductFile } from './support/backup/product-files.ts'
import { failWith, PlainError } from './support/processes.ts'
import { checkStorage, readEnv } from './support/settings.ts'

const isRemoving = process.argv.includes('--remove')

try {
  const env = await readEnv()
  if (!env.S3_BUCKET)
    throw new PlainError('Set S3_BUCKET, and what else .env.example names for it.')
  if (!env.DATABASE_URL && !hasOwnDatabase(env)) {
    throw new PlainError(`There is nothing to copy: ${env.DATA_DIR} holds no database.`)
  }
  await checkStorage(env)
  const folders = uploadFolders(env)
  const buckets = createStores(env)
  const found = await filesIn(diskStores(env))
  const keyOf = ({ collection, name }: ProductFile) => `${collection}/${name}`
  const recorded = new Set((await withDatabase(env, listFiles)).map(keyOf))
  for (const collection of uploadCollections) {
    const result = { copied: 0, present: 0, removed: 0, unrecorded: 0 }
    for (const { name } of found.filter((file) => file.collection === collection)) {
      // A record that was deleted after the switch to the bucket left its file here, and no list names it.
      if (!recorded.has(keyOf({ collection, name }))) {
        result.unrecorded++
        continue
      }
      const source = path.join(folders[collection], name)
      if (await isIn(buckets, { collection, name }, source)) {
        result.present++
      } else {
        await buckets[collection].put([{ source, name }], { isReplacing: true })
        if (!(await isIn(buckets, { collection, name }, source))) {
          throw new PlainError(`${name} did not arrive.`)
        }
        result.copied++
      }
      if (!isRemoving) continue
      await fs.rm(source)
      result.removed++
    }
    const { copied, present, removed, unrecorded } = result
    console.log(
      `${collection}: ${copied} copied to ${env.S3_BUCKET}, ${present} were there already, ${removed} removed from ${folders[collection]}, ${unrecorded} left there that no record names.`,
    )
  }
  process.exit(0)
} catch (error) {
  failWith(error)
}

async function filesIn(stores: Stores): Promise<ProductFile[]> {
  const found: ProductFile[] = []
  for (const collection of uploadCollections) {
    for await (const name of stores[collection].list()) found.push({ collection, name })
  }
  return found
}

/** Whether the bucket has the file, or a later one: a picture that is cropped anew keeps its name. */
async function isIn(stores: Stores, { collection, name }: ProductFile, source: string) {
  const { size, mtime } = await fs.stat(source)
  const stored = await stores[collection].open(name)
  return stored !== undefined && (stored.size === size || stored.modified > mtime)
}
