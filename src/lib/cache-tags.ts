import { type Locale, locales } from '../i18n/locales.ts'

/** What public pages are built from; a page carries the tag of each thing that it shows. */
export type CachedThing =
  | 'personas'
  | 'features'
  | 'testimonials'
  | 'legal-pages'
  | 'page-meta'
  | 'media'
  | 'landing'
  | 'site-settings'
  | 'claims'

/** The cache tag of a thing in one language, for example `personas:ro`. */
export type CacheTag = `${CachedThing}:${Locale}`

export function cacheTag(thing: CachedThing, locale: Locale): CacheTag {
  return `${thing}:${locale}`
}

/** The tags of a thing in every language: for what is not localized. */
export function cacheTags(thing: CachedThing): CacheTag[] {
  return locales.map((locale) => cacheTag(thing, locale))
}
