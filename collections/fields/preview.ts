import { previewWidths } from '../../src/features/editing/preview/constants.ts'
import { defaultLocale, isLocale, type Locale } from '../../src/i18n/locales.ts'
import {
  languagesOf,
  metaPageAt,
  metaPathOf,
  onboardingPreviewPath,
  type PageId,
  pageIds,
  pathOf,
  previewRoot,
  previewSection,
} from '../../src/i18n/routes.ts'
import type { Doc } from '../../src/lib/content/stored-values.ts'

/** Returns the public path of a document; undefined if no page shows it. */
type PublicPath = (doc: Doc, locale: Locale) => string | undefined

/** Admin options that preview a document beside the editor and in its own tab. */
export function previewed(publicPath: PublicPath) {
  const url = (doc: Doc, code: unknown) => {
    const path = publicPath(doc, isLocale(code) ? code : defaultLocale)
    return path === undefined ? null : previewRoot + path
  }
  return {
    preview: (doc: Doc, { locale }: { locale: string }) => url(doc, locale),
    livePreview: {
      url: ({ data, locale }: { data: Doc; locale: { code: string } }) =>
        url(data, locale.code)?.replace('#', previewSection) ?? null,
      breakpoints: previewWidths,
    },
  }
}

/** The landing page, scrolled to a section if there is an anchor. */
export const onLanding =
  (anchor?: string): PublicPath =>
  (_, locale) =>
    pathOf('landing', locale) + (anchor ? `#${anchor}` : '')

/** The page with the document's slug, in the given language or else the default one. */
export const onOwnPage: PublicPath = ({ slug }, locale) => {
  const page = pageIds.find((id) => id === slug)
  return page && pathOf(page, languageFor(page, locale))
}

/** The onboarding page, which exists in German only. */
export const onOnboarding: PublicPath = () => onboardingPreviewPath

/** The preview of how search engines and shared links show the page. */
export const asMeta: PublicPath = ({ page }, locale) => {
  const known = metaPageAt(page)
  if (!known) return undefined
  return metaPathOf(known, known === 'onboarding' ? defaultLocale : languageFor(known, locale))
}

function languageFor(page: PageId, locale: Locale): Locale {
  return languagesOf(page).includes(locale) ? locale : defaultLocale
}
