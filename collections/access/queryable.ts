import {
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  QueryError,
  type SanitizedConfig,
} from 'payload'
import { isLocale } from '../../src/i18n/locales.ts'
import { hasWrongValue, keysIn, patternsIn, textPathsIn } from './query-parts.ts'

/**
 * Maximum conditions on related documents and on rows of lists. Each needs a join, whose cost in
 * PostgreSQL grows faster than linearly.
 */
const maxJoins = 10

/**
 * Maximum search patterns in a query, and their length. PostgreSQL compares a pattern with every
 * position of a text: long patterns in long texts take seconds and occupy a connection.
 */
const maxPatterns = 60
const maxPatternLength = 200

/** The arguments of an operation that are checked here. */
type Query = { joins?: unknown; sort?: string | string[]; where?: unknown }

type Entity = { fields: FlattenedField[]; config: SanitizedConfig }

/**
 * Rejects filters and sorts by certain fields with status 400: hidden fields such as the password
 * hash, by which Payload sorts through a relationship, and lists, relations and rich texts, on which its
 * queries fail with status 500.
 */
export function restrictQueries(config: SanitizedConfig): SanitizedConfig {
  for (const { flattenedFields: fields, hooks } of config.collections) {
    hooks.beforeOperation = [checkQuery({ fields, config }), ...hooks.beforeOperation]
  }
  for (const { flattenedFields: fields, hooks } of config.globals) {
    hooks.beforeOperation = [checkQuery({ fields, config }), ...(hooks.beforeOperation ?? [])]
  }
  return config
}

const checkQuery =
  (entity: Entity): CollectionBeforeOperationHook & GlobalBeforeOperationHook =>
  ({ args, overrideAccess }) => {
    if (overrideAccess) return
    const { where, sort } = args as Query
    const joined = [...sortPaths(sort), ...keysIn(where)].filter((path) =>
      isJoin(pathSegments(path), entity.fields),
    )
    if (joined.length > maxJoins) throw new QueryError(joined.slice(0, 1).map((path) => ({ path })))
    checkPatterns(args as Query)
    if (hasWrongValue(where)) throw new QueryError([{ path: 'where' }])
    const wrong = unqueryablePaths(args as Query, entity)
    if (wrong.length > 0) throw new QueryError(wrong.map((path) => ({ path })))
  }

function checkPatterns({ joins, where }: Query): void {
  const patterns = patternsIn([where, joins])
  if (patterns.length <= maxPatterns && patterns.every(({ length }) => length <= maxPatternLength))
    return
  const message = `A query looks for ${maxPatterns} words of ${maxPatternLength} characters at the most.`
  throw new APIError(message, 400, undefined, true)
}

function unqueryablePaths({ joins, sort, where }: Query, entity: Entity): string[] {
  const paths = [...sortPaths(sort), ...keysIn(where)]
  const inJoins = Object.entries(joins || {}).flatMap(([path, query]) => {
    const fields = nestedFields(lastField(pathSegments(path), entity.fields), entity.config)
    return fields && query ? unqueryablePaths(query as Query, { ...entity, fields }) : []
  })
  const dates = textPathsIn(where).filter(
    (path) => lastField(pathSegments(path), entity.fields)?.type === 'date',
  )
  const wrong = paths.filter((path) => !isQueryable(pathSegments(path), entity))
  return [...wrong, ...dates, ...inJoins]
}

/** Returns whether a path leads into another table, of related documents or of list rows. */
function isJoin([name, ...rest]: string[], fields: FlattenedField[]): boolean {
  const field = findField(fields, name)
  if (!field || rest.length === 0) return false
  const isOwnColumn = field.type === 'group' || field.type === 'tab'
  return !isOwnColumn || isJoin(rest, field.flattenedFields)
}

const sortPaths = (sort: Query['sort']): string[] =>
  [sort ?? []].flat().flatMap((each) => String(each).replace(/^-/, ''))

/** Payload treats two underscores as a dot. The fields of a version are below `version`. */
function pathSegments(path: string): string[] {
  const steps = path.split(/\.|__/)
  return (steps[0] === 'version' ? steps.slice(1) : steps).filter((step) => !isLocale(step))
}

const findField = (fields: FlattenedField[], name: string | undefined) =>
  fields.find((field) => field.name === name)

/** Returns whether a path may be used in a query. Payload handles unknown names. */
function isQueryable(
  [name, ...rest]: string[],
  { fields, config }: Entity,
  isRelated = false,
): boolean {
  const field = findField(fields, name)
  if (!field) return name !== 'id' || rest.length === 0
  if ('hidden' in field && field.hidden) return false
  if (field.type === 'richText') return false
  if (rest.length === 0) return isComparable(field, isRelated)
  const isRelation = 'collection' in field || 'relationTo' in field
  // Beyond a second relation, Payload's check of the path continues after the response was sent.
  if (isRelation && isRelated) return false
  const inner = nestedFields(field, config)
  return !inner || isQueryable(rest, { fields: inner, config }, isRelated || isRelation)
}

/** Returns whether the database has a single value to compare for the field. */
function isComparable(field: FlattenedField, isRelated: boolean): boolean {
  if (field.type === 'array' || field.type === 'blocks') return false
  if (field.type === 'text' && field.hasMany) return false
  if (field.type === 'join') return !isRelated
  return !('relationTo' in field && Array.isArray(field.relationTo))
}

function lastField(
  [name, ...rest]: string[],
  fields: FlattenedField[],
): FlattenedField | undefined {
  const field = findField(fields, name)
  if (rest.length === 0 || !field) return field
  return 'flattenedFields' in field ? lastField(rest, field.flattenedFields) : undefined
}

/** Returns the fields below a group or list, or those of the related collection. */
function nestedFields(field: FlattenedField | undefined, config: SanitizedConfig) {
  if (!field) return undefined
  if ('flattenedFields' in field) return field.flattenedFields
  const slug = field.type === 'join' ? field.collection : 'relationTo' in field && field.relationTo
  return config.collections.find((each) => each.slug === slug)?.flattenedFields
}
