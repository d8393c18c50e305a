import { documentExtension, maxDocumentBytes } from './constants.ts'
import { messages } from './messages.ts'
import type { DocumentLimits, PickedDocument } from './types.ts'

let lastId = 0

/** The list with newly picked files at its end. One of the same name and size is ignored. */
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

/** Why a file cannot be sent, or nothing. The server looks at its content as well. */
export function documentError({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!documentExtension(name)) return messages.wrongTypeMarked
  if (size > maxDocumentBytes) return messages.fileTooLargeMarked
  if (size === 0) return messages.fileEmptyMarked
  return undefined
}

/** Why the documents cannot be sent as they are, or nothing. */
export function documentsError(
  documents: readonly PickedDocument[],
  { maxFiles, maxTotalMb }: DocumentLimits,
): string | undefined {
  if (documents.some(({ file }) => documentError(file))) return messages.removeMarked
  const extra = documents[maxFiles]
  if (extra) return messages.tooManyFiles(maxFiles, extra.file.name)
  let total = 0
  const passing = documents.find(({ file }) => {
    total += file.size
    return total > maxTotalMb * 1024 * 1024
  })
  return passing && messages.totalTooLarge(maxTotalMb, passing.file.name)
}
