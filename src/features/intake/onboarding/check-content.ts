import fs from 'node:fs/promises'
import path from 'node:path'
import type { HttpRejection } from '../../../lib/http/outcome.ts'
import { isDocxWithoutMacros, isWordBinary } from './check-word.ts'
import { type DocumentExtension, documentExtension } from './constants.ts'
import { messages } from './messages.ts'
import type { ReceivedDocument } from './receive.ts'
import { rejectDocuments } from './reject-documents.ts'

/**
 * The check for each extension: the first bytes, as Latin-1, and a check of the content of container formats.
 * A .doc is a Compound File Binary, a .docx a zip. Some programs write a byte order mark or empty lines before a
 * PDF. No library detects the type: each would parse the file as every format that it knows, which can take
 * seconds.
 */
const checks: Record<
  DocumentExtension,
  { signature: string; before?: RegExp; verify?: (file: string) => Promise<boolean> }
> = {
  pdf: { signature: '%PDF-', before: /^(\xef\xbb\xbf)?[\r\n]*/ },
  doc: { signature: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', verify: isWordBinary },
  docx: { signature: 'PK\x03\x04', verify: isDocxWithoutMacros },
}

/** Bytes in which a signature has to be. */
const signatureBytes = 16

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
  const { signature, before = '', verify } = checks[extension]
  const start = (await firstCharacters(file, signatureBytes)).replace(before, '')
  if (!start.startsWith(signature)) return false
  return verify ? verify(file) : true
}

async function firstCharacters(file: string, count: number): Promise<string> {
  const opened = await fs.open(file)
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(count), 0, count, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await opened.close()
  }
}
