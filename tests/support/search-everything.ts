import fs from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { env } from '../../src/env.ts'

type Column = { table: string; column: string }

/**
 * Where a text stands, whatever its case: as `table.column` in every column of every table, as
 * `folder/file` in names and bytes of every stored file. For the database's own files see below:
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

/** Does at once what PostgreSQL does in its own time: what was deleted leaves tables, indexes and statistics. */
export async function rewriteTables(cms: Payload, tables: readonly string[]): Promise<void> {
  for (const table of tables) await cms.db.pool.query(`ANALYZE "${table}"`)
  for (const table of [...tables, 'pg_statistic']) await cms.db.pool.query(`VACUUM FULL "${table}"`)
}

/**
 * The files of the database in which a text stands. Its log (WAL) is left out: a segment that is used
 * again holds what it held before until it is overwritten.
 */
export async function databaseFilesHolding(cms: Payload, text: string): Promise<string[]> {
  await cms.db.pool.query('CHECKPOINT')
  const { rows } = await cms.db.pool.query<{ folder: string; id: number }>(
    `SELECT current_setting('data_directory') AS folder, oid AS id FROM pg_database
     WHERE datname = current_database()`,
  )
  const { folder = '', id = 0 } = rows[0] ?? {}
  return filesHolding(text, [path.join(folder, 'base', String(id))])
}

function filesHolding(text: string, folders = [env.DATA_DIR, env.MEDIA_DIR]): string[] {
  const wanted = text.toLowerCase()
  return folders.flatMap((folder) =>
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
