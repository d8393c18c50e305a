import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { PlainError } from '../processes.ts'
import type { FolderWriter } from './folder-writer.ts'
import { contentOf, type Manifest, type OpenBackup } from './manifest.ts'

type Table = { name: string; columns: string[] }

/** Returns all tables with their columns, except generated columns. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.relname ORDER BY c.relname`,
  )
  return rows
}

/** Writes all tables in the snapshot of the transaction of `client`. */
export async function writeTables(client: pg.Client, write: FolderWriter) {
  const tables: Manifest['tables'] = []
  for (const { name, columns } of await tablesOf(client)) {
    const copy = client.query(copyTo(`COPY ${target(client, { name, columns })} TO STDOUT`))
    const gzip = createGzip()
    const [entry] = await Promise.all([write(`tables/${name}.gz`, gzip), pipeline(copy, gzip)])
    const count = await client.query<{ rows: string }>(
      `SELECT count(*) AS rows FROM ${client.escapeIdentifier(name)}`,
    )
    tables.push({ ...entry, name, columns, rows: Number(count.rows[0]?.rows) })
  }
  return tables
}

/** Reads the last values of all sequences. They may be ahead of the snapshot of the transaction. */
export async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  )
  return rows
}

/**
 * Loads the rows into the migrated tables in one transaction, which the caller commits. Drops the
 * foreign keys and creates them again at the end, which checks all rows. Disabling them would
 * require a superuser.
 */
export async function loadTables(
  client: pg.Client,
  backup: OpenBackup,
  interruption: AbortSignal,
): Promise<void> {
  const { tables, sequences } = backup.manifest
  const existing = new Set((await tablesOf(client)).map(({ name }) => name))
  const unknown = tables.find(({ name }) => !existing.has(name))
  if (unknown) throw new PlainError(`This version of the product has no table ${unknown.name}.`)

  await client.query('BEGIN')
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass AS table, quote_ident(conname) AS name,
       pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of keys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  const names = [...existing].map((name) => client.escapeIdentifier(name))
  await client.query(`TRUNCATE ${names.join(', ')}`)
  for (const table of tables) {
    interruption.throwIfAborted()
    const content = await contentOf(backup, table)
    const copy = client.query(copyFrom(`COPY ${target(client, table)} FROM STDIN`))
    await pipeline(content, createGunzip(), copy)
    if (copy.rowCount !== table.rows) {
      throw new Error(`${table.name} has ${copy.rowCount} rows instead of ${table.rows}`)
    }
  }
  for (const { name, value } of sequences) {
    await client.query('SELECT setval($1::regclass, $2)', [client.escapeIdentifier(name), value])
  }
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
  }
}

function target(client: pg.Client, { name, columns }: Table): string {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  return `${client.escapeIdentifier(name)} (${list})`
}
