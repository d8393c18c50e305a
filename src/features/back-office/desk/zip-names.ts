import { siteTimeZone } from '../../../i18n/time-zone.ts'
import { safeFileName, uniqueFileNames } from '../../../lib/files/file-names.ts'
import type { ZipEntry } from '../../../lib/files/zip.ts'
import type { Registration, StoredDocument } from './types.ts'

const noteName = 'FEHLENDE DOKUMENTE.txt'

const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: siteTimeZone })

/** The name of a submission's zip, of company and date: `Salon Süd GmbH 2026-11-20.zip`. */
export function zipName({
  company,
  createdAt,
}: Pick<Registration, 'company' | 'createdAt'>): string {
  return safeFileName(`${company.slice(0, 100)} ${isoDay.format(new Date(createdAt))}.zip`)
}

/** The documents under their customer's names, made safe and unlike one another. */
export function zipEntries(documents: readonly StoredDocument[]): ZipEntry[] {
  const safe = documents.map(({ originalName }) => safeFileName(originalName, 'Dokument'))
  // The note's own name is reserved.
  const [, ...names] = uniqueFileNames([noteName, ...safe])
  return documents.map(({ storedName, createdAt }, index) => ({
    name: names[index] ?? noteName,
    storedName,
    date: createdAt,
  }))
}

/** The text file in a zip that names missing documents. */
export function missingNote(names: readonly string[]): { name: string; text: string } {
  const lines = [
    'Diese Dokumente gehören zur Anmeldung, liegen aber nicht mehr auf dem Server:',
    '',
    ...names.map((name) => `- ${name}`),
    '',
  ]
  // With a byte order mark, so that every editor reads the umlauts.
  return { name: noteName, text: `\uFEFF${lines.join('\r\n')}` }
}
