import { defaultLocale, isLocale, type Locale, locales } from './locales.ts'

/** A target language of translations; German is the source language. */
export type TargetLocale = Exclude<Locale, 'de'>

export const targetLocales: readonly TargetLocale[] = locales.filter(isTargetLocale)

export function isTargetLocale(value: unknown): value is TargetLocale {
  return isLocale(value) && value !== defaultLocale
}
