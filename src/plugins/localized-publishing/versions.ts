import type { FlattenedField, Payload, PayloadRequest } from 'payload'
import type { Locale } from '../../i18n/locales.ts'
import type { StaffLanguage } from '../../i18n/staff.ts'
import type { DocumentRef } from '../../lib/content/document-ref.ts'
import { placeNames } from '../../lib/content/format-issue.ts'
import type { Doc } from '../../lib/content/stored-values.ts'
import { languagesShowing } from '../../lib/content/validate-content.ts'
import { waitForEventLoopTurn } from '../../lib/event-loop-turn.ts'
import {
  type ComparableValues,
  type ContentChange,
  comparableValues,
  valueChanges,
} from './content-part.ts'
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
  const described: Described[] = []
  let before: Draft | undefined
  for (const { draft: doc, ...row } of rows) {
    // Comparing a long document takes several milliseconds.
    await waitForEventLoopTurn('histories')
    const draft = draftOf(fields, doc, languagesShowing(slug, row.version))
    const changes = changesBetween(before, draft)
    described.push({
      id: row.id,
      savedAt: row.updatedAt,
      isAutosaved: Boolean(row.autosave),
      savedBy: String(row.version[savedByField] ?? ''),
      changed: changedPlaces([...changes.values()].flat(), query.uiLocale),
      languages: [...draft.values.keys()].filter((locale) => {
        if (!before || statusOf(before.doc, locale) !== statusOf(doc, locale)) return true
        return changes.get(locale)?.some(({ isLocalized }) => isLocalized)
      }),
      isShared: [...changes.values()].flat().some(({ isLocalized }) => !isLocalized),
      version: row.version,
    })
    before = draft
  }
  return addStates(described.reverse(), { locale: query.locale, isChanged, isPublished })
}

/** A draft and its values per language; the first one includes the shared values. */
type Draft = { doc: Doc; values: Map<Locale, ComparableValues> }

function draftOf(fields: FlattenedField[], doc: Doc, shown: readonly Locale[]): Draft {
  const valuesIn = (locale: Locale, index: number) =>
    comparableValues(fields, doc, locale, { onlyLocalized: index > 0 })
  return { doc, values: new Map(shown.map((locale, index) => [locale, valuesIn(locale, index)])) }
}

/** Returns the changes in each language, those of shared values in the first one. */
function changesBetween(before: Draft | undefined, { values }: Draft) {
  const changesIn = (locale: Locale, now: ComparableValues) => {
    const was = before?.values.get(locale)
    return was ? valueChanges(was, now) : []
  }
  return new Map([...values].map(([locale, now]) => [locale, changesIn(locale, now)]))
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
): Promise<(RestoredChanges & { savedAt: string; knownSave: string }) | undefined> {
  try {
    const found = await readRestorable(payload, ref, { id, user })
    if ('id' in ref && 'id' in found.ref && found.ref.id !== ref.id) return undefined
    const { draft, savedAt } = found
    return {
      ...previewRestore(payload, found, uiLocale),
      savedAt,
      knownSave: String(draft.updatedAt),
    }
  } catch (error) {
    if ((error as { status?: number }).status === 404) return undefined
    throw error
  }
}
