import fs from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { env } from '../../src/env.ts'

type Column = { table: string; column: string }

/**
 * Where a text stands, whatever its case: as `table.column` in every column of every table, as
 * `folder/file` in names and bytes of every stored file. The database's own files are left out:
 * PostgreSQL overwrites there what was deleted in its own time.
 */
export async function placesHolding(
  cms: Payload,
  text: string,
  onlyTables?: readonly string[],
): Promise<string[]> {
  const { rows } = await cms.db.pool.query<Column>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' ORDER BY table_name, column_name`,
  )
  const places: string[] = []
  for (const { table, column } of rows) {
    if (onlyTables && !onlyTables.includes(table)) continue
    const { rowCount } = await cms.db.pool.query(
      `SELECT 1 FROM "${table}" WHERE "${column}"::text ILIKE $1 LIMIT 1`,
      [`%${text}%`],
    )
    if (rowCount) places.push(`${table}.${column}`)
  }
  return onlyTables ? places : [...places, ...filesHolding(text)]
}

function filesHolding(text: string): string[] {
  const wanted = text.toLowerCase()
  return [env.DATA_DIR, env.MEDIA_DIR].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => path.join(parentPath, name))
      .filter((file) => !isOfDatabase(path.relative(folder, file)))
      .filter(
        (file) =>
          file.toLowerCase().includes(wanted) ||
          fs.readFileSync(file).toString('latin1').toLowerCase().includes(wanted),
      )
      .map((file) => path.relative(folder, file)),
  )
}

const isOfDatabase = (file: string) => /^(postgres|database|pgdata)/.test(file)
