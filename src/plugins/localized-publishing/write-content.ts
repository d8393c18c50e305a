import type { PayloadRequest } from 'payload'
import type { Locale } from '../../i18n/locales.ts'
import type { DocumentRef } from '../../lib/content/document-ref.ts'
import type { Doc } from '../../lib/content/stored-values.ts'

type ContentWrite = {
  locale: Locale
  /** The document as that language has it. */
  data: Doc
  isDraft: boolean
  /** The transaction to write in, if it is not one of its own. */
  transactionID?: PayloadRequest['transactionID']
}

/**
 * Writes what was there before, as a draft or published, in one language. It confirms no
 * translation.
 */
export async function writeContent(
  { context, headers, i18n, payload, t, user }: PayloadRequest,
  place: DocumentRef,
  { locale, data, isDraft, transactionID }: ContentWrite,
): Promise<Doc> {
  const { _order, createdAt, savedBy, updatedAt, deletedAt, globalType, id, ...content } = data
  const write = {
    data: { ...content, _status: isDraft ? 'draft' : 'published' } as never,
    locale,
    draft: isDraft,
    depth: 0,
    overrideAccess: false,
    // Fails while another user has the document locked.
    overrideLock: false,
    user,
    // A request of its own: Payload changes the language of the one that writes.
    req: { headers, i18n, t, transactionID, context: { ...context, isRestore: true } },
  } as const
  const written =
    'global' in place
      ? await payload.updateGlobal({ slug: place.global, ...write })
      : await payload.update({ collection: place.collection, id: place.id, ...write })
  return written as unknown as Doc
}
