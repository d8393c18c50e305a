import type { Payload, PayloadRequest } from 'payload'

type TransactionRequest = Pick<PayloadRequest, 'transactionID'>

/** Runs `work` in one database transaction: all of what it writes through `req` is kept, or none. */
export async function inTransaction<T>(
  cms: Payload,
  work: (req: TransactionRequest) => Promise<T>,
): Promise<T> {
  const transactionID = await cms.db.beginTransaction()
  if (transactionID === null) throw new Error('The database gives no transaction')
  try {
    const result = await work({ transactionID })
    await cms.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await cms.db.rollbackTransaction(transactionID).catch(() => undefined)
    throw error
  }
}
