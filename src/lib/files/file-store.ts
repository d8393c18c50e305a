import type { Readable } from 'node:stream'

/** A range of bytes. Both ends are inclusive. */
export type ByteRange = { start: number; end: number }

/** An opened file of a store. */
export type StoredFile = {
  /** Size in bytes. */
  size: number
  modified: Date
  /** Returns the content. May be called once. Destroying the stream closes the file. */
  read: (range?: ByteRange) => Promise<Readable>
  /** Closes the file. Call it if `read` is not called. */
  close: () => Promise<void>
}

/** The path of a local file, and its name in the store. */
export type FileToStore = { source: string; name: string }

type PutOptions = {
  /** Whether to replace a file of the same name. By default, this is an error. */
  isReplacing?: boolean
}

/** The storage of a collection's files: a folder or a bucket. Names contain no slashes. */
export type FileStore = {
  /** Resolves to undefined if the file does not exist. */
  open: (name: string) => Promise<StoredFile | undefined>
  /** Stores files durably. If it fails, some of the files may have been stored. */
  put: (files: readonly FileToStore[], options?: PutOptions) => Promise<void>
  /** Does nothing if the file does not exist. */
  remove: (name: string) => Promise<void>
  /** Yields the names of all files. */
  list: () => AsyncIterable<string>
}

/** Returns whether `put` has failed because a file of this name exists: in a folder, or in a bucket (412). */
export function isNameTaken(error: unknown): boolean {
  const { code, $metadata } = error as NodeJS.ErrnoException & {
    $metadata?: { httpStatusCode?: number }
  }
  return code === 'EEXIST' || $metadata?.httpStatusCode === 412
}

/** The store is unreachable or denies access. The error says nothing about the file. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError'
}

/** Compares the name, because `instanceof` fails if the error comes from another bundle. */
export function isStoreUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'StoreUnavailableError'
}
