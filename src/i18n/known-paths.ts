import { locales } from './locales.ts'
import {
  fixedPaths,
  manifestPathOf,
  pageIds,
  pathOf,
  picturePages,
  picturePathOf,
  previewRoot,
  startPath,
} from './routes.ts'

/** A path without a page, so that Next answers with its common 404. */
export const nowhere = '/not/found/anywhere'

/** What Next, the CMS and the API routes serve besides, as patterns. */
const others = [
  '_next/image$',
  '_next/static/.',
  'admin(?:/|$)',
  'api/.',
  `${previewRoot.slice(1)}/.`,
]

/** Files beside the pages, which Next finds before its rewrites. */
const files = [
  ...['/robots.txt', '/sitemap.xml', '/.well-known/security.txt'],
  ...['/favicon.ico', '/icon.svg', '/apple-icon.png'],
]

const hex = '[0-9A-Fa-f]'
const tail = `%[89ABab]${hex}`

/** One character of a path: plain, or as the escaped bytes of its UTF-8 (RFC 3629, section 4). */
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
    ...picturePages.map((page) => picturePathOf(page, locale)),
  ]),
]

/** Whether the site serves something at a path, which has neither a query nor a fragment. */
export function isKnownPath(path: string): boolean {
  return path === startPath || knownPaths.includes(path)
}

/**
 * Sources of rewrites that together match every unknown address, and no other. Such an
 * address must not reach a page with parameters: each would be kept as a page of its own, and one
 * that cannot be decoded would fail there.
 */
export function unknownPathSources(): string[] {
  return [unservedBy(knownPaths), undecodable].map((pattern) => `/:path(${pattern})`)
}

/** The part behind the slash of an address that neither these nor `others` serve. */
function unservedBy(paths: readonly string[]): string {
  const known = paths.map((path) => path.slice(1).replaceAll('.', '\\.'))
  return `(?!(?:${known.join('|')})$|${others.join('|')}).+`
}

const undecodable = `(?!${character}*$).+`

const unknown = new RegExp(`^/(?:${unservedBy([...knownPaths, ...files])}|${undecodable})$`)

/** Whether nothing is served at a path, files included. */
export function isUnknownPath(path: string): boolean {
  return unknown.test(path)
}
