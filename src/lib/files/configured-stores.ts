import path from 'node:path'
import { env } from '../../env.ts'
import type { FileStore } from './file-store.ts'
import { createStores, type Stores, type UploadCollection } from './stores.ts'

/** Stores by bucket, so that the connections of an S3 client are reused. */
const storesByBucket = new Map<string, Stores>()

/** Returns the store of a collection. */
export function storeOf(collection: UploadCollection): FileStore {
  const key = env.S3_BUCKET ? `${env.S3_ENDPOINT} ${env.S3_BUCKET}` : ''
  const stores = storesByBucket.get(key) ?? createStores(env)
  storesByBucket.set(key, stores)
  return stores[collection]
}

/**
 * The folder for documents that are being uploaded. It is inside the folder of stored documents, so
 * that hard links work.
 */
export const incomingDocuments = path.join(env.DATA_DIR, 'documents/.incoming')

/**
 * Returns the local folder to which Payload writes uploads before they are moved to the store.
 * Payload's own deletions find no files there: stored files are deleted through `removals.ts`.
 */
export function spoolOf(collection: UploadCollection): string {
  return path.join(env.DATA_DIR, 'spool', collection)
}
