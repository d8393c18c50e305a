import type { Locale } from '../../i18n/locales.ts'

/** Where the CMS's form shows a document in a language, and goes to one of its fields. */
export function fieldAddress(editPath: string, locale: Locale, path?: string): string {
  const field = path ? `#field-${path.replaceAll('.', '__')}` : ''
  return `${editPath}?locale=${locale}${field}`
}
