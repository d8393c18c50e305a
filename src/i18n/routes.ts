import { defaultLocale, type Locale, locales } from './locales.ts'
import { type PersonaSlug, personaSlugs } from './personas.ts'

/** A page that exists in several languages, or in German only. */
export type PageId = 'landing' | PersonaSlug | 'imprint' | 'privacy'

type Paths = Record<Locale, string>

const samePath = (path: string): Paths => ({ de: path, en: path, pt: path, ro: path })

/** The part of the address behind the language, of every page in every language. */
const segments: Record<PageId, Paths> = {
  landing: samePath(''),
  clara: samePath('clara'),
  viktor: samePath('viktor'),
  alexandra: samePath('alexandra'),
  imprint: { de: 'impressum', en: 'imprint', pt: 'impressum', ro: 'impressum' },
  privacy: { de: 'datenschutz', en: 'privacy', pt: 'privacidade', ro: 'confidentialitate' },
}

export const pageIds = Object.keys(segments) as PageId[]

/** The address of a page in a language, for example `/pt/impressum`. */
export function pathOf(page: PageId, locale: Locale): string {
  const segment = segments[page][locale]
  return segment ? `/${locale}/${segment}` : `/${locale}`
}

/** A page below the landing page. */
export type SegmentPageId = Exclude<PageId, 'landing'>

/** The page at a segment of a language, or undefined: only the table's pairs exist. */
export function pageAt(locale: Locale, segment: string): SegmentPageId | undefined {
  return pageIds.find(
    (page): page is SegmentPageId => page !== 'landing' && segments[page][locale] === segment,
  )
}

/** The page that leads each visitor to the landing page of a language. */
export const startPath = '/'

/** The addresses of the pages without a language in their path. */
export const fixedPaths = {
  imprint: '/impressum',
  privacy: '/datenschutz',
  onboarding: '/voice-bot-onboarding',
} as const

/** The pages that have a picture of their own for link previews; the others show the landing page's. */
export const picturePages = ['landing', ...personaSlugs] as const

export type PicturePage = (typeof picturePages)[number]

/** The address of the picture that link previews show of a page, for example `/og/ro/viktor.png`. */
export function picturePathOf(page: PageId | 'onboarding', locale: Locale): string {
  return `/og/${locale}/${pictureNameOf(page)}`
}

/** The file name of that picture. */
export function pictureNameOf(page: PageId | 'onboarding'): string {
  const pictured = picturePages.find((known) => known === page) ?? 'landing'
  return `${pictured}.png`
}

/** The page whose picture has a file name, or undefined. */
export function pictureAt(file: string): PicturePage | undefined {
  return picturePages.find((page) => file === `${page}.png`)
}

/** Where the staff see drafts: the address of a public page with this before it. */
export const previewRoot = '/preview'

/** Below a language of the preview: the onboarding page, whose own address has no language. */
export const onboardingSegment = 'onboarding'

/** Where the staff see the draft of the onboarding page, below the root of the preview. */
export const onboardingPreviewPath = `/${defaultLocale}/${onboardingSegment}`

/** Below a language of the preview: how search engines and link previews show a page. */
export const metaSegment = 'meta'

/** A page with a title and a description for search engines and link previews. */
export type MetaPageId = PageId | 'onboarding'

/** Where they are shown of a page in a language, below the root of the preview. */
export function metaPathOf(page: MetaPageId, locale: Locale): string {
  return `/${locale}/${metaSegment}/${page}`
}

/** The page that the last part of such an address names, or nothing. */
export function metaPageAt(name: unknown): MetaPageId | undefined {
  return [...pageIds, 'onboarding' as const].find((page) => page === name)
}

/** The address of the web manifest in a language. */
export function manifestPathOf(locale: Locale): string {
  return `/${locale}/manifest.webmanifest`
}

/** The languages in which a page has content of its own: the privacy policy is German only. */
export function languagesOf(page: PageId): readonly Locale[] {
  return page === 'privacy' ? ['de'] : locales
}

/** Whether a page is a persona's. */
export function isPersonaPage(page: PageId): page is PersonaSlug {
  return personaSlugs.some((slug) => slug === page)
}
