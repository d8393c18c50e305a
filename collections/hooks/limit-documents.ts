import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { type StaffLanguage, staffLanguage } from '../../src/i18n/staff.ts'

/** Maximum documents of a collection, including its trash; as many as a list can sort. */
const maxDocuments = 200

const messages: Record<StaffLanguage, string> = {
  de: `Es gibt schon ${maxDocuments} Einträge, und mehr sind nicht vorgesehen. Löschen Sie zuerst einen endgültig; auch die im Papierkorb zählen.`,
  en: `There are already ${maxDocuments} entries, and there can’t be more. Please delete one permanently first; those in the trash count, too.`,
}

type Operation = Pick<
  Parameters<CollectionBeforeOperationHook>[0],
  'collection' | 'operation' | 'req'
>

/** A hook before operations; rejects creating more documents than views of the staff can read at once. */
export async function limitDocuments({ collection, operation, req }: Operation): Promise<void> {
  if (operation !== 'create') return
  const { totalDocs } = await req.payload.db.count({ collection: collection.slug, req })
  if (totalDocs < maxDocuments) return
  throw new APIError(messages[staffLanguage(req.i18n.language)], 409, undefined, true)
}
