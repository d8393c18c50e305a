import type { Payload, PayloadRequest } from 'payload'
import { defaultLocale, type Locale } from '../../i18n/locales.ts'
import type { StaffLanguage } from '../../i18n/staff.ts'
import { lockForWrite } from '../../lib/cms/serialize-writes.ts'
import type { DocumentRef } from '../../lib/content/document-ref.ts'
import { placeNames } from '../../lib/content/format-issue.ts'
import { isPublishedIn } from '../../lib/content/published.ts'
import { readRichText } from '../../lib/content/rich-text.ts'
import type { Doc } from '../../lib/content/stored-values.ts'
import type { TransactionRequest } from '../../lib/database/transaction.ts'
import { type ContentChange, contentChanges, mergePart } from './content-part.ts'
import {
  configOf,
  type EntityRef,
  publishableLocales,
  readDocument,
  readVersion,
} from './documents.ts'

/** A version with the published document and the latest draft, each in all languages. */
type Restorable = {
  ref: DocumentRef
  /** ISO 8601. */
  savedAt: string
  version: Doc
  published: Doc
  draft: Doc
  /** The languages that can be restored; one, if all of them share a status. */
  languages: readonly Locale[]
}

type Reading = { id: number; user: PayloadRequest['user'] } & TransactionRequest

/**
 * Reads a version to restore, with the user's access rights. Within a transaction, the document is
 * locked until the transaction ends.
 */
export async function readRestorable(
  payload: Payload,
  entity: EntityRef,
  { transactionID, ...reading }: Reading,
): Promise<Restorable> {
  const { parent, savedAt, version } = await readVersion(payload, entity, reading)
  const ref = 'global' in entity ? entity : { ...entity, id: parent }
  if (transactionID) await lockForWrite(payload, { transactionID }, ref)
  const as = { locale: 'all', user: reading.user, transactionID } as const
  const published = await readDocument(payload, ref, { ...as, draft: false })
  const draft = await readDocument(payload, ref, { ...as, draft: true })
  const languages = publishableLocales(configOf(payload, ref), published)
  return { ref, savedAt, version, published, draft, languages }
}

type RestoredField = { path: string; label: string; before: string; after: string }

/**
 * What restoring a version would change: in the latest draft, which it replaces in any case, and in what is
 * published, if anything is.
 */
type RestoredPart = { changes: RestoredField[]; publicChanges: RestoredField[] }

/** The changes that restoring a version would make, per language and in the shared fields. */
export type RestoredChanges = {
  /** Whether the version can only be restored as a whole, because all languages share a status or there is only one. */
  isWhole: boolean
  /** `hasDraft` tells whether the form shows something else than what is published. */
  languages: (RestoredPart & { locale: Locale; hasDraft: boolean })[]
  shared: RestoredPart
  /** The languages in which restoring changes what is published; the others only change in the draft. */
  publicLanguages: readonly Locale[]
}

/** Returns what restoring would change, with labels in `uiLocale`. */
export function previewRestore(
  payload: Payload,
  { languages, ref, published, draft, version }: Restorable,
  uiLocale: StaffLanguage,
): RestoredChanges {
  const { flattenedFields: fields } = configOf(payload, ref)
  const changesIn = (base: Doc, locale: Locale, withShared: boolean) =>
    contentChanges(
      fields,
      base,
      mergePart(fields, base, version, { locales: languages, withShared }),
      locale,
    )
      .filter(({ isLocalized }) => isLocalized !== withShared)
      .map((change) => formatChange(change, uiLocale))
  const publicLanguages = languages.filter((locale) => isPublishedIn(published, locale))
  const partOf = (locale: Locale, isPublic: boolean, withShared: boolean): RestoredPart => ({
    changes: changesIn(draft, locale, withShared),
    publicChanges: isPublic ? changesIn(published, locale, withShared) : [],
  })
  const isDraftPublished = (locale: Locale) =>
    contentChanges(fields, published, draft, locale).length === 0
  return {
    isWhole: languages.length === 1,
    languages: languages
      .map((locale) => {
        const isPublic = publicLanguages.includes(locale)
        const hasDraft = !isPublic || !isDraftPublished(locale)
        return { locale, hasDraft, ...partOf(locale, isPublic, false) }
      })
      .filter(({ changes, publicChanges }) => changes.length + publicChanges.length > 0),
    shared: partOf(languages[0] ?? defaultLocale, publicLanguages.length > 0, true),
    publicLanguages,
  }
}

function formatChange(
  { after, before, path, trail }: ContentChange,
  uiLocale: StaffLanguage,
): RestoredField {
  const label = placeNames({ trail }, uiLocale).join(' › ')
  return { path, label, before: formatValue(before, trail), after: formatValue(after, trail) }
}

/** Formats a value as readable text, with each of its texts on a line. */
function formatValue(value: unknown, trail: ContentChange['trail']): string {
  const field = trail.at(-1)
  if (typeof field === 'object' && field.type === 'richText') {
    return readRichText(value).texts.join('\n')
  }
  if (Array.isArray(value)) return value.map((each) => formatValue(each, [])).join('\n')
  if (typeof value === 'object' && value !== null) {
    const { id, ...inner } = value as Doc
    return Object.values(inner)
      .map((each) => formatValue(each, []))
      .join(' ')
  }
  return value === undefined || value === null ? '' : String(value)
}
