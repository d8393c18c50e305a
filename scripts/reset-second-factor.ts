/**
 * `npm run reset-second-factor -- ADDRESS`: removes the second factor of an account whose
 * owner has lost the phone and the recovery codes, and ends its sessions. The password stays.
 * The site may be running.
 */
import type pg from 'pg'
import { lockIds } from '../src/lib/database/lock-ids.ts'
import { withDatabase } from './support/backup/database.ts'
import { failWith, PlainError, readArguments } from './support/processes.ts'
import { readEnv } from './support/settings.ts'

try {
  const { argument: address } = readArguments({})
  if (!address) throw new PlainError('Name the account: npm run reset-second-factor -- ADDRESS')
  await withDatabase(await readEnv(), (client) => reset(client, address.toLowerCase().trim()))
  console.log(`${address}: the second factor is reset and every session has ended.`)
  process.exit(0)
} catch (error) {
  failWith(error)
}

async function reset(client: pg.Client, email: string): Promise<void> {
  await client.query('BEGIN')
  // Takes the lock of collections/hooks/account-lock.ts, so that a concurrent session refresh
  // cannot write the previous state back.
  const { rows } = await client.query<{ id: number }>(
    'SELECT id, pg_advisory_xact_lock($2, id) FROM users WHERE email = $1',
    [email, lockIds.accounts],
  )
  const [account] = rows
  if (!account) throw new PlainError(`There is no account ${email}.`)
  const { rowCount } = await client.query(
    `UPDATE users SET has_second_factor = false, second_factor_secret = NULL,
       second_factor_step = NULL, recovery_codes = NULL WHERE id = $1 AND has_second_factor`,
    [account.id],
  )
  if (rowCount === 0) throw new PlainError(`The account ${email} has no second factor.`)
  await client.query('DELETE FROM users_sessions WHERE _parent_id = $1', [account.id])
  await client.query(
    `INSERT INTO audit_log (action, subject, user_email, entry_id, detail)
     VALUES ('factor-off', 'account', 'npm run reset-second-factor', $1, 'reset')`,
    [account.id],
  )
  await client.query('COMMIT')
}
