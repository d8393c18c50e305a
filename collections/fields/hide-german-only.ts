import type { BaseFilter } from 'payload'
import { defaultLocale } from '../../src/i18n/locales.ts'

/**
 * Hides German-only documents from the list of any other language, where they would always appear
 * as drafts.
 */
export function hideGermanOnly(field: string): BaseFilter {
  return ({ req }) =>
    req.locale === defaultLocale || req.locale === 'all'
      ? null
      : { [field]: { not_in: ['privacy', 'onboarding'] } }
}
