/** Limits on a query string. */
export type QueryLimits = {
  /** Characters of the whole query. */
  length: number
  /** Parameters. Each condition is one, and each value of a list. */
  parameters: number
  /** Opening braces and brackets in a JSON `where`. */
  json: number
  /** Fields to sort by. */
  sorts: number
  /** Allowed parameters and their values. If missing, all parameters are allowed. */
  known?: Record<string, RegExp | 'nested'>
  /** Allowed values of the paging parameters, if other parameters are not restricted. */
  paged?: Record<string, RegExp>
  /** Maximum `limit` unless `depth` is 0: each entry is read with its related documents. */
  populated?: number
}

const paging = { limit: /^([1-9]\d?|100)$/, page: /^\d{1,4}$/ }

export const publicLimits: QueryLimits = {
  length: 8_000,
  parameters: 100,
  json: 0,
  sorts: 5,
  known: {
    where: 'nested',
    select: 'nested',
    populate: 'nested',
    sort: 'nested',
    ...paging,
    depth: /^[0-3]$/,
    locale: /^[\w*-]*$/,
    'fallback-locale': /^[\w-]*$/,
    fallbackLocale: /^[\w-]*$/,
    draft: /^\w*$/,
  },
}

/**
 * High limits, because the CMS's relationship fields send the ids of all
 * documents they have loaded.
 */
export const staffLimits: QueryLimits = {
  length: 256_000,
  parameters: 5_000,
  json: 1_000,
  sorts: 20,
}

/** Each version contains the whole document, of up to half a megabyte, and a document has fifty versions. */
const versionPaging = { ...paging, limit: /^([1-9]|1\d|20)$/, pagination: /^true$/ }

export const publicVersionLimits: QueryLimits = { ...publicLimits, paged: versionPaging }

export const versionLimits: QueryLimits = { ...staffLimits, paged: versionPaging }

/**
 * An API key may read up to 500 registrations at once, or 100 with their documents, of which each has up to
 * twenty: more of them block the event loop for a second.
 */
export const keyLimits: QueryLimits = {
  ...staffLimits,
  paged: { ...paging, limit: /^([1-9]\d?|[1-4]\d\d|500)$/, pagination: /^true$/ },
  populated: 100,
}

/** Maximum nesting of brackets in a parameter name. Payload parses the same number. */
const maxNesting = 10

/** Maximum segments of a field path such as `image.alt`. */
const maxSteps = 10

const maxNameLength = 200

/**
 * Maximum characters of a value that is not a list, because the database compares each word of it.
 */
const maxValueLength = 2_000

/** Returns a message about the first limit that a query exceeds. Runs in linear time. */
export function findExcess(search: string, limits: QueryLimits): string | undefined {
  if (search.length > limits.length) return `The query is longer than ${limits.length} characters.`
  const parameters = [...new URLSearchParams(search)]
  if (parameters.length > limits.parameters) {
    return `The query has more than ${limits.parameters} parameters.`
  }
  const sorts = parameters.filter(([name]) => baseOf(name) === 'sort')
  if (sorts.flatMap(([, value]) => value.split(',')).length > limits.sorts) {
    return `The query sorts by more than ${limits.sorts} fields.`
  }
  // Payload reads a parameter that is given twice as a list, and fails on it.
  const plain = parameters.map(([name]) => name).filter((name) => !name.includes('['))
  if (new Set(plain).size < plain.length) return 'A parameter is given more than once.'
  for (const [name, value] of parameters) {
    const excess = excessOfName(name) ?? excessOfValue(name, value, limits)
    if (excess) return excess
  }
  return excessOfPopulation(parameters, limits)
}

function excessOfPopulation(
  parameters: [name: string, value: string][],
  { populated = Number.POSITIVE_INFINITY }: QueryLimits,
): string | undefined {
  const limit = parameters.find(([name]) => name === 'limit')?.[1]
  if (Number(limit ?? 0) <= populated) return undefined
  // Payload reads `depth[]` as another value of `depth`.
  const depths = parameters.filter(([name]) => baseOf(name) === 'depth').map(([, value]) => value)
  return depths.length === 1 && depths[0] === '0'
    ? undefined
    : `A limit of more than ${populated} needs depth=0, which leaves out related documents.`
}

const baseOf = (name: string): string => name.split('[', 1)[0] ?? ''

function excessOfName(name: string): string | undefined {
  if (name.length > maxNameLength) return 'The name of a parameter is too long.'
  // Payload reads `[limit]` as `limit`.
  if (name.startsWith('[')) return 'The name of a parameter is missing.'
  const levels = name.split('[')
  if (levels.length - 1 > maxNesting) return 'The query is nested too deeply.'
  const isLong = levels.some((level) => level.split(/\.|__/).length > maxSteps)
  return isLong ? 'A path of the query has too many steps.' : undefined
}

/** Returns a property of the object itself: a parameter may be called `constructor`. */
const own = <Value>(values: Record<string, Value> = {}, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined

function excessOfValue(name: string, value: string, limits: QueryLimits): string | undefined {
  const base = baseOf(name)
  if (name === 'where' && (value.match(/[[{]/g)?.length ?? 0) > limits.json) {
    return 'The conditions are too many for a text; give them as parameters, where[field][equals]=value.'
  }
  if (longestOf(name, value) > maxValueLength) {
    return `A value is longer than ${maxValueLength} characters.`
  }
  // Payload reads it as a list, and fails on it.
  if (name !== base && Object.hasOwn(paging, base)) return `The parameter "${base}" has one value.`
  const page = own(limits.paged, base)
  if (page && !page.test(value)) return `The value of the parameter "${base}" is not available.`
  if (!limits.known) return undefined
  const known = own(limits.known, base)
  if (known === undefined) return `The parameter "${base}" is not available.`
  if (known === 'nested') {
    const isPlain = name === base && base !== 'sort'
    return isPlain ? `The parameter "${base}" needs fields in brackets.` : undefined
  }
  const fits = name === base && known.test(value)
  return fits ? undefined : `The value of the parameter "${base}" is not available.`
}

/**
 * Returns the length of the longest value in a parameter. A JSON `where` contains several values.
 */
function longestOf(name: string, value: string): number {
  if (/\[(not_)?in\](\[\d*\])?$/.test(name)) return 0
  return name === 'where' ? Math.max(...value.split('"').map(({ length }) => length)) : value.length
}
