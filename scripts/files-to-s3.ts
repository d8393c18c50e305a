/**
 * `npm run files-to-s3`: copies the documents, pictures and recordings in the folders to the bucket of
 * the settings, those that are not there yet. With --remove it then removes from the folders what the
 * bucket holds. Both can be done again at any time.
 */
import fs from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from '../src/lib/files/file-store.ts'
import { diskStores, foldersBy, storesBy, uploadCollections } from '../src/lib/files/stores.ts'
import { failWith, PlainError } from './support/processes.ts'
import { checkStorage, readEnv } from './support/settings.ts'

const isRemoving = process.argv.includes('--remove')

try {
  const env = await readEnv()
  if (!env.S3_BUCKET)
    throw new PlainError('Set S3_BUCKET, and what else .env.example names for it.')
  await checkStorage(env)
  const folders = foldersBy(env)
  for (const collection of uploadCollections) {
    const result = { copied: 0, present: 0, removed: 0 }
    const bucket = storesBy(env)[collection]
    for await (const name of diskStores(env)[collection].list()) {
      const source = path.join(folders[collection], name)
      const { size } = await fs.stat(source)
      if ((await sizeIn(bucket, name)) === size) {
        result.present++
      } else {
        await bucket.put([{ source, name }], { isReplacing: true })
        result.copied++
      }
      if (!isRemoving) continue
      if ((await sizeIn(bucket, name)) !== size) throw new PlainError(`${name} did not arrive.`)
      await fs.rm(source)
      result.removed++
    }
    const { copied, present, removed } = result
    console.log(
      `${collection}: ${copied} copied to ${env.S3_BUCKET}, ${present} were there already, ${removed} removed from ${folders[collection]}.`,
    )
  }
  process.exit(0)
} catch (error) {
  failWith(error)
}

async function sizeIn(store: FileStore, name: string): Promise<number | undefined> {
  return (await store.open(name))?.size
}
