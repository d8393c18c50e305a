import type { Where } from 'payload'
import { defaultLocale, type Locale } from '../../../i18n/locales.ts'
import { isPersonaPage, languagesOf, type PageId, pathOf, startPath } from '../../../i18n/routes.ts'
import { cached, isBuilding, type ReadMode } from '../../../lib/cache/cache.ts'
import { getCms } from '../../../lib/cms/payload.ts'

/** Loads the languages in which a page is published; during a build, those in the route table. */
export async function loadLanguages(page: PageId, readMode: ReadMode): Promise<readonly Locale[]> {
  if (isBuilding) return languagesOf(page)
  return cached(readMode, {
    key: ['languages', page],
    // A tag of its own, because most changes to the document do not change this list.
    tags: [['languages', page]],
    load: async () => {
      const status = await statusOf(page)
      return languagesOf(page).filter((locale) => status[locale] === 'published')
    },
  })
}

/** Returns the target of links to the home page: a published landing page, if possible in `locale`. */
export function homeOf(locale: Locale, published: readonly Locale[]): string {
  const [first] = published
  if (!first) return startPath
  return pathOf('landing', published.includes(locale) ? locale : first)
}

/** Returns a page's paths by language for `hreflang`; undefined if it has only one language. */
export function alternatesOf(
  page: PageId,
  languages: readonly Locale[],
): Record<string, string> | undefined {
  const [first] = languages
  if (!first || languages.length < 2) return undefined
  const xDefault = languages.includes(defaultLocale) ? defaultLocale : first
  const entries = languages.map((locale) => [locale, pathOf(page, locale)] as const)
  return { ...Object.fromEntries(entries), 'x-default': pathOf(page, xDefault) }
}

type Status = Partial<Record<Locale, string>>

/** Loads the publication status of a page's document, by language. */
async function statusOf(page: PageId): Promise<Status> {
  const cms = await getCms()
  const all = { locale: 'all', depth: 0, select: { _status: true } } as const
  if (page === 'landing') return statusByLanguage(await cms.findGlobal({ slug: 'landing', ...all }))
  const bySlug = { where: { slug: { equals: page } } satisfies Where, limit: 1, ...all } as const
  const { docs } = isPersonaPage(page)
    ? await cms.find({ collection: 'personas', ...bySlug })
    : await cms.find({ collection: 'legal-pages', ...bySlug })
  return statusByLanguage(docs[0])
}

/** With `locale: 'all'`, `_status` is an object by language, which the generated types do not know. */
function statusByLanguage(doc: { _status?: unknown } | undefined): Status {
  return (doc?._status ?? {}) as Status
}
