import { getTranslation } from '@payloadcms/translations'
import type { ServerProps } from 'payload'
import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts'
import type { OpenDraft } from './types.ts'

type Asking = Pick<ServerProps, 'i18n' | 'payload'>

const draftCollections = [
  'personas',
  'features',
  'testimonials',
  'legal-pages',
  'page-meta',
] as const

const draftGlobals = ['landing', 'site-settings', 'claims'] as const

/** What is saved in any language and not published there, the latest first. */
export async function loadOpenDrafts(asking: Asking): Promise<OpenDraft[]> {
  const drafts = await Promise.all(
    locales.flatMap((locale) => [
      ...draftCollections.map((slug) => inCollection(asking, slug, locale)),
      ...draftGlobals.map((slug) => inGlobal(asking, slug, locale)),
    ]),
  )
  return drafts.flat().toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
}

async function inCollection(
  { i18n, payload }: Asking,
  slug: (typeof draftCollections)[number],
  locale: Locale,
): Promise<OpenDraft[]> {
  const { docs } = await payload.find({
    collection: slug,
    draft: true,
    locale,
    where: { _status: { equals: 'draft' } },
    pagination: false,
    depth: 0,
  })
  const { admin, labels } = payload.collections[slug].config
  return docs.map((doc) => ({
    href: `/admin/collections/${slug}/${doc.id}?locale=${locale}`,
    title: `${getTranslation(labels.singular, i18n)}: ${titleOf(doc, admin.useAsTitle)}`,
    language: locale,
    updatedAt: doc.updatedAt,
  }))
}

function titleOf(doc: object, field = 'slug'): string {
  const { [field]: title, slug, id } = doc as Record<string, unknown>
  return String(title || slug || id)
}

async function inGlobal(
  { i18n, payload }: Asking,
  slug: (typeof draftGlobals)[number],
  locale: Locale,
): Promise<OpenDraft[]> {
  const config = payload.globals.config.find((global) => global.slug === slug)
  const { drafts } = config?.versions ?? {}
  const isShared = typeof drafts !== 'object' || !drafts.localizeStatus
  if (isShared && locale !== defaultLocale) return []
  const { _status, updatedAt } = await payload.findGlobal({ slug, draft: true, locale, depth: 0 })
  if (_status !== 'draft' || !updatedAt) return []
  return [
    {
      href: `/admin/globals/${slug}?locale=${locale}`,
      title: getTranslation(config?.label ?? slug, i18n),
      language: isShared ? undefined : locale,
      updatedAt,
    },
  ]
}
