import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { type StaffLanguage, staffLanguage } from '../../src/i18n/staff.ts'

/** As many documents as a list can sort. */
export const maxSortable = 200

const messages: Record<StaffLanguage, (max: number) => string> = {
  de: (max) =>
    `Es gibt schon ${max} Einträge, und mehr sind nicht vorgesehen. Löschen Sie zuerst einen endgültig; auch die im Papierkorb zählen.`,
  en: (max) =>
    `There are already ${max} entries, and there can’t be more. Please delete one permanently first; those in the trash count, too.`,
}

type Operation = Pick<
  Parameters<CollectionBeforeOperationHook>[0],
  'collection' | 'operation' | 'req'
>

/**
 * Returns a hook before operations that rejects creating more than `max` documents, including the
 * trash, because views of the staff read all of them at once.
 */
export const limitDocuments =
  (max: number) =>
  async ({ collection, operation, req }: Operation): Promise<void> => {
    // Others are rejected by the access rules, which run later.
    if (operation !== 'create' || !req.user) return
    const { totalDocs } = await req.payload.db.count({ collection: collection.slug, req })
    if (totalDocs < max) return
    throw new APIError(messages[staffLanguage(req.i18n.language)](max), 409, undefined, true)
  }
