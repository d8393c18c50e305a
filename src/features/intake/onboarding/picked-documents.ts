import { documentExtension, maxDocumentBytes } from './constants.ts'
import { messages } from './messages.ts'
import type { DocumentLimits, PickedDocument } from './types.ts'

let lastId = 0

/** Appends picked files to the list. Ignores files with the name and size of a listed one. */
export function addPicked(
  listed: readonly PickedDocument[],
  files: Iterable<File>,
): PickedDocument[] {
  const documents = [...listed]
  for (const file of files) {
    const isListed = documents.some(
      (document) => document.file.name === file.name && document.file.size === file.size,
    )
    if (isListed) continue
    lastId += 1
    documents.push({ id: lastId, file })
  }
  return documents
}

/** Returns why a file cannot be sent, if so. The server also checks the content. */
export function documentError({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!documentExtension(name)) return messages.wrongTypeMarked
  if (size > maxDocumentBytes) return messages.fileTooLargeMarked
  if (size === 0) return messages.fileEmptyMarked
  return undefined
}

/** Returns why the documents cannot be sent as a whole, if so. */
export function documentsError(
  documents: readonly PickedDocument[],
  { maxFiles, maxTotalMb }: DocumentLimits,
): string | undefined {
  if (documents.some(({ file }) => documentError(file))) return messages.removeMarked
  const extra = documents[maxFiles]
  if (extra) return messages.tooManyFiles(maxFiles, extra.file.name)
  let total = 0
  const exceeding = documents.find(({ file }) => {
    total += file.size
    return total > maxTotalMb * 1024 * 1024
  })
  return exceeding && messages.totalTooLarge(maxTotalMb, exceeding.file.name)
}
