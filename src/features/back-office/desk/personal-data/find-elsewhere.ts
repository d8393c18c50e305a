import type { Payload } from 'payload'
import { rowsOf } from '../../../../lib/database/connection.ts'
import { searchText, textMatcher } from '../search.ts'
import { maxEntries } from './constants.ts'
import type { Account, SearchResult, Trace } from './types.ts'

/** Matches the access log's records whose details are the e-mail address of an account. */
const namesAccount = `subject = 'account' AND action IN ('create', 'delete')`

/** Finds what is stored about a person outside of entries. */
export async function findElsewhere(
  cms: Payload,
  search: string,
): Promise<Pick<SearchResult, 'files' | 'accounts' | 'traces'>> {
  const matches = textMatcher(search)
  const isFound = (...texts: string[]) => matches(searchText(texts, ''))
  const [files, allAccounts, traces] = await Promise.all([
    findRemovals(cms),
    findAccounts(cms),
    findTraces(cms),
  ])
  const accounts = allAccounts.filter(({ email, name }) => isFound(email, name))
  const addresses = new Set(accounts.map(({ email }) => email))
  return {
    files: files
      .filter(({ name }) => isFound(name))
      .slice(0, maxEntries)
      .map(({ name, due }) => ({ name, due: due.toISOString() })),
    accounts,
    // The accesses of an account are counted with the account.
    traces: traces.filter(
      ({ name, edits }) => isFound(name) && (edits > 0 || !addresses.has(name)),
    ),
  }
}

/** File names are chosen by customers and may contain a person's name. */
function findRemovals(cms: Payload): Promise<{ name: string; due: Date }[]> {
  return rowsOf(
    cms,
    `SELECT name, due FROM file_removals WHERE collection = 'onboarding-documents' ORDER BY due`,
  )
}

function findAccounts(cms: Payload): Promise<Account[]> {
  return rowsOf(
    cms,
    `SELECT u.id, u.email, coalesce(u.name, '') AS name,
       (SELECT count(*)::int FROM audit_log a
          WHERE a.user_id = u.id OR a.user_email = u.email
            OR (${namesAccount} AND detail = u.email)) AS accesses
     FROM users u ORDER BY u.email`,
  )
}

/** Finds names of staff in the access log and in content versions, which outlive the account. */
async function findTraces(cms: Payload): Promise<Trace[]> {
  const columns = await rowsOf<{ table: string; column: string }>(
    cms,
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = current_schema() AND column_name IN ('saved_by', 'version_saved_by')`,
  )
  const sources = columns.map(
    ({ table, column }) => `SELECT "${column}", 0, 1 FROM "${table}" WHERE "${column}" IS NOT NULL`,
  )
  return rowsOf(
    cms,
    `SELECT name, sum(access)::int AS accesses, sum(edit)::int AS edits
     FROM (SELECT user_email, 1, 0 FROM audit_log
       UNION ALL SELECT detail, 1, 0 FROM audit_log WHERE ${namesAccount}
       UNION ALL ${sources.join(' UNION ALL ')})
       AS all_names(name, access, edit)
     GROUP BY name ORDER BY edits DESC, name`,
  )
}
