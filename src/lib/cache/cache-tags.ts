import type { Locale } from '../../i18n/locales.ts'

/** What public pages are built from; a page carries the tag of each resource that it shows. */
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
  // In which languages a page is published, which its other languages link to.
  | 'languages'

/**
 * The cache tag of a resource in one language: `personas:ro` for a page that lists all of them,
 * `personas/viktor:ro` for one that shows a single document.
 */
export type CacheTag = `${CachedResource}:${Locale}` | `${CachedResource}/${string}:${Locale}`

/** The tag of all of a resource, or of the one document that pages load by this name. */
export function cacheTag(resource: CachedResource, locale: Locale, name?: string): CacheTag {
  return name === undefined ? `${resource}:${locale}` : `${resource}/${name}:${locale}`
}
