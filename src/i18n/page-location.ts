import { defaultLocale, isLocale, type Locale } from './locales.ts'
import {
  fixedPaths,
  isPersonaPage,
  type MetaPageId,
  metaPageAt,
  metaSegment,
  onboardingPreviewPath,
  pageAt,
  pathOf,
  previewRoot,
} from './routes.ts'

/** A page in a language, published or as a preview; `isMeta` is the preview of its metadata. */
export type PageLocation = {
  page: MetaPageId
  locale: Locale
  isPreview: boolean
  isMeta: boolean
}

/** Returns the page at a path; undefined if it has no content from the CMS. */
export function pageLocationAt(pathname: string): PageLocation | undefined {
  const isPreview = pathname.startsWith(`${previewRoot}/`)
  const path = isPreview ? pathname.slice(previewRoot.length) : pathname
  const [, locale, segment, name] = path.split('/')
  const shared = { isPreview, isMeta: segment === metaSegment }
  const fixed = fixedPages.find(([address]) => address === path)
  if (fixed) return { ...shared, page: fixed[1], locale: defaultLocale }
  if (isPreview && path === onboardingPreviewPath) {
    return { ...shared, page: 'onboarding', locale: defaultLocale }
  }
  if (!isLocale(locale)) return undefined
  const page = shared.isMeta ? metaPageAt(name) : segment ? pageAt(locale, segment) : 'landing'
  return page && { ...shared, page, locale }
}

const fixedPages = [
  [fixedPaths.imprint, 'imprint'],
  [fixedPaths.privacy, 'privacy'],
  [fixedPaths.onboarding, 'onboarding'],
] as const

/** Returns the paths of the public page and of its preview. */
export function pathsOf({ page, locale }: PageLocation): { page: string; preview: string } {
  if (page === 'onboarding') {
    return { page: fixedPaths.onboarding, preview: previewRoot + onboardingPreviewPath }
  }
  const path = pathOf(page, locale)
  return { page: path, preview: previewRoot + path }
}

/** The document of a page: a global, or a document of a collection with a field's value. */
export type Source =
  | { global: 'landing' | 'onboarding-page' }
  | { collection: 'personas' | 'legal-pages' | 'page-meta'; field: 'slug' | 'page'; value: string }

/** Returns the document that contains a page's content. */
export function sourceOf({ page, isMeta }: PageLocation): Source {
  if (page !== 'onboarding' && isPersonaPage(page)) {
    return { collection: 'personas', field: 'slug', value: page }
  }
  if (isMeta) return { collection: 'page-meta', field: 'page', value: page }
  if (page === 'onboarding') return { global: 'onboarding-page' }
  if (page === 'landing') return { global: 'landing' }
  return { collection: 'legal-pages', field: 'slug', value: page }
}
