import { withDatabase } from './with-database.ts'

/**
 * Copies the tables of a database into two schemas: `seeded`, to which each file is restored, and
 * `snapshot`, to which its tests are. Triggers record which tables change, so that only those have to
 * be restored.
 */
export async function createSnapshots(url: string): Promise<void> {
  await withDatabase(url, async (client) => {
    await client.query(`
      CREATE SCHEMA seeded;
      CREATE SCHEMA snapshot;
      CREATE TABLE seeded.changed_tables (name text);
      CREATE TABLE snapshot.changed_tables (name text);
      CREATE FUNCTION snapshot.note_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO seeded.changed_tables VALUES (TG_TABLE_NAME);
          INSERT INTO snapshot.changed_tables VALUES (TG_TABLE_NAME);
          RETURN NULL;
        END $$`)
    const { rows } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    )
    const copies = rows.map(
      ({ name }) => `
        CREATE TABLE seeded."${name}" AS TABLE public."${name}";
        CREATE TABLE snapshot."${name}" AS TABLE public."${name}";
        CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public."${name}"
          FOR EACH STATEMENT EXECUTE FUNCTION snapshot.note_change();`,
    )
    await client.query(copies.join('\n'))
  })
}

/** Restores all tables to the seeded state. Sequences are not reset. */
export function restoreSeeded(url: string): Promise<void> {
  return withChangedTables(url, 'seeded', (name) => [
    copy(name, 'seeded', 'public'),
    copy(name, 'seeded', 'snapshot'),
  ])
}

/** Makes the present state the one that `restoreSnapshot` restores. */
export function takeSnapshot(url: string): Promise<void> {
  return withChangedTables(url, 'snapshot', (name) => [copy(name, 'public', 'snapshot')])
}

/** Restores all tables to the state of the last snapshot. Sequences are not reset. */
export function restoreSnapshot(url: string): Promise<void> {
  return withChangedTables(url, 'snapshot', (name) => [copy(name, 'snapshot', 'public')])
}

const copy = (table: string, from: string, to: string) =>
  `DELETE FROM ${to}."${table}"; INSERT INTO ${to}."${table}" TABLE ${from}."${table}";`

/** Runs statements for each table that has changed since it was equal to its copy in a schema. */
async function withChangedTables(
  url: string,
  schema: 'seeded' | 'snapshot',
  statementsOf: (table: string) => string[],
): Promise<void> {
  await withDatabase(url, async (client) => {
    const { rows: tables } = await client.query<{ list: string }>(
      `SELECT string_agg(format('public.%I', tablename), ', ') AS list
       FROM pg_tables WHERE schemaname = 'public'`,
    )
    // The locks wait for running transactions, such as an autosave of a closed page, whose rows the
    // statements would not see. If such a transaction waits in turn for one of the locks, PostgreSQL
    // aborts it, because it detects deadlocks for this one only after an hour. In replica mode it
    // checks no foreign keys and runs no triggers.
    await client.query(`
      BEGIN;
      SET LOCAL deadlock_timeout = '1h';
      SET LOCAL session_replication_role = replica;
      LOCK TABLE ${tables[0]?.list}`)
    const { rows } = await client.query<{ name: string }>(
      `SELECT DISTINCT name FROM ${schema}.changed_tables`,
    )
    await client.query(`
      ${rows.flatMap(({ name }) => statementsOf(name)).join('\n')}
      DELETE FROM ${schema}.changed_tables;
      COMMIT`)
  })
}
