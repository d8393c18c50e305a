import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import type { Locale } from '../../i18n/locales.ts'
import type { Stored } from './published.ts'

/** A write that changes published content: the stored document before and after it. */
export type StoredChange = {
  config: SanitizedCollectionConfig | SanitizedGlobalConfig
  before: Stored
  /** Undefined if the document is deleted. */
  after: Stored
  req: PayloadRequest
}

/** A reason why a document must not be published. */
export type PublishIssue = {
  /**
   * The path of the field that the form marks as invalid. Empty if the form shows another language.
   */
  path: string
  /** The path of the field with the issue, independent of the language. */
  field: string
  locales: readonly Locale[]
  message: string
  /**
   * Whether the issue is that required content would be unpublished, not that
   * new content is incomplete.
   */
  isUnpublish?: boolean
}

/**
 * Returns the issues of a change of published content. If there are any, the whole write is
 * rejected. Runs inside the transaction of the write.
 */
export type PublishingRule = (change: StoredChange) => PublishIssue[] | Promise<PublishIssue[]>
