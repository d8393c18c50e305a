import { getCms } from '../../cms/payload.ts'
import { parseJson } from '../../text/parse-json.ts'
import { errorResponse } from './error-response.ts'
import type { RestCheck } from './types.ts'

/**
 * Payload endpoints that this product does not use: email verification, Open Graph images of the
 * CMS's pages, and the list of migrations, which is internal.
 */
const unusedEndpoints = /^(users\/verify\/|og$|payload-migrations(\/|$))/

/** Names of inherited properties, which Payload's lookup of collections by name would find. */
const inheritedNames = new Set(
  Object.getOwnPropertyNames(Object.prototype).map((name) => name.toLowerCase()),
)

/**
 * Matches Payload's operators for points and multi-value fields, which this product does not have.
 */
const unusedOperator = /[["](near|within|intersects|all)["\]]/

/** Responds with 404 or 400 to paths and queries on which Payload itself fails with a 500. */
export const checkPath: RestCheck = async ({ headers, url }, path) => {
  const [name = ''] = path.replace(/^globals\//, '').split('/')
  const isUnknownPath =
    unusedEndpoints.test(path) ||
    path.includes('\0') ||
    inheritedNames.has(name) ||
    (isDownload(path) && !isSpelledAs(path, url))
  if (isUnknownPath || (await hasNoVersions(path))) {
    return errorResponse(headers, { status: 404, message: (messages) => messages.notFound })
  }
  for (const [name, value] of new URL(url).searchParams) {
    if (isMalformed(name, value) || (name === 'prefix' && isDownload(path))) {
      return errorResponse(headers, { status: 400, message: (messages) => messages.malformed })
    }
  }
  return undefined
}

/** Returns whether the path is for versions of a collection without versions. */
async function hasNoVersions(path: string): Promise<boolean> {
  const [collection, endpoint] = path.split('/')
  if (endpoint !== 'versions') return false
  const { collections } = (await getCms()).config
  return collections.some(({ slug, versions }) => slug === collection && !versions)
}

/**
 * Returns whether the path is for a file. Payload would search it by its `prefix`, a field that only
 * plugins for cloud storage add.
 */
function isDownload(path: string): boolean {
  return path.split('/')[1] === 'file'
}

/**
 * Returns whether a URL spells the path of a file in lower case and without escapes. Payload serves it
 * otherwise, too, but Next adds the policy of files only then.
 */
function isSpelledAs(path: string, url: string): boolean {
  const folder = path.split('/').slice(0, 2).join('/')
  return new URL(url).pathname.startsWith(`/api/${folder}/`)
}

function isMalformed(name: string, value: string): boolean {
  if (name.includes('\0') || value.includes('\0') || unusedOperator.test(name)) return true
  // Payload also accepts `where` as JSON.
  return name === 'where' && (!isJsonObject(value) || unusedOperator.test(value))
}

function isJsonObject(text: string): boolean {
  const value = parseJson(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
