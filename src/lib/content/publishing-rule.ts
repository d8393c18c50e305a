import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import type { Locale } from '../../i18n/locales.ts'
import type { Stored } from './published.ts'

/** What a write changed in what the public may read, as it is stored before and after. */
export type StoredChange = {
  config: SanitizedCollectionConfig | SanitizedGlobalConfig
  before: Stored
  /** Nothing where the document is deleted. */
  after: Stored
  req: PayloadRequest
}

/** Why a document must not be published, as the form shows it. */
export type PublishIssue = {
  /** Where the form marks it; nothing if that place is in another language than the form. */
  path: string
  /** Where it is, in whatever language. */
  field: string
  locales: readonly Locale[]
  message: string
  /** Whether it is about what must stay on the site, and not about what must not get there. */
  isWithdrawal?: boolean
}

/**
 * Names what speaks against a change of what is public; with any issue the write is rejected as a whole.
 * It runs inside the transaction of the write.
 */
export type PublishingRule = (change: StoredChange) => PublishIssue[] | Promise<PublishIssue[]>
