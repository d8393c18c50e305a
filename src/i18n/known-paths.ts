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

/** What Next, the CMS and the API routes serve besides, as patterns. */
const others = [
  '_next/image$',
  '_next/static/.',
  'admin(?:/|$)',
  'api/.',
  `${previewRoot.slice(1)}/.`,
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
  const known = knownPaths.map((path) => path.slice(1).replaceAll('.', '\\.'))
  return [
    `/:path((?!(?:${known.join('|')})$|${others.join('|')}).+)`,
    `/:path((?!${character}*$).+)`,
  ]
}
