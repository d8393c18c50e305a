/**
 * What copy may hold beside words: `{trialDays}` stands for a value, and `{trialDays|Tag|Tage}` for
 * a number with the form of a word that goes with it: one for each of `pluralExamples`.
 */
import type { Locale } from '../../i18n/locales.ts'
import { mapTexts } from '../text/map-texts.ts'
import { setNoBreakSpaces } from '../text/no-break-spaces.ts'
import type { Placeholders } from './placeholders.ts'
import { pluralExamples, pluralForm } from './plural-forms.ts'

const pattern = /\{(\w+)((?:\|[^{}|]*)*)\}/g

/** A placeholder with forms of its word, valid or not. */
const withForms = /\{[^{}]*\|[^{}]*\}?/g
const wellFormed = /^\{\w+(?:\|[^{}|]*)+\}$/

/** The keys of the placeholders in a text, with repetitions. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(pattern)].map(([, key]) => key as string)
}

/** The placeholders, as they are written, that do not name every form which their word has. */
export function wrongForms(text: string, locale: Locale): string[] {
  return [...text.matchAll(withForms)].flatMap(([written]) => {
    const forms = formsIn(written.slice(0, -1))
    const isRight =
      wellFormed.test(written) &&
      forms.length === pluralExamples[locale].length &&
      !forms.includes('')
    return isRight ? [] : [written]
  })
}

/** Copy with its placeholders filled in every text, however deep; an unknown one stays as it is. */
export function fillCopy<T>(copy: T, placeholders: Placeholders, locale: Locale): T {
  return mapTexts(copy, (text) => fill(text, placeholders, locale))
}

/** Copy as pages show it: filled, and with no-break spaces where its language has them. */
export function typesetCopy<T>(copy: T, placeholders: Placeholders, locale: Locale): T {
  return mapTexts(copy, (text) => setNoBreakSpaces(fill(text, placeholders, locale), locale))
}

/** Placeholders of a text that are filled: nobody needs more, and each makes the page longer. */
export const maxFilled = 20

function fill(text: string, placeholders: Placeholders, locale: Locale): string {
  let filled = 0
  return text.replace(pattern, (written, key: string, inside: string) => {
    if (!Object.hasOwn(placeholders, key) || filled === maxFilled) return written
    filled++
    const figure = placeholders[key] as string
    const forms = formsIn(inside)
    return forms.length > 0 ? `${figure} ${pluralForm(figure, forms, locale)}` : figure
  })
}

function formsIn(written: string): string[] {
  return written
    .split('|')
    .slice(1)
    .map((form) => form.trim())
}
