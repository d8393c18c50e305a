import { createLocalReq, type PayloadRequest } from 'payload'
import { expect, vi } from 'vitest'
import { inTransaction } from '../../src/lib/database/transaction.ts'
import { cms } from './cms.ts'

/**
 * Starts `second` while the transaction of `first` is still open. Resolves to the result of
 * `second`.
 */
export async function whileTransactionIsOpen<Answer>(
  first: (req: PayloadRequest) => Promise<unknown>,
  second: () => Promise<Answer>,
): Promise<Answer> {
  const payload = await cms()
  let answer: Promise<Answer> | undefined
  await inTransaction(payload, async ({ transactionID }) => {
    await first(await createLocalReq({ req: { transactionID } }, payload))
    answer = second()
    const forALock = async () => {
      const { rowCount } = await payload.db.pool.query('SELECT 1 FROM pg_locks WHERE NOT granted')
      expect(rowCount).toBeGreaterThan(0)
    }
    await vi.waitFor(forALock, { timeout: 20_000 })
  })
  return answer as Promise<Answer>
}
