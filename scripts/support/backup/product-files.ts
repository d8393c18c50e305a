import type pg from 'pg'
import { tableName } from '../../../src/lib/database/connection.ts'
import { type UploadCollection, uploadCollections } from '../../../src/lib/files/stores.ts'
import { tablesOf } from './tables.ts'

export type ProductFile = { collection: UploadCollection; name: string }

/** A file with the number of bytes in its record, if that is known. */
export type RecordedFile = ProductFile & { bytes?: number }

/** Lists the stored files that records reference, including the sizes of images. */
export async function listFiles(client: pg.Client): Promise<RecordedFile[]> {
  const tables = await tablesOf(client)
  const found: RecordedFile[] = []
  for (const collection of uploadCollections) {
    const name = tableName(collection)
    const columns = tables.find((table) => table.name === name)?.columns ?? []
    for (const column of columns.filter((each) => /^(sizes_.+_)?filename$/.test(each))) {
      const { rows } = await client.query<{ name: string; bytes: number | null }>(
        `SELECT ${column} AS name, ${column.replace(/filename$/, 'filesize')}::float AS bytes
         FROM ${name} WHERE ${column} IS NOT NULL ORDER BY id`,
      )
      for (const row of rows)
        found.push({ collection, name: row.name, bytes: row.bytes ?? undefined })
    }
  }
  return found
}
