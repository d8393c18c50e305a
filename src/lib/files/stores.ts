import path from 'node:path'
import type { Env } from '../../env.ts'
import { diskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'

/** The collections with uploads. */
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

/** Creates the stores of all upload collections. */
export function createStores(settings: Settings): Stores {
  return settings.S3_BUCKET
    ? bucketStores({ ...settings, S3_BUCKET: settings.S3_BUCKET })
    : diskStores(settings)
}

type Folders = Pick<Env, 'DATA_DIR' | 'MEDIA_DIR'>

/** Returns the folder of each upload collection, for installations without a bucket. */
export function uploadFolders({ DATA_DIR, MEDIA_DIR }: Folders): Record<UploadCollection, string> {
  return {
    'onboarding-documents': path.join(DATA_DIR, 'documents'),
    media: MEDIA_DIR,
    recordings: path.join(MEDIA_DIR, 'recordings'),
  }
}

/** Returns the stores in local folders, which need not exist yet. */
export function diskStores(settings: Folders): Stores {
  const folders = uploadFolders(settings)
  return {
    'onboarding-documents': diskStore(folders['onboarding-documents']),
    media: diskStore(folders.media),
    recordings: diskStore(folders.recordings),
  }
}

function bucketStores(settings: Settings & { S3_BUCKET: string }): Stores {
  // Loaded only with a bucket, because the SDK takes 20 MB of memory.
  const loaded = import('./s3-store.ts').then(({ s3Client, s3Store }) => {
    const client = s3Client(settings)
    return (prefix: string) => s3Store(client, settings.S3_BUCKET, prefix)
  })
  const store = (prefix: string) => deferred(loaded.then((create) => create(prefix)))
  return {
    'onboarding-documents': store('documents/'),
    media: store('media/'),
    recordings: store('recordings/'),
  }
}

/** Returns a store whose functions wait until it is loaded. */
function deferred(loading: Promise<FileStore>): FileStore {
  return {
    open: async (name) => (await loading).open(name),
    put: async (files, options) => (await loading).put(files, options),
    remove: async (name) => (await loading).remove(name),
    list: async function* () {
      yield* (await loading).list()
    },
  }
}
