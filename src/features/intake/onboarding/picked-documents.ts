import { documentExtension, maxDocumentBytes } from './constants.ts'
import { messages } from './messages.ts'
import type { DocumentLimits, PickedDocument } from './types.ts'

let lastId = 0

/** Appends picked files to the list. A file with the name and size of a listed one replaces it. */
export function addPicked(
  listed: readonly PickedDocument[],
  files: Iterable<File>,
): PickedDocument[] {
  const documents = [...listed]
  for (const file of files) {
    const index = documents.findIndex(
      (listed) =>
        listed.file.name === file.name && (listed.file.size === file.size || listed.isChanged),
    )
    const replaced = documents[index]
    if (replaced) {
      documents[index] = { id: replaced.id, file }
      continue
    }
    lastId += 1
    documents.push({ id: lastId, file })
  }
  return documents
}

/** Milliseconds to look for changed files, which may be on a slow drive. Sending reads them, too, and can be cancelled. */
const maxChecking = 10_000

/** Returns the files that were changed, moved or deleted after they were picked. */
export async function findChanged(documents: readonly PickedDocument[]): Promise<Set<File>> {
  const changed = new Set<File>()
  const limit = new Promise<'too late'>((resolve) => {
    setTimeout(() => resolve('too late'), maxChecking)
  })
  // One after the other, to hold only one in memory.
  for (const { file } of documents) {
    const isRead = await Promise.race([isReadable(file), limit])
    if (isRead === 'too late') break
    if (!isRead) changed.add(file)
  }
  return changed
}

/** Chromium does not read a file that has changed; Firefox reads its new content, whatever its former size. */
async function isReadable(file: File): Promise<boolean> {
  // Larger ones are not sent anyway.
  const part = file.size > maxDocumentBytes ? file.slice(0, 1) : file
  const content = await part.arrayBuffer().catch(() => undefined)
  return content?.byteLength === part.size
}

type Picked = Pick<PickedDocument, 'isChanged'> & { file: Pick<File, 'name' | 'size'> }

/** Returns why a document cannot be sent, if so. The server also checks the content. */
export function documentError({ file: { name, size }, isChanged }: Picked): string | undefined {
  // Comes first, because folders cannot be read either.
  if (!documentExtension(name)) return messages.wrongTypeMarked
  if (isChanged) return messages.fileChangedMarked
  if (size > maxDocumentBytes) return messages.fileTooLargeMarked
  if (size === 0) return messages.fileEmptyMarked
  return undefined
}

/** Returns why the documents cannot be sent as a whole, if so. */
export function documentsError(
  documents: readonly PickedDocument[],
  { maxFiles, maxTotalMb }: DocumentLimits,
): string | undefined {
  const changed = documents.find(({ file, isChanged }) => isChanged && documentExtension(file.name))
  if (changed) return messages.fileChanged(changed.file.name)
  if (documents.some(documentError)) return messages.removeMarked
  const extra = documents[maxFiles]
  if (extra) return messages.tooManyFiles(maxFiles, extra.file.name)
  let total = 0
  const exceeding = documents.find(({ file }) => {
    total += file.size
    return total > maxTotalMb * 1024 * 1024
  })
  return exceeding && messages.totalTooLarge(maxTotalMb, exceeding.file.name)
}
