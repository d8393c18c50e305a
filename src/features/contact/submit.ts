import type { Locale } from '../../i18n/locales.ts'
import { queueNotifications, tasksAfterSubmission } from '../../lib/outbox.ts'
import { getCms } from '../../lib/payload.ts'
import { inTransaction, type TransactionRequest } from '../../lib/transaction.ts'
import type { ContactInput } from './schema.ts'

export type ContactRequest = { input: ContactInput; language?: Locale; ipAddress?: string }

/** Stores a contact request and queues its notifications; resolves to its id. */
export async function submitContact({ input, ...circumstances }: ContactRequest): Promise<number> {
  const cms = await getCms()
  const store = async (req?: TransactionRequest) => {
    const { id } = await cms.create({
      collection: 'contact-requests',
      data: { ...input, ...circumstances, status: 'new' },
      depth: 0,
      req,
      disableTransaction: true,
      // Its id, which the result always has.
      select: {},
    })
    return id
  }
  // One insert is a transaction by itself.
  if (tasksAfterSubmission().length === 0) return store()
  return inTransaction(cms, async (req) => {
    const id = await store(req)
    await queueNotifications({ cms, req, kind: 'contact', id })
    return id
  })
}
