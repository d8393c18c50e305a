import type { Locale } from '../../i18n/locales.ts'
import { nameOfField } from '../cms/form-field.ts'

/**
 * Returns the URL of a document's edit view in a language, optionally with the anchor of a field.
 */
export function fieldAddress(editPath: string, locale: Locale, path?: string): string {
  const field = path ? `#field-${nameOfField(path)}` : ''
  return `${editPath}?locale=${locale}${field}`
}
