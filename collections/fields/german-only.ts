import type { BaseFilter } from 'payload'
import { defaultLocale } from '../../src/i18n/locales.ts'

/**
 * Leaves out of a list in another language what exists in German only: there it is published in no
 * other, and would stand as a draft for ever.
 */
export function germanOnlyInGerman(field: string): BaseFilter {
  return ({ req }) =>
    req.locale === defaultLocale || req.locale === 'all'
      ? null
      : { [field]: { not_in: ['privacy', 'onboarding'] } }
}
