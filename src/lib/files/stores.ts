import path from 'node:path'
import { type Env, env } from '../../env.ts'
import { diskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { s3Client, s3Store } from './s3-store.ts'

/** The collections with files. */
export const uploadCollections = ['onboarding-documents', 'media', 'recordings'] as const

export type UploadCollection = (typeof uploadCollections)[number]

export type Stores = Record<UploadCollection, FileStore>

type Settings = Pick<
  Env,
  | 'DATA_DIR'
  | 'MEDIA_DIR'
  | 'S3_BUCKET'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_PATH_STYLE'
>

/** Where each collection keeps its files by these settings. */
export function storesBy(settings: Settings): Stores {
  return settings.S3_BUCKET
    ? bucketStores({ ...settings, S3_BUCKET: settings.S3_BUCKET })
    : diskStores(settings)
}

type Folders = Pick<Env, 'DATA_DIR' | 'MEDIA_DIR'>

/** The folders in which a product without a bucket keeps the files. */
export function foldersBy({ DATA_DIR, MEDIA_DIR }: Folders): Record<UploadCollection, string> {
  return {
    'onboarding-documents': path.join(DATA_DIR, 'documents'),
    media: MEDIA_DIR,
    recordings: path.join(MEDIA_DIR, 'recordings'),
  }
}

export function diskStores(settings: Folders): Stores {
  const folders = foldersBy(settings)
  return {
    'onboarding-documents': diskStore(folders['onboarding-documents']),
    media: diskStore(folders.media),
    recordings: diskStore(folders.recordings),
  }
}

function bucketStores(settings: Settings & { S3_BUCKET: string }): Stores {
  const client = s3Client(settings)
  const store = (prefix: string) => s3Store(client, settings.S3_BUCKET, prefix)
  return {
    'onboarding-documents': store('documents/'),
    media: store('media/'),
    recordings: store('recordings/'),
  }
}

/** A client of a bucket keeps connections, so there is one. */
const made = new Map<string, Stores>()

/** Where this product keeps the files of a collection. */
export function storeOf(collection: UploadCollection): FileStore {
  const key = env.S3_BUCKET ? `${env.S3_ENDPOINT} ${env.S3_BUCKET}` : ''
  const stores = made.get(key) ?? storesBy(env)
  made.set(key, stores)
  return stores[collection]
}

/** Where the documents of a form arrive; links to those that are stored beside it cost nothing. */
export const incomingDocuments = path.join(env.DATA_DIR, 'documents/.incoming')

/**
 * The folder of this machine to which Payload writes uploads before they are stored. Payload finds
 * nothing to delete there: stored files go through `removals.ts`.
 */
export function spoolOf(collection: UploadCollection): string {
  return path.join(env.DATA_DIR, 'spool', collection)
}
