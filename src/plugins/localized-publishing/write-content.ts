import type { PayloadRequest } from 'payload'
import type { Locale } from '../../i18n/locales.ts'
import type { DocumentRef } from '../../lib/content/document-ref.ts'
import type { Doc } from '../../lib/content/stored-values.ts'
import { contentOf } from './content-part.ts'

/** The context of a write: whether a plan makes it, or it writes earlier content. */
export type WriteContext = { isPlanned?: boolean; isRestore?: boolean }

type ContentWrite = {
  locale: Locale
  /** The document in that language. */
  data: Doc
  isDraft: boolean
  /** Whether the drafts of all languages are published with it. */
  isEverywhere?: boolean
  transactionID: PayloadRequest['transactionID']
}

/**
 * Writes earlier content in one language, as a draft or published. The context `isRestore` keeps it from
 * confirming translations.
 */
export async function writeContent(
  { context, headers, i18n, payload, t, user }: PayloadRequest,
  ref: DocumentRef,
  { locale, data, isDraft, isEverywhere, transactionID }: ContentWrite,
): Promise<Doc> {
  const write = {
    data: { ...contentOf(data), _status: isDraft ? 'draft' : 'published' } as never,
    locale,
    draft: isDraft,
    publishAllLocales: isEverywhere,
    depth: 0,
    overrideAccess: false,
    // Fails while another user has the document locked.
    overrideLock: false,
    user,
    // A separate request, because Payload changes the locale of the request that it writes with.
    req: {
      headers,
      i18n,
      t,
      transactionID,
      context: { ...context, isRestore: true },
    },
  } as const
  const written =
    'global' in ref
      ? await payload.updateGlobal({ slug: ref.global, ...write })
      : await payload.update({ collection: ref.collection, id: ref.id, ...write })
  return written as unknown as Doc
}
