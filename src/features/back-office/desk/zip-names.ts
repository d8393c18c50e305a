import { siteDay } from '../../../i18n/date-text.ts'
import { safeFileName, uniqueFileNames } from '../../../lib/files/file-names.ts'
import type { ZipEntry } from '../../../lib/files/zip.ts'
import type { Registration, StoredDocument } from './types.ts'

const noteName = 'FEHLENDE DOKUMENTE.txt'

/** Returns the file name of a submission's zip, for example `Salon Süd GmbH 2026-11-20.zip`. */
export function zipName({
  company,
  createdAt,
}: Pick<Registration, 'company' | 'createdAt'>): string {
  return safeFileName(`${company.slice(0, 100)} ${siteDay(new Date(createdAt))}.zip`)
}

/** Returns the zip's entries: the documents under their original names, made safe and unique. */
export function zipEntries(documents: readonly StoredDocument[]): ZipEntry[] {
  const safe = documents.map(({ originalName }) => safeFileName(originalName, 'Dokument'))
  // Reserves the name of the note about missing documents.
  const [, ...names] = uniqueFileNames([noteName, ...safe])
  return documents.map(({ storedName, createdAt }, index) => ({
    name: names[index] ?? noteName,
    storedName,
    date: createdAt,
  }))
}

/** Returns the text file that lists the documents missing from a zip. */
export function missingNote(names: readonly string[]): { name: string; text: string } {
  const lines = [
    'Diese Dokumente gehören zur Anmeldung, liegen aber nicht mehr auf dem Server:',
    '',
    ...names.map((name) => `- ${name}`),
    '',
  ]
  // With a byte order mark, so that every editor detects UTF-8.
  return { name: noteName, text: `\uFEFF${lines.join('\r\n')}` }
}
