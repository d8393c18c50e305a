import { isDeepStrictEqual } from 'node:util'
import pLimit from 'p-limit'
import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from 'payload'
import { type Locale, locales } from '../../i18n/locales.ts'
import type { StaffLanguage } from '../../i18n/staff.ts'
import { processWide } from '../process-wide.ts'
import { adminPathOf, type DocumentRef } from './document-ref.ts'
import { documentName } from './format-issue.ts'
import type { Doc } from './stored-values.ts'
import { languagesShowing } from './validate-content.ts'

/** A stored document of the site with the texts of all languages. */
export type SiteDocument = {
  /** A key that never changes: `personas/clara`, `features/3`, `globals/landing`. */
  key: string
  place: DocumentRef
  /** The display name in the CMS. */
  title: string
  editPath: string
  /** Whether the collection or global has drafts. */
  hasDrafts: boolean
  fields: FlattenedField[]
  /** The latest draft, in all languages. */
  doc: Doc
  /** The `_status` by language of the main document, which is the published one. */
  publishedIn: Doc | undefined
  /** The main document, if it was requested and the latest draft differs from it. */
  published?: Doc
  /** The languages in which the site shows the document. */
  languages: readonly Locale[]
}

/** Runs one task at a time that needs the texts of all documents in memory. */
export const siteDocumentsLimit = processWide('site-documents', () => pLimit(1))

/**
 * Loads all documents that the staff edit for the site, in their latest drafts. Titles are in the
 * given UI language. Skips access rules: the caller has to check the role.
 */
export async function loadSiteDocuments(
  cms: Payload,
  language: StaffLanguage,
  options: LoadOptions = {},
): Promise<SiteDocument[]> {
  const lists = await Promise.all([
    inCollections(cms, language, options),
    inGlobals(cms, language, options),
  ])
  return lists.flat()
}

type LoadOptions = { withPublished?: boolean }

/** Returns the main document if the latest draft differs from it. */
function changedSince(stored: Doc | undefined, latest: Doc): Doc | undefined {
  // Times cannot tell, because publishing one language gives the drafts of the others the same one.
  const withoutTime = ({ _status, updatedAt, ...content }: Doc) => content
  if (!stored || isDeepStrictEqual(withoutTime(stored), withoutTime(latest))) return undefined
  return stored
}

async function inCollections(
  cms: Payload,
  language: StaffLanguage,
  { withPublished }: LoadOptions,
): Promise<SiteDocument[]> {
  const lists = cms.config.collections.filter(isContent).map(async (config) => {
    const { defaultSort, flattenedFields } = config
    const slug = config.slug as CollectionSlug
    const all = { collection: slug, locale: 'all', pagination: false, depth: 0 } as const
    const sort = config.orderable ? '_order' : (defaultSort ?? 'createdAt')
    const latest = await cms.find({ ...all, draft: true, sort })
    const hasDrafts = Boolean(config.versions?.drafts)
    // Other names are only given on the first publication, and files can be replaced.
    const named = flattenedFields.find(
      ({ name, type }) => type === 'select' && (name === 'slug' || name === 'page'),
    )?.name
    const select = { _status: true, slug: true, page: true } as const
    const selected = withPublished ? {} : { select }
    const stored = hasDrafts ? (await cms.find({ ...all, ...selected })).docs : []
    return latest.docs.map((each): SiteDocument => {
      const doc = each as unknown as Doc & { id: number }
      const place = { collection: slug, id: doc.id }
      const published = stored.find(({ id }) => id === doc.id) as Doc | undefined
      // Stored, because a draft may have the name of another document.
      const name = named && (published ?? doc)[named]
      return {
        key: `${slug}/${typeof name === 'string' ? name : doc.id}`,
        place,
        title: documentName(config, doc, language),
        editPath: adminPathOf(place),
        hasDrafts,
        fields: flattenedFields,
        doc,
        publishedIn: published?._status as Doc | undefined,
        published: withPublished ? changedSince(published, doc) : undefined,
        languages: languagesShowing(slug, doc),
      }
    })
  })
  return (await Promise.all(lists)).flat()
}

function inGlobals(
  cms: Payload,
  language: StaffLanguage,
  { withPublished }: LoadOptions,
): Promise<SiteDocument[]> {
  const globals = cms.config.globals
    .filter(isContent)
    .map(async (config): Promise<SiteDocument> => {
      const { flattenedFields } = config
      const slug = config.slug as GlobalSlug
      const place = { global: slug }
      const all = { slug, locale: 'all', depth: 0 } as const
      const hasDrafts = Boolean(config.versions?.drafts)
      const doc = (await cms.findGlobal({ ...all, draft: true })) as unknown as Doc
      const selected = withPublished ? {} : { select: { _status: true } as const }
      const stored = hasDrafts
        ? ((await cms.findGlobal({ ...all, ...selected })) as unknown as Doc)
        : undefined
      return {
        key: `globals/${slug}`,
        place,
        title: documentName(config, doc, language),
        editPath: adminPathOf(place),
        hasDrafts,
        fields: flattenedFields,
        doc,
        publishedIn: stored?._status as Doc | undefined,
        published: withPublished ? changedSince(stored, doc) : undefined,
        languages: locales,
      }
    })
  return Promise.all(globals)
}

/** Returns whether one of these fields, or a field inside them, is localized. */
export function hasLocalizedFields(fields: FlattenedField[]): boolean {
  return fields.some(isTranslated)
}

function isTranslated(field: FlattenedField): boolean {
  if (field.name === '_status') return false
  if ('localized' in field && field.localized) return true
  return 'flattenedFields' in field && hasLocalizedFields(field.flattenedFields)
}

type Config = { flattenedFields: FlattenedField[]; versions?: { drafts?: unknown } | boolean }

function isContent({ flattenedFields, versions }: Config): boolean {
  return (
    Boolean(typeof versions === 'object' && versions.drafts) || hasLocalizedFields(flattenedFields)
  )
}
