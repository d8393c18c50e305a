import type { FlattenedField } from 'payload'
import type { Locale } from '../../i18n/locales.ts'

/** What is stored, by the names of its fields. */
export type Doc = Record<string, unknown>

/** One value of a document in one language, and its path. */
export type StoredValue = {
  /** As the CMS names it in forms and errors: `page.features.items.0.title`. */
  path: string
  /** The same by the ids of rows instead of their numbers: it stays when rows change places. */
  key: string
  field: FlattenedField
  /** The fields around it from the outermost inwards and itself; in lists also the row, from 0. */
  trail: (FlattenedField | number)[]
  value: unknown
  /** Whether each language has a value of its own here. */
  isLocalized: boolean
}

/**
 * Every value of a document as one language has it, in the order of the form. `doc` is as the
 * database keeps it, with localized values by language (`locale: 'all'`). An array yields itself first,
 * then the values of its rows.
 */
export function storedValues(fields: FlattenedField[], doc: Doc, locale: Locale): StoredValue[] {
  return inside(fields, doc, { path: '', key: '', trail: [], isLocalized: false, locale })
}

type Place = Pick<StoredValue, 'path' | 'key' | 'trail' | 'isLocalized'> & { locale: Locale }

function inside(fields: FlattenedField[], doc: Doc, place: Place): StoredValue[] {
  return fields.flatMap((field) => {
    // Values in a localized list already belong to that language.
    const isOwn = 'localized' in field && Boolean(field.localized) && !place.isLocalized
    const stored = doc[field.name]
    return at(field, isOwn ? asDoc(stored)[place.locale] : stored, {
      ...place,
      path: place.path + field.name,
      key: place.key + field.name,
      trail: [...place.trail, field],
      isLocalized: place.isLocalized || isOwn,
    })
  })
}

function at(field: FlattenedField, value: unknown, { locale, ...place }: Place): StoredValue[] {
  if (field.type === 'group' || field.type === 'tab') {
    return inside(field.flattenedFields, asDoc(value), {
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
      inside(field.flattenedFields, row, {
        ...place,
        locale,
        path: `${place.path}.${index}.`,
        key: `${place.key}.${row.id ?? index}.`,
        trail: [...place.trail, index],
      }),
    ),
  ]
}

const asDoc = (value: unknown): Doc => (value ?? {}) as Doc

/** A document as a single language has it: what all languages share, and that language's own. */
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
 * Whether the form shows a value: no field around it, nor itself, has a condition that fails. `whole`
 * is the document as the value's language has it.
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
