import { createStore, del, get, set } from 'idb-keyval'
import { isRecentDraft } from './draft-age.ts'

/** What a browser keeps of the picked documents until they are sent. */
type StoredDocuments = { files: readonly File[]; savedAt: number }

/** A database of its own in the browser; the privacy page names it. */
const database = 'voice-bot-onboarding-documents'

const store = createStore(database, 'documents')

const key = 'picked'

/** The documents that this browser has saved; none where it saves nothing. */
export async function readDocuments(): Promise<readonly File[]> {
  try {
    // Opening a database creates it, which a mere view of the form must not do.
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === database)) return []
    const stored = await get<StoredDocuments>(key, store)
    if (!stored) return []
    if (isRecentDraft(stored.savedAt)) return stored.files
    await removeDocuments()
  } catch {
    // Storage is switched off: then there is no draft.
  }
  return []
}

/** Keeps the documents in place of former ones. */
export async function persistDocuments(files: readonly File[]): Promise<void> {
  if (files.length === 0) return removeDocuments()
  try {
    const stored: StoredDocuments = { files, savedAt: Date.now() }
    await set(key, stored, store)
  } catch {
    // Storage is full or disabled: they stay picked until the page is left, which asks for confirmation.
  }
}

export async function removeDocuments(): Promise<void> {
  try {
    await del(key, store)
  } catch {
    // Where nothing can be saved, nothing is left.
  }
}
