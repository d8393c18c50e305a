import {
  type AfterErrorHook,
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type SanitizedConfig,
  ValidationError,
} from 'payload'
import { isLocale, localeTags } from '../../src/i18n/locales.ts'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { placeNames } from '../../src/lib/content/format-issue.ts'
import { isRichText } from '../../src/lib/content/rich-text.ts'
import { sizeInCharacters } from '../../src/lib/content/size-in-characters.ts'
import type { Doc, StoredValue } from '../../src/lib/content/stored-values.ts'
import { isRejectedQuery } from '../../src/lib/database/rejected-query.ts'
import { isOutage } from '../../src/lib/database/unavailable.ts'
import { isUnreadableBody } from '../../src/lib/http/rest/unreadable-body.ts'
import { dropUnknown, hasMoreValues } from './drop-unknown.ts'
import { malformedMessages } from './malformed-messages.ts'

/** Maximum lengths in characters; for indexed fields, what fits into the database's index. */
const maxLengths = { address: 254, indexed: 200, line: 2000, text: 50_000, richText: 100_000 }

/**
 * Maximum rows of a list without a limit of its own. Each is a row of a table, and PostgreSQL limits
 * the parameters of a statement.
 */
const defaultMaxRows = 200

/**
 * Maximum values in a body, including those of rich text nodes and lists, and in one for a bulk
 * update, of which each document gets a copy.
 */
const maxValues = { document: 200_000, bulk: 5000 }

/** PostgreSQL's SQLSTATE for a reference to a row that does not exist. */
const foreignKeyViolation = '23503'

/** Maximum violations listed in a response. */
const maxReported = 20

type Violation = { path: string; message: string }

type FieldContext = Pick<StoredValue, 'path' | 'trail'> & {
  messages: ReturnType<typeof messagesFor>
  isEveryLanguage: boolean
}

/**
 * Rejects request bodies whose shape does not match the fields of a collection or global, on which
 * Payload would fail with status 500 and no explanation, and drops what is no field.
 */
export function rejectMalformed(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks, flattenedFields } of config.collections) {
    const validateFirst: CollectionBeforeOperationHook = ({ args, operation, req }) => {
      if (operation === 'create' || operation === 'update')
        validateShape(flattenedFields, args, req)
      return args
    }
    hooks.beforeOperation = [validateFirst, ...hooks.beforeOperation]
  }
  for (const { hooks, flattenedFields } of config.globals) {
    const validateFirst: GlobalBeforeOperationHook = ({ args, operation, req }) => {
      if (operation === 'update') validateShape(flattenedFields, args, req)
      return args
    }
    hooks.beforeOperation = [validateFirst, ...(hooks.beforeOperation ?? [])]
  }
  return config
}

/** Maps database constraint errors, unreadable bodies, and failing queries of strangers to HTTP 400. */
export const reportUnstorable: AfterErrorHook = ({ error, req }) => {
  const { cause, code, status } = error as Failure
  const rejected = (message: string) => ({ status: 400, response: { errors: [{ message }] } })
  const messages = messagesFor(req)
  const sqlState = cause?.code ?? code
  if (sqlState === foreignKeyViolation) return rejected(messages.missing)
  if (isRejectedQuery(sqlState)) return rejected(messages.unstorable)
  if (isUnreadableBody(error)) return rejected(messages.body)
  if (status !== undefined && status < 500) return undefined
  // Payload fails on some values and paths that it does not check.
  const isQuery = Boolean(req.query?.where || req.query?.sort)
  if (isQuery && !req.user && !isOutage(error)) return rejected(messages.query)
  return req.data === undefined || isObject(req.data) ? undefined : rejected(messages.body)
}

type Failure = { cause?: { code?: unknown }; code?: unknown; status?: number }

function validateShape(fields: FlattenedField[], args: object, req: PayloadRequest): void {
  if (req.payloadAPI !== 'REST' || !('data' in args)) return
  const messages = messagesFor(req)
  const { data } = args
  if (!isObject(data)) throw new APIError(messages.body, 400, undefined, true)
  dropUnknown(fields, data)
  if (hasMoreValues(data, maxValues['where' in args ? 'bulk' : 'document']))
    throw new APIError(messages.tooManyValues, 400, undefined, true)
  const wrong: Violation[] = []
  // Payload only sets the request's locale to this one after the hooks before the operation.
  const { draft, publishSpecificLocale = req.locale } = args as {
    draft?: unknown
    publishSpecificLocale?: unknown
  }
  // Lists of the staff read drafts, and the document would only be missing there.
  if (draft && data.deletedAt) throw new APIError(messages.trash, 400, undefined, true)
  if (publishSpecificLocale !== 'all' && !isLocale(publishSpecificLocale))
    throw new APIError(messages.value('publishSpecificLocale'), 400, undefined, true)
  for (const each of violationsIn(fields, data, {
    path: '',
    trail: [],
    messages,
    isEveryLanguage: publishSpecificLocale === 'all',
  })) {
    // A body within the size limit can have half a million violations; listing all would block the
    // server.
    if (wrong.push(each) === maxReported) break
  }
  if (wrong.length === 0) return
  const error = new ValidationError({ errors: wrong, req }, req.t)
  error.message = wrong.map(({ message }) => message).join(' ')
  throw error
}

function* violationsIn(
  fields: FlattenedField[],
  data: Doc,
  context: FieldContext,
): Generator<Violation> {
  for (const field of fields) {
    if (field.type === 'group' && field.admin?.hidden) continue
    const value = data[field.name]
    const { path, trail } = context
    const here = { ...context, path: path + field.name, trail: [...trail, field] }
    const isByLanguage =
      context.isEveryLanguage && 'localized' in field && field.localized && isObject(value)
    if (!isByLanguage) yield* violationsAt(field, value, here)
    else {
      for (const [locale, each] of Object.entries(value)) {
        const localePath = `${here.path}.${locale}`
        if (isLocale(locale)) yield* violationsAt(field, each, { ...here, path: localePath })
        else yield { path: localePath, message: context.messages.value(localePath) }
      }
    }
  }
}

function* violationsAt(
  field: FlattenedField,
  value: unknown,
  context: FieldContext,
): Generator<Violation> {
  if (value === undefined) return
  const { path, trail, messages } = context
  if (field.type === 'group' || field.type === 'tab') {
    if (!isObject(value)) yield { path, message: messages.group(path) }
    else yield* violationsIn(field.flattenedFields, value, { ...context, path: `${path}.` })
    return
  }
  if (value === null) return
  const { maxRows = defaultMaxRows } = field as { maxRows?: number }
  if (field.type === 'array') {
    if (value === 0 || value === '0') return
    if (!Array.isArray(value)) yield { path, message: messages.list(path) }
    else if (value.length > maxRows) yield { path, message: messages.tooMany(trail, maxRows) }
    else yield* violationsInRows(field.flattenedFields, value, context)
  } else if ('hasMany' in field && field.hasMany) {
    if (!Array.isArray(value)) yield { path, message: messages.list(path) }
    else if (value.length > maxRows) yield { path, message: messages.tooMany(trail, maxRows) }
    else for (const each of value) yield* violationsOfValue(field, each, context)
  } else yield* violationsOfValue(field, value, context)
}

function* violationsInRows(
  fields: FlattenedField[],
  rows: unknown[],
  context: FieldContext,
): Generator<Violation> {
  for (const [index, row] of rows.entries()) {
    const path = `${context.path}.${index}`
    const trail = [...context.trail, index]
    if (isObject(row)) yield* violationsIn(fields, row, { ...context, path: `${path}.`, trail })
    else yield { path, message: context.messages.group(path) }
  }
}

function violationsOfValue(
  field: FlattenedField,
  value: unknown,
  { path, trail, messages }: FieldContext,
): Violation[] {
  const wrong = (message: string) => [{ path, message }]
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email': {
      if (typeof value !== 'string' && typeof value !== 'number') return wrong(messages.text(path))
      const limit = maxLengthOf(field)
      if (String(value).length > limit) return wrong(messages.tooLong(trail, limit))
      // PostgreSQL cannot store null characters.
      return String(value).includes('\0') ? wrong(messages.value(path)) : []
    }
    case 'number':
      return isNumber(value) || value === '' ? [] : wrong(messages.value(path))
    case 'checkbox':
      return [true, false, 'true', 'false', ''].includes(value as never)
        ? []
        : wrong(messages.value(path))
    case 'select':
    case 'radio':
      return field.options.some((option) => (isObject(option) ? option.value : option) === value)
        ? []
        : wrong(messages.value(path))
    case 'date':
      return typeof value === 'string' && (value === '' || !Number.isNaN(Date.parse(value)))
        ? []
        : wrong(messages.value(path))
    case 'upload':
    case 'relationship': {
      const id = isObject(value) ? value.id : value
      const isNone = ['', 'none', 'null'].includes(id as never)
      return Array.isArray(field.relationTo) || isNone || isId(id)
        ? []
        : wrong(messages.value(path))
    }
    case 'richText':
      if (!isObject(value) || !isObject(value.root)) return wrong(messages.value(path))
      if (!isRichText(value)) return wrong(messages.richText(trail))
      return sizeInCharacters(value.root) <= maxLengths.richText
        ? []
        : wrong(messages.tooLong(trail, maxLengths.richText))
    default:
      return []
  }
}

function maxLengthOf(field: FlattenedField): number {
  if ('maxLength' in field && field.maxLength) return field.maxLength
  if (field.type === 'email') return maxLengths.address
  if (field.type === 'textarea') return maxLengths.text
  return 'unique' in field && (field.unique || field.index) ? maxLengths.indexed : maxLengths.line
}

const isObject = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNumber = (value: unknown): boolean =>
  (typeof value === 'number' || typeof value === 'string') && Number.isFinite(Number(value))

const isId = (value: unknown): boolean =>
  isNumber(value) && Number.isInteger(Number(value)) && Math.abs(Number(value)) < 2 ** 31

/** Returns the messages in the user's language; those that a form can cause name a field by its labels. */
function messagesFor({ i18n }: PayloadRequest) {
  const language = staffLanguage(i18n.language)
  const malformed = malformedMessages[language]
  const nameOf = (trail: StoredValue['trail']) => placeNames({ trail }, language).join(' › ')
  return {
    ...malformed,
    richText: (trail: StoredValue['trail']) => malformed.richText(nameOf(trail)),
    tooLong: (trail: StoredValue['trail'], limit: number) =>
      malformed.tooLong(nameOf(trail), limit.toLocaleString(localeTags[language])),
    tooMany: (trail: StoredValue['trail'], limit: number) =>
      malformed.tooMany(nameOf(trail), limit),
  }
}
