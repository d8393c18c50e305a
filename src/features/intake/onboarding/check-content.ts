import path from 'node:path'
import { fileTypeFromFile } from 'file-type'
import type { HttpRejection } from '../../../lib/http/outcome.ts'
import { isDocxWithoutMacros, isWordBinary } from './check-word.ts'
import { type DocumentExtension, documentExtension } from './constants.ts'
import { messages } from './messages.ts'
import type { ReceivedDocument } from './receive.ts'
import { rejectDocuments } from './reject-documents.ts'

/**
 * The check for each extension: the MIME type that is detected from the first bytes and, for container
 * formats, a check of the content. A .doc is a Compound File Binary.
 */
const checks: Record<
  DocumentExtension,
  { type: string; verify?: (file: string) => Promise<boolean> }
> = {
  pdf: { type: 'application/pdf' },
  doc: { type: 'application/x-cfb', verify: isWordBinary },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    verify: isDocxWithoutMacros,
  },
}

/**
 * Rejects the first document whose content does not match its extension: renamed executables and web
 * pages, but also .docx files with a password (which are Compound Files) or with macros.
 */
export async function rejectMismatchedContent(
  folder: string,
  documents: readonly ReceivedDocument[],
): Promise<HttpRejection | undefined> {
  for (const { storedName, originalName } of documents) {
    const extension = documentExtension(storedName)
    const file = path.join(folder, storedName)
    if (!extension || !(await matchesExtension(file, extension))) {
      return rejectDocuments(415, messages.wrongContent(originalName))
    }
  }
  return undefined
}

async function matchesExtension(file: string, extension: DocumentExtension): Promise<boolean> {
  const { type, verify } = checks[extension]
  if ((await fileTypeFromFile(file))?.mime !== type) return false
  return verify ? verify(file) : true
}
