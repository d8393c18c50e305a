import type { FlattenedField } from 'payload'
import type { Locale } from '../../i18n/locales.ts'
import { type Doc, storedValues } from './stored-values.ts'

/**
 * Returns whether a document has a localized value in a language. `doc` contains all languages.
 */
export function hasContentIn(fields: FlattenedField[], doc: Doc, locale: Locale): boolean {
  return storedValues(fields, doc, locale).some(
    ({ field, isLocalized, value }) => isLocalized && field.name !== '_status' && !isEmpty(value),
  )
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || isEmptyList(value)
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0
