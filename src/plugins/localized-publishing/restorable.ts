import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { defaultLocale, type Locale } from '../../i18n/locales.ts'
import type { StaffLanguage } from '../../i18n/staff.ts'
import { lockDocument } from '../../lib/cms/lock-documents.ts'
import type { DocumentRef } from '../../lib/content/document-ref.ts'
import { placeNames } from '../../lib/content/format-issue.ts'
import { isPublishedIn } from '../../lib/content/published.ts'
import { readRichText } from '../../lib/content/rich-text.ts'
import type { Doc } from '../../lib/content/stored-values.ts'
import type { TransactionRequest } from '../../lib/database/transaction.ts'
import { type ContentChange, contentChanges, withPart } from './content-part.ts'
import { configOf, languagesOf, readDocument, readVersion } from './documents.ts'

/** A version, and its document as it is published and as it was saved last; each in every language. */
type Restorable = {
  place: DocumentRef
  /** ISO 8601. */
  savedAt: string
  version: Doc
  published: Doc
  saved: Doc
  /** The languages in which it can come back; one, where all of them are published as one. */
  languages: readonly Locale[]
}

type Owner = { collection: CollectionSlug } | { global: GlobalSlug }

type Reading = { id: number; user: PayloadRequest['user'] } & TransactionRequest

/**
 * Reads a version that could be restored, as that user may read it. In a transaction the document stays
 * as it is read until that ends.
 */
export async function readRestorable(
  payload: Payload,
  owner: Owner,
  { transactionID, ...reading }: Reading,
): Promise<Restorable> {
  const { parent, savedAt, version } = await readVersion(payload, owner, reading)
  const place = 'global' in owner ? owner : { ...owner, id: parent }
  if (transactionID) await lockDocument(payload, { transactionID }, place)
  const as = { locale: 'all', user: reading.user, transactionID } as const
  const published = await readDocument(payload, place, { ...as, draft: false })
  const saved = await readDocument(payload, place, { ...as, draft: true })
  const languages = languagesOf(configOf(payload, place), published)
  return { place, savedAt, version, published, saved, languages }
}

/** One place that would change, in words. */
type RestoredPlace = { path: string; place: string; before: string; after: string }

/** What restoring a version would change: in each language, and in what all of them share. */
export type RestoredChanges = {
  languages: { locale: Locale; isPublished: boolean; changes: RestoredPlace[] }[]
  shared: RestoredPlace[]
}

/** What restoring would change, formatted in the language `uiLocale`. */
export function changesOfRestoring(
  payload: Payload,
  { languages, place, published, saved, version }: Restorable,
  uiLocale: StaffLanguage,
): RestoredChanges {
  const { flattenedFields: fields } = configOf(payload, place)
  const changesIn = (base: Doc, locale: Locale, withShared: boolean) =>
    contentChanges(
      fields,
      base,
      withPart(fields, base, version, { locales: languages, withShared }),
      locale,
    )
      .filter(({ isLocalized }) => isLocalized !== withShared)
      .map((change) => inWords(change, uiLocale))
  return {
    languages: languages
      .map((locale) => {
        const isPublished = isPublishedIn(published, locale)
        const base = isPublished ? published : saved
        return { locale, isPublished, changes: changesIn(base, locale, false) }
      })
      .filter(({ changes }) => changes.length > 0),
    shared: changesIn(published, languages[0] ?? defaultLocale, true),
  }
}

function inWords(
  { after, before, path, trail }: ContentChange,
  uiLocale: StaffLanguage,
): RestoredPlace {
  const place = placeNames({ trail }, uiLocale).join(' › ')
  return { path, place, before: asText(before, trail), after: asText(after, trail) }
}

/** A value as a person reads it: the texts in it, each on a line of its own. */
function asText(value: unknown, trail: ContentChange['trail']): string {
  const field = trail.at(-1)
  if (typeof field === 'object' && field.type === 'richText') {
    return readRichText(value).texts.join('\n')
  }
  if (Array.isArray(value)) return value.map((each) => asText(each, [])).join('\n')
  if (typeof value === 'object' && value !== null) {
    const { id, ...inner } = value as Doc
    return Object.values(inner)
      .map((each) => asText(each, []))
      .join(' ')
  }
  return value === undefined || value === null ? '' : String(value)
}
