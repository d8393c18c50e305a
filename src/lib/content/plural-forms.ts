import { type Locale, localeTags } from '../../i18n/locales.ts'

const rules: Record<Locale, Intl.PluralRules> = {
  de: new Intl.PluralRules(localeTags.de),
  en: new Intl.PluralRules(localeTags.en),
  pt: new Intl.PluralRules(localeTags.pt),
  ro: new Intl.PluralRules(localeTags.ro),
}

/**
 * An example number for each plural form of a language, in the order of the forms in copy: 1
 * and 2 in German, 1, 2 and 20 in Romanian (1 zi, 2 zile, 20 de zile). Excludes forms that
 * are only used for millions.
 */
export const pluralExamples: Record<Locale, readonly number[]> = {
  de: [1, 2],
  en: [1, 2],
  pt: [1, 2],
  ro: [1, 2, 20],
}

/**
 * Returns the plural form for a value. Values that are not numbers, such as
 * 24/7, take the last form.
 */
export function pluralForm(value: string, forms: readonly string[], locale: Locale): string {
  const categoryOf = (number: number) => rules[locale].select(number)
  const category = categoryOf(Number(value))
  const index = pluralExamples[locale].findIndex((example) => categoryOf(example) === category)
  return forms[index] ?? forms.at(-1) ?? ''
}
