/**
 * `npm run files-to-s3`: copies local documents, images and recordings to the configured bucket.
 * Skips files without a record and files that are already in the bucket. With --remove, it then
 * deletes the local copies of files in the bucket. Both can be repeated safely.
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
import { listFiles, type ProductFile, type RecordedFile } from './support/backup/product-files.ts'
import { failWith, PlainError, readArguments } from './support/processes.ts'
import { checkStorage, readEnv } from './support/settings.ts'

try {
  const isRemoving = readArguments({ remove: { type: 'boolean' } }, 0).values.remove
  const env = await readEnv()
  if (!env.S3_BUCKET)
    throw new PlainError('Set S3_BUCKET, and what else .env.example names for it.')
  if (!env.DATABASE_URL && !hasOwnDatabase(env)) {
    throw new PlainError(`There is nothing to copy: ${env.DATA_DIR} holds no database.`)
  }
  await checkStorage(env)
  const folders = uploadFolders(env)
  const bucketStores = createStores(env)
  const found = await filesIn(diskStores(env))
  const keyOf = ({ collection, name }: ProductFile) => `${collection}/${name}`
  const recorded = new Map((await withDatabase(env, listFiles)).map((file) => [keyOf(file), file]))
  for (const collection of uploadCollections) {
    const result = { copied: 0, present: 0, removed: 0, unrecorded: 0 }
    for (const { name } of found.filter((file) => file.collection === collection)) {
      // Its record was deleted after the switch to the bucket, which does
      // not remove the local file.
      const file = recorded.get(keyOf({ collection, name }))
      if (!file) {
        result.unrecorded++
        continue
      }
      const source = path.join(folders[collection], name)
      if (await isStored(bucketStores, file, source)) {
        result.present++
      } else {
        await bucketStores[collection].put([{ source, name }], { isReplacing: true })
        if (!(await isStored(bucketStores, file, source))) {
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

/**
 * Returns whether the store has this file, or the newer one that its record describes: earlier releases cropped an
 * image under the same name. Anything else in its place, such as the rest of an interrupted upload, has another size.
 */
async function isStored(stores: Stores, { collection, name, bytes }: RecordedFile, source: string) {
  const { size } = await fs.stat(source)
  const stored = await stores[collection].open(name)
  return stored !== undefined && [size, bytes].includes(stored.size)
}
