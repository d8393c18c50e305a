import { safeFileName } from '../../../../lib/files/file-names.ts'
import { documentPath, singleDownloadInterval, zipPath } from '../constants.ts'
import type { DeskMessages } from '../messages.ts'
import type { Registration } from '../types.ts'
import { zipName } from '../zip-names.ts'

/** Milliseconds for which a browser may still be reading a saved blob. */
const revokeDelay = 60_000

/** A registration as far as its documents are concerned. */
type WithDocuments = Pick<Registration, 'id' | 'company' | 'createdAt' | 'uploadedFiles'>

/** What a person reads whose download fails. */
type Messages = Pick<DeskMessages, 'downloadFailed'>

/** Hands a blob to the browser to be saved under `name`. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), revokeDelay)
}

/** Saves one document, under its stored name unless it gets another; shows a message if that fails. */
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

/** Saves all documents of a registration as a zip, or one by one if there is no zip to be had. */
export async function downloadAll(registration: WithDocuments, messages: Messages): Promise<void> {
  try {
    const zip = await load(zipPath(registration.id), 'Dokumente nicht gefunden')
    saveBlob(zip, zipName(registration))
  } catch {
    await downloadSingly(registration.uploadedFiles, messages)
  }
}

/** Spaced, because browsers drop downloads that come all at once. */
async function downloadSingly(storedNames: readonly string[], messages: Messages): Promise<void> {
  const downloads = storedNames.map(async (storedName, index) => {
    await new Promise((resolve) => setTimeout(resolve, index * singleDownloadInterval))
    await saveDocument(storedName)
  })
  const results = await Promise.allSettled(downloads)
  // Once, however many failed.
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
