import { type Locale, localeTags } from '../../i18n/locales.ts'

const rules: Record<Locale, Intl.PluralRules> = {
  de: new Intl.PluralRules(localeTags.de),
  en: new Intl.PluralRules(localeTags.en),
  pt: new Intl.PluralRules(localeTags.pt),
  ro: new Intl.PluralRules(localeTags.ro),
}

/**
 * A number for each form of a word that a language has, in the order in which copy names them: 1
 * and 2 in German, in Romanian 1, 2 and 20 (1 zi, 2 zile, 20 de zile). Forms that a language has for
 * millions alone are left out.
 */
export const pluralExamples: Record<Locale, readonly number[]> = {
  de: [1, 2],
  en: [1, 2],
  pt: [1, 2],
  ro: [1, 2, 20],
}

/** The form of a word after a figure; the last one after what is no number, such as 24/7. */
export function pluralForm(figure: string, forms: readonly string[], locale: Locale): string {
  const categoryOf = (number: number) => rules[locale].select(number)
  const category = categoryOf(Number(figure))
  const index = pluralExamples[locale].findIndex((example) => categoryOf(example) === category)
  return forms[index] ?? forms.at(-1) ?? ''
}
