import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { defaultLocale } from '../../../i18n/locales.ts'
import type { StaffLanguage } from '../../../i18n/staff.ts'
import { documentName } from '../../../lib/content/format-issue.ts'
import type { RecentEdit } from './types.ts'

type LoadOptions = { payload: Payload; uiLocale: StaffLanguage }

/** Documents that are listed. */
const listed = 6

/** A document is saved many times in a row. */
const looked = 30

type Version = {
  parent?: unknown
  updatedAt: string
  version: Record<string, unknown> & { savedBy?: string | null }
}

/** The documents that were edited last, the latest first, with who did it where that is known. */
export async function loadRecentEdits({ payload, uiLocale }: LoadOptions): Promise<RecentEdit[]> {
  const { collections, globals } = payload.config
  const latest = { sort: '-updatedAt', limit: looked, depth: 0, locale: defaultLocale } as const
  const ofCollections = collections
    .filter(({ versions }) => versions?.drafts)
    .map(async (config) => {
      const collection = config.slug as CollectionSlug
      const { docs } = await payload.findVersions({ collection, ...latest })
      return (docs as unknown as Version[]).map((each) =>
        edit(each, {
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
        edit(each, {
          href: `/admin/globals/${config.slug}`,
          title: documentName(config, each.version, uiLocale),
        }),
      )
    })
  const all = (await Promise.all([...ofCollections, ...ofGlobals])).flat()
  const sorted = all.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))
  const first = new Map<string, RecentEdit>()
  for (const each of sorted) if (!first.has(each.href)) first.set(each.href, each)
  return [...first.values()].slice(0, listed)
}

function edit(
  { updatedAt, version }: Version,
  place: Pick<RecentEdit, 'href' | 'title'>,
): RecentEdit {
  return { ...place, savedAt: updatedAt, savedBy: version.savedBy ?? undefined }
}
