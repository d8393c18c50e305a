import { afterEach, beforeAll } from 'vitest'
import { withDatabase } from './stored-onboardings.ts'

/**
 * Copies the tables of a database into a separate schema and adds triggers that record which tables
 * change, so that only those have to be restored.
 */
export async function createSnapshot(url: string): Promise<void> {
  await withDatabase(url, async (client) => {
    await client.query(`
      CREATE SCHEMA snapshot;
      CREATE TABLE snapshot.changed_tables (name text);
      CREATE FUNCTION snapshot.note_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN INSERT INTO snapshot.changed_tables VALUES (TG_TABLE_NAME); RETURN NULL; END $$`)
    const { rows } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    )
    const copies = rows.map(
      ({ name }) => `
        CREATE TABLE snapshot."${name}" AS TABLE public."${name}";
        CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public."${name}"
          FOR EACH STATEMENT EXECUTE FUNCTION snapshot.note_change();`,
    )
    await client.query(copies.join('\n'))
  })
}

/**
 * Restores all tables after each test of the calling file to the state after the preceding hooks.
 * Sequences are not reset.
 */
export function restoreAfterEach(): void {
  const url = () => process.env.DATABASE_URL ?? ''
  beforeAll(() => copyChanged(url(), 'public', 'snapshot'))
  afterEach(() => copyChanged(url(), 'snapshot', 'public'))
}

/** Copies the tables that have changed since the snapshot from one schema to another. */
async function copyChanged(url: string, from: string, to: string): Promise<void> {
  await withDatabase(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'SELECT DISTINCT name FROM snapshot.changed_tables',
    )
    const copies = rows.map(
      ({ name }) =>
        `DELETE FROM ${to}."${name}"; INSERT INTO ${to}."${name}" TABLE ${from}."${name}";`,
    )
    // In replica mode PostgreSQL checks no foreign keys and runs no triggers.
    await client.query(`
      BEGIN;
      SET LOCAL session_replication_role = replica;
      ${copies.join('\n')}
      DELETE FROM snapshot.changed_tables;
      COMMIT`)
  })
}
