import type {
  CollectionSlug,
  GlobalSlug,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  ServerProps,
} from 'payload'
import { defaultLocale, type Locale, locales } from '../../../i18n/locales.ts'
import { staffLanguage } from '../../../i18n/staff.ts'
import { documentName } from '../../../lib/content/format-issue.ts'
import { hasContentIn } from '../../../lib/content/has-content-in.ts'
import { isPublishedIn } from '../../../lib/content/published.ts'
import { type Doc, inLanguage } from '../../../lib/content/stored-values.ts'
import { isUnpublished, wasUnpublished } from '../../../lib/content/unpublished-documents.ts'
import { languagesShowing } from '../../../lib/content/validate-content.ts'
import { mapInTurns } from '../../../lib/event-loop-turn.ts'
import { documentReads } from './document-reads.ts'
import type { OpenDraft } from './types.ts'

type LoadOptions = Pick<ServerProps, 'i18n' | 'payload'>

/**
 * Loads the documents and languages with content that is not published, the latest first. Ignores
 * languages in which a document has no page or was unpublished.
 */
export async function loadOpenDrafts(options: LoadOptions): Promise<OpenDraft[]> {
  const { collections, globals } = options.payload.config
  const drafts = await Promise.all([
    ...collections.filter(hasDrafts).map((config) => draftsInCollection(options, config)),
    ...globals
      .filter(hasDrafts)
      .flatMap((config) => locales.map((locale) => draftInGlobal(options, config, locale))),
  ])
  return drafts.flat().toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
}

function hasDrafts({ versions }: SanitizedCollectionConfig | SanitizedGlobalConfig): boolean {
  return Boolean(versions?.drafts)
}

type StoredDraft = Doc & { id: number; updatedAt: string }

async function draftsInCollection(
  { i18n, payload }: LoadOptions,
  config: SanitizedCollectionConfig,
): Promise<OpenDraft[]> {
  const { flattenedFields: fields } = config
  const collection = config.slug as CollectionSlug
  const all = { locale: 'all', pagination: false, depth: 0 } as const
  const { docs } = await payload.find({ collection, draft: true, ...all })
  const drafts = await mapInTurns(docs as unknown as StoredDraft[], (doc) =>
    languagesShowing(collection, doc).flatMap((language) => {
      const { id, updatedAt } = doc
      const own = inLanguage(fields, doc, language)
      if (own._status !== 'draft' || !hasContentIn(fields, doc, language)) return []
      const href = `/admin/collections/${collection}/${id}?locale=${language}`
      const title = documentName(config, own, staffLanguage(i18n.language))
      return [{ place: { collection, id }, draft: { href, title, language, updatedAt } }]
    }),
  )
  const { docs: published } = await payload.find({ collection, select: { _status: true }, ...all })
  const publishedById = new Map(published.map((doc) => [doc.id, doc as unknown as Doc]))
  const open = drafts.flat().map(async ({ place, draft }) => {
    if (isPublishedIn(publishedById.get(place.id), draft.language)) return [draft]
    const isGone = await documentReads(() => wasUnpublished(payload, place, draft.language))
    return isGone ? [] : [draft]
  })
  return (await Promise.all(open)).flat()
}

async function draftInGlobal(
  { i18n, payload }: LoadOptions,
  config: SanitizedGlobalConfig,
  locale: Locale,
): Promise<OpenDraft[]> {
  const { slug } = config
  const { drafts } = config.versions ?? {}
  const isShared = typeof drafts !== 'object' || !drafts.localizeStatus
  if (isShared && locale !== defaultLocale) return []
  const found = await payload.findGlobal({
    slug: slug as GlobalSlug,
    draft: true,
    locale,
    depth: 0,
  })
  const { _status, updatedAt } = found as Partial<StoredDraft>
  if (_status !== 'draft' || !updatedAt) return []
  if (await isUnpublished(payload, { global: slug as GlobalSlug }, locale)) return []
  return [
    {
      href: `/admin/globals/${slug}?locale=${locale}`,
      title: documentName(config, {}, staffLanguage(i18n.language)),
      language: isShared ? undefined : locale,
      updatedAt,
    },
  ]
}
