import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { defaultLocale } from '../../../i18n/locales.ts'
import type { StaffLanguage } from '../../../i18n/staff.ts'
import { documentName } from '../../../lib/content/format-issue.ts'
import type { RecentEdit } from './types.ts'

type LoadOptions = { payload: Payload; uiLocale: StaffLanguage }

const maxListed = 6

type Version = {
  parent?: unknown
  updatedAt: string
  version: Record<string, unknown> & { savedBy?: string | null }
}

/** Loads the documents that were edited last, the latest first. */
export async function loadRecentEdits({ payload, uiLocale }: LoadOptions): Promise<RecentEdit[]> {
  const { collections, globals } = payload.config
  const latest = { sort: '-updatedAt', depth: 0, locale: defaultLocale } as const
  const ofCollections = collections
    .filter(({ versions }) => versions?.drafts)
    .map(async (config) => {
      const { docs } = await payload.findVersions({
        collection: config.slug as CollectionSlug,
        ...latest,
        limit: maxListed,
        // A version is the latest of its document.
        where: { latest: { equals: true }, 'version.deletedAt': { exists: false } },
        select: {
          ...{ parent: true, updatedAt: true },
          version: { savedBy: true, [config.admin.useAsTitle ?? 'id']: true },
        },
      })
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
      const { docs } = await payload.findGlobalVersions({
        slug: config.slug as GlobalSlug,
        ...latest,
        limit: 1,
        select: { updatedAt: true, version: { savedBy: true } },
      })
      return (docs as unknown as Version[]).map((each) =>
        toRecentEdit(each, {
          href: `/admin/globals/${config.slug}`,
          title: documentName(config, each.version, uiLocale),
        }),
      )
    })
  const all = (await Promise.all([...ofCollections, ...ofGlobals])).flat()
  return all.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt)).slice(0, maxListed)
}

function toRecentEdit(
  { updatedAt, version }: Version,
  place: Pick<RecentEdit, 'href' | 'title'>,
): RecentEdit {
  return { ...place, savedAt: updatedAt, savedBy: version.savedBy ?? undefined }
}
