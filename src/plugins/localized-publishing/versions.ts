import type { Payload, PayloadRequest } from 'payload'
import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts'
import type { StaffLanguage } from '../../i18n/staff.ts'
import type { DocumentRef } from '../../lib/content/document-ref.ts'
import { placeNames } from '../../lib/content/format-issue.ts'
import type { Doc } from '../../lib/content/stored-values.ts'
import { languagesShowing } from '../../lib/content/validate-content.ts'
import { type ContentChange, contentChanges } from './content-part.ts'
import { configOf } from './documents.ts'
import type { VersionState } from './edit-messages.ts'
import { readLanguages } from './publication.ts'
import { changesOfRestoring, type RestoredChanges, readRestorable } from './restorable.ts'
import { savedByField } from './saved-by.ts'

/** One line of the list of versions. */
export type VersionRow = {
  id: number
  savedAt: string
  isAutosaved: boolean
  /** Who saved it; nothing if nobody on the staff did. */
  savedBy: string
  /** Which texts it changed, by their names. */
  changed: string[]
  /** The languages that it changed, or in which it was published. */
  languages: Locale[]
  /** Whether it changed what all languages share. */
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

type Asked = { locale: Locale; uiLocale: StaffLanguage; user: PayloadRequest['user'] }

/** The versions of a document, the newest first, each with its status in the given language. */
export async function loadVersions(
  payload: Payload,
  place: DocumentRef,
  asked: Asked,
): Promise<VersionRow[]> {
  const { flattenedFields: fields, slug } = configOf(payload, place)
  const stored = await storedVersions(payload, place, asked.user)
  const languages = await readLanguages(payload, place, asked.user)
  const state =
    languages.find(({ locale }) => locale === asked.locale)?.state ?? languages[0]?.state
  const isChanged = state === 'changed'
  const isPublished = isChanged || state === 'published'
  // The draft of all languages after each version: where one language was published, Payload stores
  // it after the version that holds what is published of all.
  const rows = stored.flatMap((each, index) => {
    if (each.snapshot) return []
    const next = stored[index + 1]
    return [{ ...each, draft: next?.snapshot ? next.version : each.version }]
  })
  const described = rows.map(({ draft, ...row }, index): Described => {
    const before = rows[index - 1]?.draft
    const shown = languagesShowing(slug, row.version)
    const changes = before ? shown.map((each) => contentChanges(fields, before, draft, each)) : []
    const isIn = (locale: Locale, at: number) =>
      !before ||
      statusIn(before, locale) !== statusIn(draft, locale) ||
      changes[at]?.some(({ isLocalized }) => isLocalized)
    return {
      id: row.id,
      savedAt: row.updatedAt,
      isAutosaved: Boolean(row.autosave),
      savedBy: String(row.version[savedByField] ?? ''),
      changed: namesOf(changes.flat(), asked.uiLocale),
      languages: shown.filter(isIn),
      isShared: Boolean(changes[0]?.some(({ isLocalized }) => !isLocalized)),
      version: row.version,
    }
  })
  return withStates(described.reverse(), { locale: asked.locale, isChanged, isPublished })
}

/** The places of changes, each once however many languages it was changed in. */
function namesOf(changes: ContentChange[], uiLocale: StaffLanguage): string[] {
  const names = changes.map((change) => placeNames(change, uiLocale).join(' › '))
  return [...new Set(names)]
}

async function storedVersions(
  payload: Payload,
  place: DocumentRef,
  user: Asked['user'],
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
    'global' in place
      ? await payload.findGlobalVersions({ slug: place.global, ...all })
      : await payload.findVersions({
          collection: place.collection,
          where: { parent: { equals: place.id } },
          trash: true,
          ...all,
        })
  return docs as unknown as Stored[]
}

type Described = Omit<VersionRow, 'state'> & { version: Doc }
type Current = { locale: Locale; isChanged: boolean; isPublished: boolean }

/** From the newest to the oldest: what is current in a language is its newest version of a kind. */
function withStates(
  described: Described[],
  { locale, isChanged, isPublished }: Current,
): VersionRow[] {
  let isDraftFound = isPublished && !isChanged
  let isPublishedFound = !isPublished
  return described.map(({ version, ...row }) => {
    const isHere = row.languages.includes(locale) || isSharedStatus(version)
    if (!isHere) {
      const isPublic = row.languages.some((each) => statusIn(version, each) === 'published')
      return { ...row, state: isPublic ? 'published' : 'draft' }
    }
    if (statusIn(version, locale) === 'published') {
      const state = isPublishedFound ? 'previouslyPublished' : 'currentlyPublished'
      isPublishedFound = true
      return { ...row, state }
    }
    const state = isDraftFound || isPublishedFound ? 'previousDraft' : 'currentDraft'
    isDraftFound = true
    return { ...row, state }
  })
}

function statusIn({ _status }: Doc, locale: Locale): unknown {
  return typeof _status === 'object' ? (_status as Doc | null)?.[locale] : _status
}

function isSharedStatus({ _status }: Doc): boolean {
  return typeof _status === 'string'
}

/** The language that a view is about; the first one if all are chosen. */
export function languageOf(locale: unknown): Locale {
  return locales.find((each) => each === locale) ?? defaultLocale
}

type AskedVersion = { id: number; uiLocale: StaffLanguage; user: PayloadRequest['user'] }

/** A version, and what restoring it would change; nothing if it is not one of the document. */
export async function loadVersion(
  payload: Payload,
  place: DocumentRef,
  { id, uiLocale, user }: AskedVersion,
): Promise<(RestoredChanges & { savedAt: string }) | undefined> {
  try {
    const found = await readRestorable(payload, place, { id, user })
    if ('id' in place && 'id' in found.place && found.place.id !== place.id) return undefined
    return { ...changesOfRestoring(payload, found, uiLocale), savedAt: found.savedAt }
  } catch (error) {
    if ((error as { status?: number }).status === 404) return undefined
    throw error
  }
}
