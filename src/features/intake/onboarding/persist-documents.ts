import { createStore, del, get, set } from 'idb-keyval'
import { isRecentDraft } from './draft-age.ts'

/** A copy of a file, for browsers that cannot store files, such as Safari in private windows. */
type FileCopy = { name: string; type: string; lastModified: number; content: ArrayBuffer }

type StoredDocuments = { files: readonly (File | FileCopy)[]; savedAt: number }

/** The name of the IndexedDB database, which the privacy page mentions. */
const database = 'voice-bot-onboarding-documents'

const store = createStore(database, 'documents')

const key = 'picked'

/** Reads the stored documents; empty if there are none or storage is disabled. */
export async function readDocuments(): Promise<readonly File[]> {
  try {
    if (!(await hasDatabase())) return []
    const stored = await get<StoredDocuments>(key, store)
    if (!stored) return []
    if (isRecentDraft(stored.savedAt)) return stored.files.map(restoreFile)
    await removeDocuments()
  } catch {
    // Storage is disabled, so there is no draft.
  }
  return []
}

/**
 * Returns whether the database exists. Opening one creates it, which only viewing the form must not do: that is
 * aborted. Firefox lists its databases only since 2024.
 */
function hasDatabase(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(database)
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => resolve(false)
    opening.onsuccess = () => {
      opening.result.close()
      resolve(true)
    }
  })
}

/** Stores the documents, replacing the previous ones. */
export async function persistDocuments(files: readonly File[]): Promise<void> {
  if (files.length === 0) return removeDocuments()
  try {
    await storeFiles(files).catch(async () => storeFiles(await Promise.all(files.map(copyFile))))
  } catch {
    // Storage is full or disabled: the documents are kept in memory, and leaving the page asks first.
  }
}

async function storeFiles(files: StoredDocuments['files']): Promise<void> {
  const stored: StoredDocuments = { files, savedAt: Date.now() }
  await set(key, stored, store)
}

async function copyFile(file: File): Promise<FileCopy> {
  const { name, type, lastModified } = file
  return { name, type, lastModified, content: await file.arrayBuffer() }
}

function restoreFile(stored: File | FileCopy): File {
  if (stored instanceof File) return stored
  const { name, type, lastModified, content } = stored
  return new File([content], name, { type, lastModified })
}

export async function removeDocuments(): Promise<void> {
  try {
    await del(key, store)
  } catch {
    // Storage is disabled, so there is nothing to remove.
  }
}
