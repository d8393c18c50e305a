import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { defaultLocale } from '../../../i18n/locales.ts'
import type { StaffLanguage } from '../../../i18n/staff.ts'
import { documentName } from '../../../lib/content/format-issue.ts'
import type { RecentEdit } from './types.ts'

type LoadOptions = { payload: Payload; uiLocale: StaffLanguage }

const maxListed = 6

/** More versions than documents to list, because a document is often saved several times in a row. */
const maxVersions = 30

type Version = {
  parent?: unknown
  updatedAt: string
  version: Record<string, unknown> & { savedBy?: string | null }
}

/** Loads the documents that were edited last, the latest first. */
export async function loadRecentEdits({ payload, uiLocale }: LoadOptions): Promise<RecentEdit[]> {
  const { collections, globals } = payload.config
  const latest = {
    sort: '-updatedAt',
    limit: maxVersions,
    depth: 0,
    locale: defaultLocale,
  } as const
  const ofCollections = collections
    .filter(({ versions }) => versions?.drafts)
    .map(async (config) => {
      const collection = config.slug as CollectionSlug
      const { docs } = await payload.findVersions({ collection, ...latest })
      return (docs as unknown as Version[]).map((each) =>
        toRecentEdit(each, {
          href: `/admin/collections/${config.slug}/${each.parent}`,
          title: documentName(config, each.version, uiLocale),
        }),
      )
    })
  const ofGlobals = globals
    .filter(({ versions }) => versions?.drafts)
    .map(async (config) => {
      const slug = config.slug as GlobalSlug
      const { docs } = await payload.findGlobalVersions({ slug, ...latest })
      return (docs as unknown as Version[]).map((each) =>
        toRecentEdit(each, {
          href: `/admin/globals/${config.slug}`,
          title: documentName(config, each.version, uiLocale),
        }),
      )
    })
  const all = (await Promise.all([...ofCollections, ...ofGlobals])).flat()
  const sorted = all.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
  const latestByDocument = new Map<string, RecentEdit>()
  for (const edit of sorted) {
    if (!latestByDocument.has(edit.href)) latestByDocument.set(edit.href, edit)
  }
  return [...latestByDocument.values()].slice(0, maxListed)
}

function toRecentEdit(
  { updatedAt, version }: Version,
  place: Pick<RecentEdit, 'href' | 'title'>,
): RecentEdit {
  return { ...place, savedAt: updatedAt, savedBy: version.savedBy ?? undefined }
}
