import { safeFileName } from '../../../../lib/files/file-names.ts'
import { saveBlob } from '../../../../lib/save-blob.ts'
import { documentPath, singleDownloadIntervalMs, zipPath } from '../constants.ts'
import type { DeskMessages } from '../messages.ts'
import type { Registration } from '../types.ts'
import { zipName } from '../zip-names.ts'

type WithDocuments = Pick<Registration, 'id' | 'company' | 'createdAt' | 'uploadedFiles'>

type Messages = Pick<DeskMessages, 'downloadFailed'>

/** Saves one document, by default under its stored name. Shows a message if the download fails. */
export async function downloadDocument(
  storedName: string,
  messages: Messages,
  name = storedName,
): Promise<void> {
  try {
    await saveDocument(storedName, safeFileName(name))
  } catch {
    window.alert(messages.downloadFailed)
  }
}

/** Saves all documents of a registration as a zip, or one by one if the zip cannot be loaded. */
export async function downloadAll(registration: WithDocuments, messages: Messages): Promise<void> {
  try {
    const zip = await load(zipPath(registration.id), 'Dokumente nicht gefunden')
    saveBlob(zip, zipName(registration))
  } catch {
    await downloadSingly(registration.uploadedFiles, messages)
  }
}

/** Starts the downloads at intervals, because browsers drop simultaneous ones. */
async function downloadSingly(storedNames: readonly string[], messages: Messages): Promise<void> {
  const downloads = storedNames.map(async (storedName, index) => {
    await new Promise((resolve) => setTimeout(resolve, index * singleDownloadIntervalMs))
    await saveDocument(storedName)
  })
  const results = await Promise.allSettled(downloads)
  // One message, no matter how many downloads failed.
  if (results.some(({ status }) => status === 'rejected')) {
    window.alert(messages.downloadFailed)
  }
}

async function saveDocument(storedName: string, name = storedName): Promise<void> {
  saveBlob(await load(documentPath(storedName), 'Dokument nicht gefunden'), name)
}

async function load(path: string, failure: string): Promise<Blob> {
  const response = await fetch(path, { credentials: 'include' })
  if (!response.ok) throw new Error(failure)
  return response.blob()
}
