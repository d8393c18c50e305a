import { getCms } from '../../cms/payload.ts'
import { parseJson } from '../../text/parse-json.ts'
import { reject } from './reject.ts'
import type { RestCheck } from './types.ts'

/**
 * Endpoints of Payload that this product does not have: no account is verified by mail, no pictures
 * are drawn for the CMS's pages, and the list of migrations is internal.
 */
const unused = /^(users\/verify\/|og$|payload-migrations(\/|$))/

/** Payload looks collections up by name where inherited properties are found too. */
const inherited = new Set(
  Object.getOwnPropertyNames(Object.prototype).map((name) => name.toLowerCase()),
)

/** Payload has them for geographic points and lists of texts; this product has neither. */
const unusedOperator = /[["](near|within|intersects|all)["\]]/

/** Answers 404 and 400 where Payload itself fails over a path or a query. */
export const checkPath: RestCheck = async ({ headers, url }, path) => {
  const [name = ''] = path.replace(/^globals\//, '').split('/')
  const isUnknownPath = unused.test(path) || path.includes('\0') || inherited.has(name)
  if (isUnknownPath || (await hasNoVersions(path))) {
    return reject(headers, { status: 404, message: (messages) => messages.notFound })
  }
  for (const [name, value] of new URL(url).searchParams) {
    if (isMalformed(name, value)) {
      return reject(headers, { status: 400, message: (messages) => messages.malformed })
    }
  }
  return undefined
}

/** Whether this is the version of a document of which no versions are stored. */
async function hasNoVersions(path: string): Promise<boolean> {
  const [collection, endpoint] = path.split('/')
  if (endpoint !== 'versions') return false
  const { collections } = (await getCms()).config
  return collections.some(({ slug, versions }) => slug === collection && !versions)
}

function isMalformed(name: string, value: string): boolean {
  if (name.includes('\0') || value.includes('\0') || unusedOperator.test(name)) return true
  // Payload accepts conditions in JSON too.
  return name === 'where' && (!isJsonObject(value) || unusedOperator.test(value))
}

function isJsonObject(text: string): boolean {
  const value = parseJson(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
