import { locales } from './locales.ts'
import {
  fixedPaths,
  manifestPathOf,
  ogImagePathOf,
  pageIds,
  pathOf,
  picturePages,
  previewRoot,
  startPath,
} from './routes.ts'

/** A path without a page; rewriting to it renders Next's global 404 page. */
export const notFoundPath = '/not/found/anywhere'

/** Patterns for paths that are served by Next, the CMS, the API routes and the preview. */
const otherPatterns = [
  '_next/image$',
  '_next/static/.',
  'admin(?:/|$)',
  'api/.',
  `${previewRoot.slice(1)}/.`,
]

/** Files, which Next resolves before it applies rewrites. */
const files = [
  ...['/robots.txt', '/sitemap.xml', '/.well-known/security.txt'],
  ...['/favicon.ico', '/icon.svg', '/apple-icon.png'],
]

const hex = '[0-9A-Fa-f]'
const tail = `%[89ABab]${hex}`

/** One character of a path: literal, or as percent-encoded UTF-8 bytes (RFC 3629, section 4). */
const character = `(?:${[
  '[^%]',
  `%[0-7]${hex}`,
  `%(?:[Cc][2-9A-Fa-f]|[Dd]${hex})${tail}`,
  `%[Ee](?:0%[ABab]${hex}|[Dd]%[89]${hex}|[1-9A-CEFa-cef]${tail})${tail}`,
  `%[Ff](?:0%[9ABab]${hex}|[1-3]${tail}|4%8${hex})${tail}${tail}`,
].join('|')})`

const knownPaths: readonly string[] = [
  ...Object.values(fixedPaths),
  ...locales.flatMap((locale) => [
    manifestPathOf(locale),
    ...pageIds.map((page) => pathOf(page, locale)),
    ...picturePages.map((page) => ogImagePathOf(page, locale)),
  ]),
]

/** Returns whether a path, without query string and fragment, is a page, picture or manifest. */
export function isKnownPath(path: string): boolean {
  return path === startPath || knownPaths.includes(path)
}

/**
 * Returns the sources of rewrites that match exactly the unknown paths. Unknown paths must not reach a
 * route with parameters: each would become an entry in the page cache, and one that cannot be decoded
 * would cause an error.
 */
export function unknownPathSources(): string[] {
  return [noneOf(knownPaths), undecodable].map((pattern) => `/:path(${pattern})`)
}

/** Returns a pattern for paths, without the leading slash, that match neither `paths` nor `otherPatterns`. */
function noneOf(paths: readonly string[]): string {
  const known = paths.map((path) => path.slice(1).replaceAll('.', '\\.'))
  return `(?!(?:${known.join('|')})$|${otherPatterns.join('|')}).+`
}

const undecodable = `(?!${character}*$).+`

const unknown = new RegExp(`^/(?:${noneOf([...knownPaths, ...files])}|${undecodable})$`)

/** Returns whether nothing is served at a path, including files. */
export function isUnknownPath(path: string): boolean {
  return unknown.test(path)
}
