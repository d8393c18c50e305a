import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { context, setUpEditor } from '../../support/editor-context.ts'

setUpEditor()

afterEach(() => {
  vi.restoreAllMocks()
})

const autosave = 'draft=true&autosave=true&depth=0'

/**
 * The editor saves 400 ms after each keystroke, so every statement counts. `reads` are the reads of
 * the document that Payload itself makes: the newest version, for a global also the published
 * document, the version that is overwritten, and the result. The plugins add five statements: one
 * waits for concurrent changes, one ends the version of another account, two renew the lock that Payload
 * removes, and one stores the translation.
 */
const cases = [
  {
    name: 'landing page',
    ofDocument: /from "_?landing/,
    reads: 4,
    statements: 21,
    save: (locale: string, text: string) =>
      context.rest('POST', `globals/landing?${autosave}&locale=${locale}`, {
        hero: { headline: text },
      }),
  },
  {
    name: 'persona',
    ofDocument: /from "_?personas/,
    reads: 3,
    // Every list is a table of its own, and nine are written.
    statements: 35,
    save: (locale: string, text: string) =>
      context.rest('PATCH', `personas/${context.viktor}?${autosave}&locale=${locale}`, {
        motto: text,
      }),
  },
]

it.each(cases)(
  'an autosave of a $name reads the document no more often than Payload itself',
  async (row) => {
    for (const locale of ['de', 'pt']) {
      // The first autosave creates a version, which the next ones overwrite.
      await row.save(locale, 'T')
      const statements = await statementsOf(() => row.save(locale, 'Te'))
      const reads = statements.filter((each) => /^select/.test(each) && row.ofDocument.test(each))
      expect(reads.length).toBeLessThanOrEqual(row.reads)
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(row.statements)
    }
  },
)

/** Statements of timers: one checks the listener's connection, the others remove old counts of rate limits. */
const ofTimers = /^SELECT 1$|^DELETE FROM "submission_counts"/

/** Returns the SQL statements that `work` sends. */
async function statementsOf(work: () => Promise<{ status: number }>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  expect((await work()).status).toBe(200)
  const sent = query.mock.calls.map(([statement]: unknown[]) =>
    typeof statement === 'string' ? statement : (statement as { text: string }).text,
  )
  query.mockRestore()
  return sent.filter((statement) => !ofTimers.test(statement))
}
