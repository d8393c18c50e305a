import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { desk, setUpDesk } from '../../support/editors-desk.ts'

setUpDesk()

afterEach(() => {
  vi.restoreAllMocks()
})

const autosave = 'draft=true&autosave=true&depth=0'

/**
 * The editor saves 400 ms after each key, so each statement counts. `reads` are those of the document
 * that Payload makes itself: the newest version, for a global also what is published, the version
 * that it overwrites, and its result. Of all statements, the plugins add four: one waits for other
 * changes, two renew the lock, which Payload removes, and one remembers the translation.
 */
const cases = [
  {
    name: 'landing page',
    ofDocument: /from "_?landing/,
    reads: 4,
    statements: 20,
    save: (locale: string, text: string) =>
      desk.rest('POST', `globals/landing?${autosave}&locale=${locale}`, {
        hero: { headline: text },
      }),
  },
  {
    name: 'persona',
    ofDocument: /from "_?personas/,
    reads: 3,
    // A list is a table: nine are written.
    statements: 35,
    save: (locale: string, text: string) =>
      desk.rest('PATCH', `personas/${desk.viktor}?${autosave}&locale=${locale}`, { motto: text }),
  },
]

it.each(cases)('an autosave of a $name reads it no more often than Payload itself', async (row) => {
  for (const locale of ['de', 'pt']) {
    // The first one begins a version, which the next ones overwrite.
    await row.save(locale, 'T')
    const statements = await statementsOf(() => row.save(locale, 'Te'))
    const reads = statements.filter((each) => /^select/.test(each) && row.ofDocument.test(each))
    expect(reads.length).toBeLessThanOrEqual(row.reads)
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(row.statements)
  }
})

/** The SQL statements that `work` sends. */
async function statementsOf(work: () => Promise<{ status: number }>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  expect((await work()).status).toBe(200)
  const sent = query.mock.calls.map(([statement]: unknown[]) =>
    typeof statement === 'string' ? statement : (statement as { text: string }).text,
  )
  query.mockRestore()
  return sent
}
