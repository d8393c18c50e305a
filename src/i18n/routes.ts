import { defaultLocale, type Locale, locales } from './locales.ts'
import { type PersonaSlug, personaSlugs } from './personas.ts'

/** A page with a language in its path. */
export type PageId = 'landing' | PersonaSlug | 'imprint' | 'privacy'

type Paths = Record<Locale, string>

const samePath = (path: string): Paths => ({ de: path, en: path, pt: path, ro: path })

/** The path segment after the language, for every page in every language. */
const segments: Record<PageId, Paths> = {
  landing: samePath(''),
  clara: samePath('clara'),
  viktor: samePath('viktor'),
  alexandra: samePath('alexandra'),
  imprint: { de: 'impressum', en: 'imprint', pt: 'impressum', ro: 'impressum' },
  privacy: { de: 'datenschutz', en: 'privacy', pt: 'privacidade', ro: 'confidentialitate' },
}

export const pageIds = Object.keys(segments) as PageId[]

/** Returns the path of a page in a language, for example `/pt/impressum`. */
export function pathOf(page: PageId, locale: Locale): string {
  const segment = segments[page][locale]
  return segment ? `/${locale}/${segment}` : `/${locale}`
}

/** A page below the landing page. */
export type SegmentPageId = Exclude<PageId, 'landing'>

/** Returns the page at a segment in a language; undefined if the pair is not in the table. */
export function pageAt(locale: Locale, segment: string): SegmentPageId | undefined {
  return pageIds.find(
    (page): page is SegmentPageId => page !== 'landing' && segments[page][locale] === segment,
  )
}

/** The page that redirects each visitor to the landing page in a language. */
export const startPath = '/'

/** The paths without a language. */
export const fixedPaths = {
  imprint: '/impressum',
  privacy: '/datenschutz',
  onboarding: '/voice-bot-onboarding',
} as const

/** The pages with their own link preview picture; all others use the landing page's. */
export const picturePages = ['landing', ...personaSlugs] as const

export type PicturePage = (typeof picturePages)[number]

/** Returns the path of a page's link preview picture, for example `/og/ro/viktor.png`. */
export function ogImagePathOf(page: PageId | 'onboarding', locale: Locale): string {
  return `/og/${locale}/${pictureNameOf(page)}`
}

/** Returns the file name of a page's link preview picture. */
export function pictureNameOf(page: PageId | 'onboarding'): string {
  const picturePage = picturePages.find((known) => known === page) ?? 'landing'
  return `${picturePage}.png`
}

/** Returns the page whose link preview picture has this file name. */
export function ogImageAt(file: string): PicturePage | undefined {
  return picturePages.find((page) => file === `${page}.png`)
}

/** The prefix of draft previews: it precedes the path of the public page. */
export const previewRoot = '/preview'

/**
 * Precedes the id of the section that the preview beside a form scrolls to. A plain fragment would make the browser
 * scroll the form, too.
 */
export const previewSection = '#section='

/** The preview's segment for the onboarding page, whose own path has no language. */
export const onboardingSegment = 'onboarding'

/** The path of the onboarding page's preview, relative to `previewRoot`. */
export const onboardingPreviewPath = `/${defaultLocale}/${onboardingSegment}`

/** The preview's segment for a page's metadata. */
export const metaSegment = 'meta'

/** A page with metadata for search engines and link previews. */
export type MetaPageId = PageId | 'onboarding'

/** Returns the path of the preview of a page's metadata, relative to `previewRoot`. */
export function metaPathOf(page: MetaPageId, locale: Locale): string {
  return `/${locale}/${metaSegment}/${page}`
}

/** Returns the page for the last segment of a metadata preview's path. */
export function metaPageAt(name: unknown): MetaPageId | undefined {
  return [...pageIds, 'onboarding' as const].find((page) => page === name)
}

/** Returns the path of the web manifest in a language. */
export function manifestPathOf(locale: Locale): string {
  return `/${locale}/manifest.webmanifest`
}

/** Returns the languages that a page can have; the privacy policy exists only in German. */
export function languagesOf(page: PageId): readonly Locale[] {
  return page === 'privacy' ? ['de'] : locales
}

export function isPersonaPage(page: PageId): page is PersonaSlug {
  return personaSlugs.some((slug) => slug === page)
}
