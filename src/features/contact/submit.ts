import type { Locale } from '../../i18n/locales.ts'
import { queueNotifications } from '../../lib/outbox.ts'
import { getCms } from '../../lib/payload.ts'
import { inTransaction } from '../../lib/transaction.ts'
import type { ContactInput } from './schema.ts'

export type ContactRequest = { input: ContactInput; language?: Locale; ipAddress?: string }

/** Stores a contact request and queues its notifications; resolves to its id. */
export async function submitContact({ input, ...circumstances }: ContactRequest): Promise<number> {
  const cms = await getCms()
  return inTransaction(cms, async (req) => {
    const { id } = await cms.create({
      collection: 'contact-requests',
      data: { ...input, ...circumstances, status: 'new' },
      depth: 0,
      req,
    })
    await queueNotifications({ cms, req, kind: 'contact', id })
    return id
  })
}
