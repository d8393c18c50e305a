import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField } from 'payload'
import type { Locale } from '../../i18n/locales.ts'
import { type Doc, type StoredValue, storedValues } from '../../lib/content/stored-values.ts'
import { savedByField } from './saved-by.ts'

/** A part of a document: what some languages have for themselves, and what all of them share. */
export type ContentPart = { locales: readonly Locale[]; withShared: boolean }

/** What Payload itself keeps with a document, and no form shows. */
const ownOfPayload = [
  'id',
  '_status',
  '_order',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'globalType',
  savedByField,
]

/**
 * `base` with a part of it as `source` has it. Both are as the database keeps them, with localized
 * values by language (`locale: 'all'`). Rows of a list that all languages share belong together by
 * their ids, so that each text stays with its row; rows without a partner go by their order.
 */
export function withPart(fields: FlattenedField[], base: Doc, source: Doc, part: ContentPart): Doc {
  const merged = { ...base }
  for (const field of fields) {
    const { name } = field
    if (ownOfPayload.includes(name)) continue
    if ('localized' in field && field.localized) {
      const texts = asDoc(source[name])
      merged[name] = {
        ...asDoc(base[name]),
        ...Object.fromEntries(part.locales.map((locale) => [locale, texts[locale] ?? null])),
      }
    } else if (field.type === 'group' || field.type === 'tab') {
      merged[name] = withPart(field.flattenedFields, asDoc(base[name]), asDoc(source[name]), part)
    } else if (field.type === 'array') {
      merged[name] = rowsWithPart(
        field.flattenedFields,
        asRows(base[name]),
        asRows(source[name]),
        part,
      )
    } else if (part.withShared) {
      merged[name] = source[name] ?? null
    }
  }
  return merged
}

function rowsWithPart(fields: FlattenedField[], base: Doc[], source: Doc[], part: ContentPart) {
  const [leading, others] = part.withShared ? [source, base] : [base, source]
  const partners = partnersOf(leading, others)
  return leading.map((row, index) => {
    const partner = partners[index]
    // A row that only one of the two has is added, or removed, with its texts of every language.
    if (!partner) return row
    const merged = part.withShared
      ? withPart(fields, partner, row, part)
      : withPart(fields, row, partner, part)
    return { ...merged, id: row.id }
  })
}

/** For each row the one of the others with its id; else one that has no partner, in their order. */
function partnersOf(rows: Doc[], others: Doc[]): (Doc | undefined)[] {
  const byId = rows.map(({ id }) => others.find((other) => other.id === id))
  const rest = others.filter((other) => !byId.includes(other))
  return byId.map((found) => found ?? rest.shift())
}

/** One place at which two states of a document differ. */
export type ContentChange = Pick<StoredValue, 'path' | 'trail' | 'isLocalized'> & {
  before: unknown
  after: unknown
}

/** Where two states of a document differ as one language has them, in the order of the form. */
export function contentChanges(
  fields: FlattenedField[],
  before: Doc,
  after: Doc,
  locale: Locale,
): ContentChange[] {
  const valuesOf = (doc: Doc) =>
    new Map(
      storedValues(fields, doc, locale)
        .filter(({ trail }) => !isInLocalizedList(trail) && !isOwnOfPayload(trail))
        .map((value) => [value.key, value]),
    )
  const [old, now] = [valuesOf(before), valuesOf(after)]
  const keys = [...now.keys(), ...[...old.keys()].filter((key) => !now.has(key))]
  return keys.flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)]
    const stored = is ?? was
    if (!stored || isDeepStrictEqual(comparable(was), comparable(is))) return []
    const { path, trail, isLocalized } = stored
    return [{ path, trail, isLocalized, before: was?.value, after: is?.value }]
  })
}

/** Whether two readings of a document in one language have the same content, whenever saved. */
export function isSameContent(one: Doc, other: Doc): boolean {
  return isDeepStrictEqual(plain(one), plain(other))
}

/** The rows of a list that all languages share are compared by themselves; here only which there are. */
function comparable(stored: StoredValue | undefined): unknown {
  if (!stored) return null
  const { field, isLocalized, value } = stored
  return field.type === 'array' && !isLocalized ? asRows(value).map(({ id }) => id) : plain(value)
}

/** A value without ids and dates; what is empty is the same, however it is stored. */
function plain(value: unknown): unknown {
  if (value === undefined || value === '') return null
  if (Array.isArray(value)) return value.length > 0 ? value.map(plain) : null
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .filter(([name]) => !ownOfPayload.includes(name))
    .map(([name, inner]) => [name, plain(inner)])
    .filter(([, inner]) => inner !== null)
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

function isInLocalizedList(trail: StoredValue['trail']): boolean {
  return trail
    .slice(0, -1)
    .some((step) => typeof step === 'object' && step.type === 'array' && step.localized)
}

function isOwnOfPayload(trail: StoredValue['trail']): boolean {
  return trail.some((step) => typeof step === 'object' && ownOfPayload.includes(step.name))
}

const asDoc = (value: unknown): Doc => (value ?? {}) as Doc
const asRows = (value: unknown): Doc[] => (Array.isArray(value) ? value : [])

/**
 * `after` with the texts of these languages beside their own rows. Where rows have changed places,
 * Payload publishes one language by the places of rows: each text of the others would stand in the
 * row that came to its place. Such a text is known by saying what stood there `before`.
 */
export function withTextsInTheirRows(
  fields: FlattenedField[],
  before: Doc,
  after: Doc,
  others: readonly Locale[],
): Doc {
  const merged = { ...after }
  for (const field of fields) {
    const { name } = field
    if ('localized' in field && field.localized) continue
    if (field.type === 'group' || field.type === 'tab') {
      const [was, is] = [asDoc(before[name]), asDoc(after[name])]
      merged[name] = withTextsInTheirRows(field.flattenedFields, was, is, others)
    } else if (field.type === 'array') {
      const was = asRows(before[name])
      merged[name] = asRows(after[name]).map((row, index) => {
        const [own, atPlace] = [was.find(({ id }) => id === row.id), was[index]]
        if (!own || !atPlace || own === atPlace) return row
        const foreign = others.filter((locale) =>
          isSameIn(field.flattenedFields, row, atPlace, locale),
        )
        const part = { locales: foreign, withShared: false }
        return withPart(field.flattenedFields, row, own, part)
      })
    }
  }
  return merged
}

/** Whether two rows have the same texts of their own in a language. */
function isSameIn(fields: FlattenedField[], one: Doc, other: Doc, locale: Locale): boolean {
  const texts = (row: Doc) =>
    storedValues(fields, row, locale)
      .filter(({ isLocalized }) => isLocalized)
      .map(({ path, value }) => [path, plain(value)])
  return isDeepStrictEqual(texts(one), texts(other))
}
