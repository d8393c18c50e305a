import path from 'node:path'
import { fileTypeFromFile } from 'file-type'
import { type Refusal, refuse } from '../../lib/http.ts'
import { type DocumentExtension, documentExtension } from './constants.ts'
import { messages } from './messages.ts'
import type { ReceivedDocument } from './receive.ts'

/** What a document's first bytes must say, by its extension. A .doc is a Compound File Binary. */
const contentTypes: Record<DocumentExtension, string> = {
  pdf: 'application/pdf',
  doc: 'application/x-cfb',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/**
 * Refuses the first document whose content is not what its extension says. That keeps out renamed
 * programs and pages, but also .docx files with a password (which are a Compound File) or macros.
 */
export async function refuseForeignContent(
  folder: string,
  documents: readonly ReceivedDocument[],
): Promise<Refusal | undefined> {
  for (const { storedName, originalName } of documents) {
    const extension = documentExtension(storedName)
    const found = await fileTypeFromFile(path.join(folder, storedName))
    if (!extension || found?.mime !== contentTypes[extension]) {
      return refuse(415, messages.wrongContent(originalName))
    }
  }
  return undefined
}
