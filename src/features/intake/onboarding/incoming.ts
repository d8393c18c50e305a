import path from 'node:path'
import { env } from '../../../env.ts'
import { createUnsettled } from '../../../lib/files/unsettled-files.ts'

/** Where the documents of accepted onboardings lie. */
export const documentsFolder = path.join(env.DATA_DIR, 'documents')

/** A folder for the documents of one submission, in which they lie until it is stored. */
export function createIncoming(): Promise<string> {
  return createUnsettled(path.join(documentsFolder, '.incoming'))
}
