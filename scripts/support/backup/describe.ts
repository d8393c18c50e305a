import { entriesOf, type Manifest } from './manifest.ts'

const mb = 1024 * 1024

/** Summarizes the content of a backup in one line. */
export function describeBackup(manifest: Manifest): string {
  const { createdAt, files, tables, version } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = entriesOf(manifest).reduce((sum, entry) => sum + entry.bytes, 0)
  const count = (collection: string) =>
    files.filter((file) => file.collection === collection).length
  return [
    `version ${version} at ${createdAt}`,
    `${rows} rows in ${tables.length} tables`,
    `${count('onboarding-documents')} documents`,
    `${count('media')} files of pictures`,
    `${count('recordings')} recordings`,
    `${(bytes / mb).toFixed(1)} MB`,
  ].join(', ')
}
