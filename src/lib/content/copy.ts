/**
 * Placeholders in copy: `{trialDays}` becomes a value, and `{trialDays|Tag|Tage}` becomes a number
 * followed by the matching plural form. There is one form for each of `pluralExamples`.
 */
import type { Locale } from '../../i18n/locales.ts'
import { mapTexts } from '../text/map-texts.ts'
import { setNoBreakSpaces } from '../text/no-break-spaces.ts'
import type { Placeholders } from './placeholders.ts'
import { pluralExamples, pluralForm } from './plural-forms.ts'

const pattern = /\{(\w+)((?:\|[^{}|]*)*)\}/g

/** Matches placeholders with plural forms, valid or not. */
const pluralPlaceholder = /\{[^{}]*\|[^{}]*\}?/g
const wellFormed = /^\{\w+(?:\|[^{}|]*)+\}$/

/** Returns the keys of the placeholders in a text, including duplicates. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(pattern)].map(([, key]) => key as string)
}

/**
 * Returns the placeholders with plural forms that lack one of the
 * language's forms or are malformed.
 */
export function invalidPluralPlaceholders(text: string, locale: Locale): string[] {
  return [...text.matchAll(pluralPlaceholder)].flatMap(([placeholder]) => {
    const forms = formsIn(placeholder.slice(0, -1))
    const isValid =
      wellFormed.test(placeholder) &&
      forms.length === pluralExamples[locale].length &&
      !forms.includes('')
    return isValid ? [] : [placeholder]
  })
}

/** Fills the placeholders in all nested texts. Unknown placeholders stay unchanged. */
export function fillCopy<T>(copy: T, placeholders: Placeholders, locale: Locale): T {
  return mapTexts(copy, (text) => fill(text, placeholders, locale))
}

/** Fills the placeholders in all nested texts and sets no-break spaces, for display on pages. */
export function typesetCopy<T>(copy: T, placeholders: Placeholders, locale: Locale): T {
  return mapTexts(copy, (text) => setNoBreakSpaces(fill(text, placeholders, locale), locale))
}

/** Maximum placeholders filled per text. Limits the length of pages. */
export const maxFilled = 20

function fill(text: string, placeholders: Placeholders, locale: Locale): string {
  let filled = 0
  return text.replace(pattern, (placeholder, key: string, suffix: string) => {
    if (!Object.hasOwn(placeholders, key) || filled === maxFilled) return placeholder
    filled++
    const value = placeholders[key] as string
    const forms = formsIn(suffix)
    return forms.length > 0 ? `${value} ${pluralForm(value, forms, locale)}` : value
  })
}

/** Reduces `{trialDays|Tag|Tage}` to `{trialDays}`. */
export function withoutPluralForms(text: string): string {
  return text.replace(pattern, '{$1}')
}

function formsIn(placeholder: string): string[] {
  return placeholder
    .split('|')
    .slice(1)
    .map((form) => form.trim())
}
