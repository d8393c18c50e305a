import { createHash } from 'node:crypto'
import type { FlattenedArrayField, FlattenedField, TextField } from 'payload'
import type { Locale } from '../../i18n/locales.ts'
import type { TargetLocale } from '../../i18n/target-locales.ts'
import { type Doc, inLanguage, isShown, type StoredValue, storedValues } from './stored-values.ts'
import { isBlank } from './validate-content.ts'

/** A text of a document in one language, or a list of texts that each language has for itself. */
export type TranslatableText = Omit<StoredValue, 'value' | 'isLocalized'> & {
  isList: boolean
  isRequired: boolean
  /** One text, or those of the list; none if all are blank. */
  items: string[]
}

/**
 * Every text that each language has for itself, as one language has it, in the order of the form.
 * `doc` is as the database keeps it (`locale: 'all'`). What the form hides in this document, by a
 * field's condition, is no text of it.
 */
export function translatableTexts(
  fields: FlattenedField[],
  doc: Doc,
  locale: Locale,
): TranslatableText[] {
  const whole = inLanguage(fields, doc, locale)
  return storedValues(fields, doc, locale).flatMap((stored) => {
    const { isLocalized, value, ...place } = stored
    const { field, trail } = place
    if (!isLocalized || isInsideList(trail) || !isShown(stored, whole)) return []
    const items = textsOf(field, value)
    if (!items) return []
    const isRequired = 'required' in field && Boolean(field.required)
    return [{ ...place, isList: isList(field), isRequired, items }]
  })
}

/**
 * The texts of a field's value in one language: one, or those of the list; none while there is
 * nothing but blanks. Nothing for a field that holds no text.
 */
export function textsOf(field: TextOrList, value: unknown): string[] | undefined {
  if (!isTextual(field)) return undefined
  const items = isList(field) ? itemsOf(field, value) : [asText(value)]
  return items.every(isBlank) ? [] : items
}

/**
 * The mark of a translation that is right: of this German text and this one of the language,
 * wherever they stand. The same two texts always have the same mark.
 */
export function pairOf(locale: TargetLocale, german: readonly string[], items: readonly string[]) {
  return createHash('sha256')
    .update(JSON.stringify([locale, german, items]))
    .digest('base64url')
}

/** The only text field of a list's rows. */
export function rowTextField(field: TextOrList): string | undefined {
  if (field.type !== 'array') return undefined
  // Payload hands hooks the field as it is configured, without the flattened fields.
  const { fields, flattenedFields = fields } = field as FlattenedArrayField
  const text = flattenedFields.find(({ type }) => isTextType(type))
  return (text as TextField | undefined)?.name
}

type TextOrList = Pick<FlattenedField, 'type'>

function isList(field: TextOrList): boolean {
  return field.type === 'array' || ('hasMany' in field && Boolean(field.hasMany))
}

function isTextual(field: TextOrList): boolean {
  return field.type === 'array' ? rowTextField(field) !== undefined : isTextType(field.type)
}

function isTextType(type: string): boolean {
  return type === 'text' || type === 'textarea'
}

function itemsOf(field: TextOrList, value: unknown): string[] {
  const rows = Array.isArray(value) ? value : []
  const name = rowTextField(field)
  return rows.map((row) => asText(name ? (row as Doc | null)?.[name] : row))
}

function isInsideList(trail: StoredValue['trail']): boolean {
  return trail
    .slice(0, -1)
    .some((step) => typeof step === 'object' && step.type === 'array' && step.localized)
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
