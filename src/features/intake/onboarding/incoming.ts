import path from 'node:path'
import { env } from '../../../env.ts'
import { createUnsettled } from '../../../lib/files/unsettled-files.ts'

/** The folder of the documents of accepted onboardings. */
export const documentsFolder = path.join(env.DATA_DIR, 'documents')

/** A folder for the documents of one submission until it is stored. */
export function createIncoming(): Promise<string> {
  return createUnsettled(path.join(documentsFolder, '.incoming'))
}
