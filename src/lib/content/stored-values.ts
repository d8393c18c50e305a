import type { FlattenedField } from 'payload'
import type { Locale } from '../../i18n/locales.ts'

/** Stored values by field name. */
export type Doc = Record<string, unknown>

/** A field's value in one language, and its path in the document. */
export type StoredValue = {
  /** The path in forms and validation errors: `page.features.items.0.title`. */
  path: string
  /** The path with row ids instead of indexes. It stays the same when rows are reordered. */
  key: string
  field: FlattenedField
  /** The fields from the outermost one to this one, and the row indexes, which start at 0. */
  trail: (FlattenedField | number)[]
  value: unknown
  /** Whether this field or one around it is localized. */
  isLocalized: boolean
}

/**
 * Returns all values of a document in one language, in the order of the form. `doc` contains
 * localized values by language (`locale: 'all'`). An array comes before the values of its rows.
 */
export function storedValues(fields: FlattenedField[], doc: Doc, locale: Locale): StoredValue[] {
  return valuesInFields(fields, doc, { path: '', key: '', trail: [], isLocalized: false, locale })
}

type Place = Pick<StoredValue, 'path' | 'key' | 'trail' | 'isLocalized'> & { locale: Locale }

function valuesInFields(fields: FlattenedField[], doc: Doc, place: Place): StoredValue[] {
  return fields.flatMap((field) => {
    // Values in a localized array already belong to the language.
    const isOwn = 'localized' in field && Boolean(field.localized) && !place.isLocalized
    const stored = doc[field.name]
    return valuesInField(field, isOwn ? asDoc(stored)[place.locale] : stored, {
      ...place,
      path: place.path + field.name,
      key: place.key + field.name,
      trail: [...place.trail, field],
      isLocalized: place.isLocalized || isOwn,
    })
  })
}

function valuesInField(
  field: FlattenedField,
  value: unknown,
  { locale, ...place }: Place,
): StoredValue[] {
  if (field.type === 'group' || field.type === 'tab') {
    return valuesInFields(field.flattenedFields, asDoc(value), {
      ...place,
      locale,
      path: `${place.path}.`,
      key: `${place.key}.`,
    })
  }
  const itself = { ...place, field, value }
  if (field.type !== 'array') return [itself]
  const rows = (value ?? []) as Doc[]
  return [
    itself,
    ...rows.flatMap((row, index) =>
      valuesInFields(field.flattenedFields, row, {
        ...place,
        locale,
        path: `${place.path}.${index}.`,
        key: `${place.key}.${row.id ?? index}.`,
        trail: [...place.trail, index],
      }),
    ),
  ]
}

/** Returns a value that may be missing as a document. */
export const asDoc = (value: unknown): Doc => (value ?? {}) as Doc

/** Returns whether a field has several values. */
export function isList(field: Pick<FlattenedField, 'type'>): boolean {
  return field.type === 'array' || ('hasMany' in field && Boolean(field.hasMany))
}

/** Returns whether a value is in a row of a list whose rows differ between the languages. */
export function isInLocalizedList(trail: StoredValue['trail']): boolean {
  return trail
    .slice(0, -1)
    .some((step) => typeof step === 'object' && step.type === 'array' && step.localized)
}

/** Returns a document with the localized values of one language. */
export function inLanguage(fields: FlattenedField[], doc: Doc, locale: Locale): Doc {
  return Object.fromEntries(
    fields.map((field) => [field.name, valueIn(field, doc[field.name], locale)]),
  )
}

function valueIn(field: FlattenedField, value: unknown, locale: Locale): unknown {
  if ('localized' in field && field.localized) return asDoc(value)[locale]
  if (field.type === 'group' || field.type === 'tab') {
    return inLanguage(field.flattenedFields, asDoc(value), locale)
  }
  if (field.type === 'array') {
    return ((value ?? []) as Doc[]).map((row) => inLanguage(field.flattenedFields, row, locale))
  }
  return value
}

/**
 * Returns whether the form shows a field: its `admin.condition` and those of the fields around it
 * hold. `whole` is the document in the value's language.
 */
export function isShown({ trail, path }: StoredValue, whole: Doc): boolean {
  const segments = path.split('.')
  return trail.every((step, index) => {
    if (typeof step === 'number') return true
    const condition = 'admin' in step ? step.admin?.condition : undefined
    if (!condition) return true
    const siblings = valueAt(whole, segments.slice(0, index))
    return Boolean(
      condition(whole, siblings, {
        blockData: {},
        operation: 'update',
        path: segments,
        user: null,
      }),
    )
  })
}

function valueAt(doc: Doc, segments: string[]): Doc {
  const found = segments.reduce<unknown>((at, segment) => (at as Doc | undefined)?.[segment], doc)
  return (found ?? {}) as Doc
}
