import type { BaseFilter } from 'payload'
import { defaultLocale } from '../../src/i18n/locales.ts'

/**
 * Hides German-only documents from the list of any other language, where they would always appear
 * as drafts. PostgreSQL rejects `names` that are no options of the field.
 */
export function hideGermanOnly(field: string, names: readonly string[]): BaseFilter {
  return ({ req }) =>
    req.locale === defaultLocale || req.locale === 'all' ? null : { [field]: { not_in: names } }
}
