import type { Locale } from '../../i18n/locales.ts'
import { nameOfField } from '../cms/form-field.ts'

/** Where the CMS's form shows a document in a language, and goes to one of its fields. */
export function fieldAddress(editPath: string, locale: Locale, path?: string): string {
  const field = path ? `#field-${nameOfField(path)}` : ''
  return `${editPath}?locale=${locale}${field}`
}
