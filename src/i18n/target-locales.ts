import { defaultLocale, isLocale, type Locale, locales } from './locales.ts'

/** A language that is translated into; German is where all texts come from. */
export type TargetLocale = Exclude<Locale, 'de'>

export const targetLocales: readonly TargetLocale[] = locales.filter(isTargetLocale)

/** Whether `value` is a language that is translated into. */
export function isTargetLocale(value: unknown): value is TargetLocale {
  return isLocale(value) && value !== defaultLocale
}
