import { createHash } from 'node:crypto'
import type { FlattenedArrayField, FlattenedField, TextField } from 'payload'
import type { Locale } from '../../i18n/locales.ts'
import type { TargetLocale } from '../../i18n/target-locales.ts'
import {
  type Doc,
  inLanguage,
  isInLocalizedList,
  isList,
  isShown,
  type StoredValue,
  storedValues,
} from './stored-values.ts'
import { isBlank } from './validate-content.ts'

/** A localized text of a document in one language, or a localized list of texts. */
export type TranslatableText = Omit<StoredValue, 'value' | 'isLocalized'> & {
  isList: boolean
  isRequired: boolean
  /** The text, or the texts of the list. Empty if all of them are blank. */
  items: string[]
}

/**
 * Returns all localized texts of a document in one language, in the order of the form.
 * `doc` contains localized values by language (`locale: 'all'`). Skips fields that the
 * form hides by a condition.
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
    if (!isLocalized || isInLocalizedList(trail) || !isShown(stored, whole)) return []
    const items = textsOf(field, value)
    if (!items) return []
    const isRequired = 'required' in field && Boolean(field.required)
    return [{ ...place, isList: isList(field), isRequired, items }]
  })
}

/**
 * Returns the text of a field's value, or the texts of a list. Empty if all of them are blank,
 * undefined if the field does not contain text.
 */
export function textsOf(field: TextOrList, value: unknown): string[] | undefined {
  if (!isTextual(field)) return undefined
  const items = isList(field) ? itemsOf(field, value) : [asText(value)]
  return items.every(isBlank) ? [] : items
}

/**
 * Returns the key under which a translation is confirmed: a hash of the German texts and their
 * translations, independent of the field.
 */
export function pairOf(locale: TargetLocale, german: readonly string[], items: readonly string[]) {
  return hashOf([locale, german, items])
}

/** Returns the key under which a text is remembered that was copied from German, to be translated. */
export function copyKey(locale: TargetLocale, items: readonly string[]) {
  return hashOf([locale, 'copied', items])
}

/** Returns the key under which a text is remembered that did not fit the German one and was then changed. */
export function outdatedKey(
  locale: TargetLocale,
  german: readonly string[],
  items: readonly string[],
) {
  return hashOf([locale, 'outdated', german, items])
}

function hashOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url')
}

/** Returns the name of the first text field in an array's rows. */
export function rowTextField(field: TextOrList): string | undefined {
  if (field.type !== 'array') return undefined
  // Payload passes hooks the configured field, which has no `flattenedFields`.
  const { fields, flattenedFields = fields } = field as FlattenedArrayField
  const text = flattenedFields.find(({ type }) => isTextType(type))
  return (text as TextField | undefined)?.name
}

type TextOrList = Pick<FlattenedField, 'type'>

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

function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
