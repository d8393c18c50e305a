import type { Payload, PayloadRequest } from 'payload'
import type { Locale } from '../../i18n/locales.ts'
import type { StaffLanguage } from '../../i18n/staff.ts'
import type { DocumentRef } from '../../lib/content/document-ref.ts'
import { placeNames } from '../../lib/content/format-issue.ts'
import type { Doc } from '../../lib/content/stored-values.ts'
import { languagesShowing } from '../../lib/content/validate-content.ts'
import { type ContentChange, contentChanges } from './content-part.ts'
import { configOf } from './documents.ts'
import type { VersionState } from './edit-messages.ts'
import { readLanguageStates } from './publication.ts'
import { previewRestore, type RestoredChanges, readRestorable } from './restorable.ts'
import { savedByField } from './saved-by.ts'

/** A row of the version list. */
export type VersionRow = {
  id: number
  savedAt: string
  isAutosaved: boolean
  /** Empty if it was not saved by a member of the staff. */
  savedBy: string
  /** Labels of the changed fields. */
  changed: string[]
  /** The languages that it changed, or whose status it changed. */
  languages: Locale[]
  /** Whether it changed shared fields. */
  isShared: boolean
  state: VersionState
}

type Stored = {
  id: number
  updatedAt: string
  autosave?: boolean
  snapshot?: boolean
  version: Doc
}

type VersionQuery = { locale: Locale; uiLocale: StaffLanguage; user: PayloadRequest['user'] }

/** Returns the versions of a document, newest first, each with its status in the given language. */
export async function loadVersions(
  payload: Payload,
  ref: DocumentRef,
  query: VersionQuery,
): Promise<VersionRow[]> {
  const { flattenedFields: fields, slug } = configOf(payload, ref)
  const stored = await findStoredVersions(payload, ref, query.user)
  const languages = await readLanguageStates(payload, ref, query.user)
  const state =
    languages.find(({ locale }) => locale === query.locale)?.state ?? languages[0]?.state
  const isChanged = state === 'changed'
  const isPublished = isChanged || state === 'published'
  // Pairs each version with the draft of all languages after it: when one language is published,
  // Payload stores that draft right after the published version, as a `snapshot`.
  const rows = stored.flatMap((each, index) => {
    if (each.snapshot) return []
    const next = stored[index + 1]
    return [{ ...each, draft: next?.snapshot ? next.version : each.version }]
  })
  const described = rows.map(({ draft, ...row }, index): Described => {
    const before = rows[index - 1]?.draft
    const shown = languagesShowing(slug, row.version)
    const changes = before ? shown.map((each) => contentChanges(fields, before, draft, each)) : []
    const changesLocale = (locale: Locale, at: number) =>
      !before ||
      statusOf(before, locale) !== statusOf(draft, locale) ||
      changes[at]?.some(({ isLocalized }) => isLocalized)
    return {
      id: row.id,
      savedAt: row.updatedAt,
      isAutosaved: Boolean(row.autosave),
      savedBy: String(row.version[savedByField] ?? ''),
      changed: changedPlaces(changes.flat(), query.uiLocale),
      languages: shown.filter(changesLocale),
      isShared: Boolean(changes[0]?.some(({ isLocalized }) => !isLocalized)),
      version: row.version,
    }
  })
  return addStates(described.reverse(), { locale: query.locale, isChanged, isPublished })
}

/** Returns the labels of changed fields, each once even if several languages changed. */
function changedPlaces(changes: ContentChange[], uiLocale: StaffLanguage): string[] {
  const names = changes.map((change) => placeNames(change, uiLocale).join(' › '))
  return [...new Set(names)]
}

async function findStoredVersions(
  payload: Payload,
  ref: DocumentRef,
  user: VersionQuery['user'],
): Promise<Stored[]> {
  const all = {
    locale: 'all',
    depth: 0,
    pagination: false,
    sort: 'id',
    overrideAccess: false,
    user,
  } as const
  const { docs } =
    'global' in ref
      ? await payload.findGlobalVersions({ slug: ref.global, ...all })
      : await payload.findVersions({
          collection: ref.collection,
          where: { parent: { equals: ref.id } },
          trash: true,
          ...all,
        })
  return docs as unknown as Stored[]
}

type Described = Omit<VersionRow, 'state'> & { version: Doc }
type Current = { locale: Locale; isChanged: boolean; isPublished: boolean }

/**
 * Expects the newest version first: the first published version and the first draft of a language
 * are its current ones.
 */
function addStates(
  described: Described[],
  { locale, isChanged, isPublished }: Current,
): VersionRow[] {
  let isDraftFound = isPublished && !isChanged
  let isPublishedFound = !isPublished
  return described.map(({ version, ...row }) => {
    const concernsLocale = row.languages.includes(locale) || isSharedStatus(version)
    if (!concernsLocale) {
      const isPublic = row.languages.some((each) => statusOf(version, each) === 'published')
      return { ...row, state: isPublic ? 'published' : 'draft' }
    }
    if (statusOf(version, locale) === 'published') {
      const state = isPublishedFound ? 'previouslyPublished' : 'currentlyPublished'
      isPublishedFound = true
      return { ...row, state }
    }
    const state = isDraftFound || isPublishedFound ? 'previousDraft' : 'currentDraft'
    isDraftFound = true
    return { ...row, state }
  })
}

function statusOf({ _status }: Doc, locale: Locale): unknown {
  return typeof _status === 'object' ? (_status as Doc | null)?.[locale] : _status
}

function isSharedStatus({ _status }: Doc): boolean {
  return typeof _status === 'string'
}

type VersionRequest = { id: number; uiLocale: StaffLanguage; user: PayloadRequest['user'] }

/**
 * Returns a version with the changes that restoring it would make; undefined if it does not belong
 * to the document.
 */
export async function loadVersion(
  payload: Payload,
  ref: DocumentRef,
  { id, uiLocale, user }: VersionRequest,
): Promise<(RestoredChanges & { savedAt: string }) | undefined> {
  try {
    const found = await readRestorable(payload, ref, { id, user })
    if ('id' in ref && 'id' in found.ref && found.ref.id !== ref.id) return undefined
    return { ...previewRestore(payload, found, uiLocale), savedAt: found.savedAt }
  } catch (error) {
    if ((error as { status?: number }).status === 404) return undefined
    throw error
  }
}
