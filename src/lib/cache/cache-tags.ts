import type { Locale } from '../../i18n/locales.ts'

/**
 * The content that public pages are rendered from. A page has the tag of
 * each resource that it shows.
 */
export type CachedResource =
  | 'personas'
  | 'features'
  | 'testimonials'
  | 'legal-pages'
  | 'page-meta'
  | 'media'
  | 'recordings'
  | 'landing'
  | 'site-settings'
  | 'claims'
  | 'onboarding-page'
  // The languages in which a page is published: its other languages link to them.
  | 'languages'

/**
 * The cache tag of a resource in one language: `personas:ro` for a page that lists all personas,
 * `personas/viktor:ro` for a page that shows a single one.
 */
export type CacheTag = `${CachedResource}:${Locale}` | `${CachedResource}/${string}:${Locale}`

/** Returns the tag of a whole resource, or of the single document that pages load by `name`. */
export function cacheTag(resource: CachedResource, locale: Locale, name?: string): CacheTag {
  return name === undefined ? `${resource}:${locale}` : `${resource}/${name}:${locale}`
}
