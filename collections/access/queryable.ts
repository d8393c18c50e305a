import {
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  QueryError,
  type SanitizedConfig,
} from 'payload'
import { isLocale } from '../../src/i18n/locales.ts'
import { hasNestedCondition, keysIn, patternsIn } from './keys-in.ts'

/**
 * Conditions that a query may put on related documents and on rows of lists. Each is a join, and
 * PostgreSQL needs more than proportionally longer for more of them.
 */
const maxJoins = 10

/**
 * Words that a query may look for, and characters of each. PostgreSQL compares a pattern with
 * every place of a text: long ones in long texts take seconds, and hold a connection meanwhile.
 */
const maxPatterns = 60
const maxPatternLength = 200

/** What an operation is called with, of what matters here. */
type Query = { joins?: unknown; sort?: string | string[]; where?: unknown }

type Entity = { fields: FlattenedField[]; config: SanitizedConfig }

/**
 * Rejects what nothing can be sorted or searched by, with status 400: hidden fields such as the hash
 * of a password, which Payload sorts by on the way through a relationship, and lists and relations
 * that its queries fail over with status 500.
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
    const joined = [...sortedBy(sort), ...keysIn(where)].filter((path) =>
      isJoin(stepsOf(path), entity.fields),
    )
    if (joined.length > maxJoins) throw new QueryError(joined.slice(0, 1).map((path) => ({ path })))
    rejectPatterns(args as Query)
    if (hasNestedCondition(where)) throw new QueryError([{ path: 'contains' }])
    const wrong = wrongPaths(args as Query, entity)
    if (wrong.length > 0) throw new QueryError(wrong.map((path) => ({ path })))
  }

function rejectPatterns({ joins, where }: Query): void {
  const patterns = patternsIn([where, joins])
  if (patterns.length <= maxPatterns && patterns.every(({ length }) => length <= maxPatternLength))
    return
  const message = `A query looks for ${maxPatterns} words of ${maxPatternLength} characters at the most.`
  throw new APIError(message, 400, undefined, true)
}

function wrongPaths({ joins, sort, where }: Query, entity: Entity): string[] {
  const paths = [...sortedBy(sort), ...keysIn(where)]
  const inJoins = Object.entries(joins || {}).flatMap(([path, query]) => {
    const fields = fieldsBehind(lastField(stepsOf(path), entity.fields), entity.config)
    return fields && query ? wrongPaths(query as Query, { ...entity, fields }) : []
  })
  return [...paths.filter((path) => !isQueryable(stepsOf(path), entity)), ...inJoins]
}

/** Whether a path leads into another table: of related documents, or of the rows of a list. */
function isJoin([name, ...rest]: string[], fields: FlattenedField[]): boolean {
  const field = named(fields, name)
  if (!field || rest.length === 0) return false
  const isOwnColumn = field.type === 'group' || field.type === 'tab'
  return !isOwnColumn || isJoin(rest, field.flattenedFields)
}

const sortedBy = (sort: Query['sort']): string[] =>
  [sort ?? []].flat().flatMap((each) => String(each).replace(/^-/, ''))

/** Payload treats two underscores as a dot. A version's fields are below `version`. */
function stepsOf(path: string): string[] {
  const steps = path.split(/\.|__/)
  return (steps[0] === 'version' ? steps.slice(1) : steps).filter((step) => !isLocale(step))
}

const named = (fields: FlattenedField[], name: string | undefined) =>
  fields.find((field) => field.name === name)

/** Names that no field has are left to Payload. */
function isQueryable(
  [name, ...rest]: string[],
  { fields, config }: Entity,
  isRelated = false,
): boolean {
  const field = named(fields, name)
  if (!field) return true
  if ('hidden' in field && field.hidden) return false
  if (rest.length === 0) return isComparable(field, isRelated)
  const isRelation = 'collection' in field || 'relationTo' in field
  // Behind a second relation Payload's check of the path continues after the response.
  if (isRelation && isRelated) return false
  const inner = fieldsBehind(field, config)
  return !inner || isQueryable(rest, { fields: inner, config }, isRelated || isRelation)
}

/** Whether the database has one value to compare for the field as such. */
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
  const field = named(fields, name)
  if (rest.length === 0 || !field) return field
  return 'flattenedFields' in field ? lastField(rest, field.flattenedFields) : undefined
}

/** The fields of a group or list, or those of the collection that a field refers to. */
function fieldsBehind(field: FlattenedField | undefined, config: SanitizedConfig) {
  if (!field) return undefined
  if ('flattenedFields' in field) return field.flattenedFields
  const slug = field.type === 'join' ? field.collection : 'relationTo' in field && field.relationTo
  return config.collections.find((each) => each.slug === slug)?.flattenedFields
}
