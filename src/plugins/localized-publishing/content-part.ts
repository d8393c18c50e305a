import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField } from 'payload'
import { type Locale, locales } from '../../i18n/locales.ts'
import {
  asDoc,
  type Doc,
  isInLocalizedList,
  isList,
  type StoredValue,
  storedValues,
} from '../../lib/content/stored-values.ts'
import { savedByField } from './saved-by.ts'

/**
 * The part of a document to merge: the localized values of `locales`, and the shared fields if
 * `withShared`.
 */
export type ContentPart = { locales: readonly Locale[]; withShared: boolean }

/** Fields that Payload and this plugin manage; no form shows them. */
const payloadFields = [
  'id',
  '_status',
  '_order',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'globalType',
  savedByField,
]

/** Returns a document without the fields that Payload and this plugin manage. */
export function contentOf(doc: Doc): Doc {
  return Object.fromEntries(Object.entries(doc).filter(([name]) => !payloadFields.includes(name)))
}

/**
 * Returns `base` with one part replaced by that of `source`. Both must contain all locales. Rows of
 * a shared list are matched by id, so that each text stays with its row; rows without a match are
 * paired by position, and shared ones then have their own texts in all languages that they have. A row that
 * `base` has removed takes its other texts from the first of its `former` versions with that row.
 */
export function mergePart(
  fields: FlattenedField[],
  base: Doc,
  source: Doc,
  part: ContentPart,
  former: readonly Doc[] = [],
): Doc {
  const merged = { ...base }
  for (const field of fields) {
    const { admin, name } = field
    // What no form shows is generated once and stays.
    if (payloadFields.includes(name) || admin?.hidden) continue
    if ('localized' in field && field.localized) {
      const texts = asDoc(source[name])
      merged[name] = {
        ...asDoc(base[name]),
        ...Object.fromEntries(part.locales.map((locale) => [locale, texts[locale] ?? null])),
      }
    } else if (field.type === 'group' || field.type === 'tab') {
      merged[name] = mergePart(
        field.flattenedFields,
        asDoc(base[name]),
        asDoc(source[name]),
        part,
        former.map((each) => asDoc(each[name])),
      )
    } else if (field.type === 'array') {
      merged[name] = mergeRows(
        field.flattenedFields,
        toRows(base[name]),
        toRows(source[name]),
        part,
        former.map((each) => toRows(each[name])),
      )
    } else if (part.withShared) {
      merged[name] = source[name] ?? null
    }
  }
  return merged
}

function mergeRows(
  fields: FlattenedField[],
  base: Doc[],
  source: Doc[],
  part: ContentPart,
  former: Doc[][],
) {
  const [leading, others] = part.withShared ? [source, base] : [base, source]
  const partners = matchRows(leading, others)
  return leading.map((row, index) => {
    const partner = partners[index]
    if (partner?.id !== row.id) {
      const removed = former.flat().find(({ id }) => id === row.id)
      if (removed) return mergePart(fields, removed, row, part)
    }
    // A row without a counterpart was added or removed, with its texts in every language.
    if (!partner) return row
    if (!part.withShared) return { ...mergePart(fields, row, partner, part), id: row.id }
    const own = partner.id === row.id ? [] : locales.filter((each) => hasText(fields, row, each))
    const languages = [...new Set([...part.locales, ...own])]
    const merged = mergePart(fields, partner, row, { ...part, locales: languages })
    return { ...merged, id: row.id }
  })
}

/**
 * Returns the counterpart of each row: the row with the same id, otherwise the next unmatched one.
 */
function matchRows(rows: Doc[], others: Doc[]): (Doc | undefined)[] {
  const byId = rows.map(({ id }) => others.find((other) => other.id === id))
  const rest = others.filter((other) => !byId.includes(other))
  return byId.map((found) => found ?? rest.shift())
}

/** Returns whether a write removes rows of shared lists. Both documents are in one language. */
export function removesRows(fields: FlattenedField[], before: Doc, after: Doc): boolean {
  return fields.some((field) => {
    const { name } = field
    // A write need not contain all fields.
    if (after[name] === undefined || ('localized' in field && field.localized)) return false
    if (field.type === 'group' || field.type === 'tab') {
      return removesRows(field.flattenedFields, asDoc(before[name]), asDoc(after[name]))
    }
    if (field.type !== 'array') return false
    const rows = toRows(after[name])
    return toRows(before[name]).some((row) => {
      const found = rows.find(({ id }) => id === row.id)
      return !found || removesRows(field.flattenedFields, row, found)
    })
  })
}

/** A value that differs between two states of a document. */
export type ContentChange = Pick<StoredValue, 'path' | 'trail' | 'isLocalized'> & {
  before: unknown
  after: unknown
}

/** The values of a document in one language by key, each with a form in which they are compared. */
export type ComparableValues = ReadonlyMap<string, StoredValue & { comparable: unknown }>

/**
 * Prepares a document's values in one language for comparing it with several others.
 * `onlyLocalized` leaves out the shared ones.
 */
export function comparableValues(
  fields: FlattenedField[],
  doc: Doc,
  locale: Locale,
  { onlyLocalized = false } = {},
): ComparableValues {
  return new Map(
    storedValues(fields, doc, locale)
      .filter(({ trail }) => !isInLocalizedList(trail) && !isPayloadField(trail))
      .filter(({ isLocalized }) => isLocalized || !onlyLocalized)
      .map((value) => [value.key, { ...value, comparable: comparableValue(value) }]),
  )
}

/** Returns the values that differ between two states of a document, in form order. */
export function valueChanges(before: ComparableValues, after: ComparableValues): ContentChange[] {
  const keys = [...after.keys(), ...[...before.keys()].filter((key) => !after.has(key))]
  return keys.flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)]
    const stored = is ?? was
    if (!stored) return []
    if (isDeepStrictEqual(was?.comparable ?? null, is?.comparable ?? null)) return []
    const { path, trail, isLocalized } = stored
    return [{ path, trail, isLocalized, before: was?.value, after: is?.value }]
  })
}

/** Returns the values that differ between two states of a document in one language. */
export function contentChanges(
  fields: FlattenedField[],
  before: Doc,
  after: Doc,
  locale: Locale,
): ContentChange[] {
  return valueChanges(
    comparableValues(fields, before, locale),
    comparableValues(fields, after, locale),
  )
}

/** Returns whether two documents in one language have the same content, ignoring ids and dates. */
export function isSameContent(one: Doc, other: Doc): boolean {
  return isDeepStrictEqual(normalize(one), normalize(other))
}

/** Reduces a shared list to its row ids, because the values in its rows are compared separately. */
function comparableValue({ field, isLocalized, value }: StoredValue): unknown {
  return field.type === 'array' && !isLocalized
    ? toRows(value).map(({ id }) => id)
    : normalize(value)
}

/** Removes ids and dates, and represents every empty value as null. */
function normalize(value: unknown): unknown {
  if (value === undefined || value === '') return null
  if (Array.isArray(value)) return value.length > 0 ? value.map(normalize) : null
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .filter(([name]) => !payloadFields.includes(name))
    .map(([name, inner]) => [name, normalize(inner)])
    .filter(([, inner]) => inner !== null)
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

function isPayloadField(trail: StoredValue['trail']): boolean {
  return trail.some((step) => typeof step === 'object' && payloadFields.includes(step.name))
}

const toRows = (value: unknown): Doc[] => (Array.isArray(value) ? value : [])

/**
 * Returns `doc` with the texts of `source` in a language. Rows of a shared list are matched as in `mergePart`,
 * except that a row without a counterpart of its own takes its texts from the row with its id in `newRows`, if
 * that has any. With neither, it has none.
 */
export function copyTexts(
  fields: FlattenedField[],
  doc: Doc,
  source: Doc,
  locale: Locale,
  newRows: Doc = {},
): Doc {
  const merged = { ...doc }
  for (const field of fields) {
    const { name } = field
    if (payloadFields.includes(name)) continue
    if ('localized' in field && field.localized) {
      const empty = isList(field) ? [] : null
      merged[name] = { ...asDoc(doc[name]), [locale]: asDoc(source[name])[locale] ?? empty }
    } else if (field.type === 'group' || field.type === 'tab') {
      const [own, others, added] = [doc, source, newRows].map((each) => asDoc(each[name]))
      merged[name] = copyTexts(field.flattenedFields, own ?? {}, others ?? {}, locale, added)
    } else if (field.type === 'array') {
      const rows = toRows(doc[name])
      const partners = matchRows(rows, toRows(source[name]))
      merged[name] = rows.map((row, index) => {
        const partner = partners[index]
        const added = toRows(newRows[name]).find(({ id }) => id === row.id)
        const isNew = partner?.id !== row.id && hasText(field.flattenedFields, added, locale)
        const texts = asDoc(isNew ? added : partner)
        return copyTexts(field.flattenedFields, row, texts, locale, added)
      })
    }
  }
  return merged
}

/** Returns whether a row has a text in a language. */
function hasText(fields: FlattenedField[], row: Doc | undefined, locale: Locale): boolean {
  return storedValues(fields, row ?? {}, locale).some(
    ({ isLocalized, value }) => isLocalized && normalize(value) !== null,
  )
}
