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
import type { Doc } from '../../../lib/content/stored-values.ts'
import { languagesShowing } from '../../../lib/content/validate-content.ts'
import { isWithdrawn } from '../../../lib/content/was-published.ts'
import type { OpenDraft } from './types.ts'

type LoadOptions = Pick<ServerProps, 'i18n' | 'payload'>

/**
 * What is saved in any language and not published there, the latest first. A language in which a
 * document has no page, or was withdrawn, counts for nothing.
 */
export async function loadOpenDrafts(options: LoadOptions): Promise<OpenDraft[]> {
  const { collections, globals } = options.payload.config
  const drafts = await Promise.all(
    locales.flatMap((locale) => [
      ...collections.filter(hasDrafts).map((config) => inCollection(options, config, locale)),
      ...globals.filter(hasDrafts).map((config) => inGlobal(options, config, locale)),
    ]),
  )
  return drafts.flat().toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
}

function hasDrafts({ versions }: SanitizedCollectionConfig | SanitizedGlobalConfig): boolean {
  return Boolean(versions?.drafts)
}

type StoredDraft = Doc & { id: number; updatedAt: string }

async function inCollection(
  { i18n, payload }: LoadOptions,
  config: SanitizedCollectionConfig,
  locale: Locale,
): Promise<OpenDraft[]> {
  const { slug } = config
  const { docs } = await payload.find({
    collection: slug as CollectionSlug,
    draft: true,
    locale,
    where: { _status: { equals: 'draft' } },
    pagination: false,
    depth: 0,
  })
  const shown = (docs as unknown as StoredDraft[]).filter((doc) =>
    languagesShowing(slug, doc).includes(locale),
  )
  const withdrawn = await Promise.all(
    shown.map(({ id }) => isWithdrawn(payload, { collection: slug as CollectionSlug, id }, locale)),
  )
  return shown
    .filter((_, index) => !withdrawn[index])
    .map((doc) => ({
      href: `/admin/collections/${slug}/${doc.id}?locale=${locale}`,
      title: documentName(config, doc, staffLanguage(i18n.language)),
      language: locale,
      updatedAt: doc.updatedAt,
    }))
}

async function inGlobal(
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
  if (await isWithdrawn(payload, { global: slug as GlobalSlug }, locale)) return []
  return [
    {
      href: `/admin/globals/${slug}?locale=${locale}`,
      title: documentName(config, {}, staffLanguage(i18n.language)),
      language: isShared ? undefined : locale,
      updatedAt,
    },
  ]
}
