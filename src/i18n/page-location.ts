import { defaultLocale, isLocale, type Locale } from './locales.ts'
import {
  fixedPaths,
  isPersonaPage,
  type MetaPageId,
  metaPageAt,
  metaPathOf,
  metaSegment,
  pageAt,
  pathOf,
  previewRoot,
} from './routes.ts'

/** Where a person is: a page in a language, as published or as a preview. */
export type PageLocation = {
  page: MetaPageId
  locale: Locale
  isPreview: boolean
  isMeta: boolean
}

/** The place at an address; nothing for one that shows nothing of the CMS. */
export function pageLocationAt(pathname: string): PageLocation | undefined {
  const isPreview = pathname.startsWith(`${previewRoot}/`)
  const path = isPreview ? pathname.slice(previewRoot.length) : pathname
  const [, locale, segment, name] = path.split('/')
  const shared = { isPreview, isMeta: segment === metaSegment }
  const fixed = fixedPages.find(([address]) => address === path)
  if (fixed) return { ...shared, page: fixed[1], locale: defaultLocale }
  if (!isLocale(locale)) return undefined
  const page = shared.isMeta ? metaPageAt(name) : segment ? pageAt(locale, segment) : 'landing'
  return page && { ...shared, page, locale }
}

const fixedPages = [
  [fixedPaths.imprint, 'imprint'],
  [fixedPaths.privacy, 'privacy'],
  [fixedPaths.onboarding, 'onboarding'],
] as const

/** The address of the public page, and of its preview. */
export function pathsOf({ page, locale }: PageLocation): { page: string; preview: string } {
  if (page === 'onboarding') {
    return { page: fixedPaths.onboarding, preview: previewRoot + metaPathOf(page, locale) }
  }
  const path = pathOf(page, locale)
  return { page: path, preview: previewRoot + path }
}

/** The document behind a place: a global, or one of a collection by a field's value. */
export type Source =
  | { global: 'landing' }
  | { collection: 'personas' | 'legal-pages' | 'page-meta'; field: 'slug' | 'page'; value: string }

/** Where in the CMS what a place shows is written. */
export function sourceOf({ page, isMeta }: PageLocation): Source {
  if (page !== 'onboarding' && isPersonaPage(page)) {
    return { collection: 'personas', field: 'slug', value: page }
  }
  if (isMeta || page === 'onboarding')
    return { collection: 'page-meta', field: 'page', value: page }
  if (page === 'landing') return { global: 'landing' }
  return { collection: 'legal-pages', field: 'slug', value: page }
}
