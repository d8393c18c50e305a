import type { Readable } from 'node:stream'

/** Bytes of a file, both ends included. */
export type ByteRange = { start: number; end: number }

/** A stored file that was found. */
export type StoredFile = {
  /** Bytes. */
  size: number
  modified: Date
  /** Its bytes, once; destroying the stream ends the reading. */
  read: (range?: ByteRange) => Promise<Readable>
  /** For callers that do not read the body. */
  close: () => Promise<void>
}

/** A local file and the name under which it is to be stored. */
export type FileToStore = { source: string; name: string }

type PutOptions = {
  /** Whether a stored file of the same name is replaced; otherwise it is an error. */
  isReplacing?: boolean
}

/** Where the files of a collection are kept: a folder, or a bucket. Names have no slashes. */
export type FileStore = {
  /** Undefined if there is no such file. */
  open: (name: string) => Promise<StoredFile | undefined>
  /** Stores files so that not even a power cut undoes it. If one fails, others may be stored. */
  put: (files: readonly FileToStore[], options?: PutOptions) => Promise<void>
  /** Does nothing where there is no such file. */
  remove: (name: string) => Promise<void>
  /** The names of all files. */
  list: () => AsyncIterable<string>
}

/** The store cannot be asked, or does not let the product in: nothing is wrong with the file. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError'
}

/** A twin of the class may come from another bundle, so that `instanceof` does not tell. */
export function isStoreUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'StoreUnavailableError'
}
