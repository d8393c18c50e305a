import fs from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { env } from '../../src/env.ts'

type Column = { table: string; column: string }

/**
 * Returns where a text is stored, ignoring case: `table.column` for every column of every table,
 * and `folder/file` for the name and content of every stored file. The database's own files are
 * left out, because PostgreSQL overwrites deleted data only later.
 */
export async function findStoredText(
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
  return onlyTables ? places : [...places, ...findFilesWith(text)]
}

/** Rewrites tables, indexes and statistics, which PostgreSQL itself would clean only later. */
export async function rewriteTables(cms: Payload, tables: readonly string[]): Promise<void> {
  for (const table of tables) await cms.db.pool.query(`ANALYZE "${table}"`)
  for (const table of [...tables, 'pg_statistic']) await cms.db.pool.query(`VACUUM FULL "${table}"`)
}

/**
 * Returns the files of the database that contain a text. The WAL is left out, because a recycled
 * segment keeps its old content until it is overwritten.
 */
export async function findDatabaseFilesWith(cms: Payload, text: string): Promise<string[]> {
  await cms.db.pool.query('CHECKPOINT')
  const { rows } = await cms.db.pool.query<{ folder: string; id: number }>(
    `SELECT current_setting('data_directory') AS folder, oid AS id FROM pg_database
     WHERE datname = current_database()`,
  )
  const { folder = '', id = 0 } = rows[0] ?? {}
  return findFilesWith(text, [path.join(folder, 'base', String(id))])
}

function findFilesWith(text: string, folders = [env.DATA_DIR, env.MEDIA_DIR]): string[] {
  const wanted = text.toLowerCase()
  return folders.flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => path.join(parentPath, name))
      .filter((file) => !isDatabaseFile(path.relative(folder, file)))
      .filter(
        (file) =>
          file.toLowerCase().includes(wanted) ||
          fs.readFileSync(file).toString('latin1').toLowerCase().includes(wanted),
      )
      .map((file) => path.relative(folder, file)),
  )
}

const isDatabaseFile = (file: string) => /^(postgres|database|pgdata)/.test(file)
