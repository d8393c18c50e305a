import type { FlattenedField } from 'payload'
import type { Locale } from '../../i18n/locales.ts'
import { type Doc, storedValues } from './stored-values.ts'

/** Whether a document, as it is stored in all languages, says anything of its own in one of them. */
export function isWrittenIn(fields: FlattenedField[], doc: Doc, locale: Locale): boolean {
  return storedValues(fields, doc, locale).some(
    ({ field, isLocalized, value }) => isLocalized && field.name !== '_status' && !isNothing(value),
  )
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || isEmptyList(value)
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0
