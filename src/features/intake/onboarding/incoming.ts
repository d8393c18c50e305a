import { createIncomingFolder } from '../../../lib/files/incoming-folders.ts'
import { incomingDocuments } from '../../../lib/files/stores.ts'

/** A folder for the documents of one submission until it is stored. */
export function createIncoming(): Promise<string> {
  return createIncomingFolder(incomingDocuments)
}
