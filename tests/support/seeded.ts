import { type Locale, localeTags } from '../../src/i18n/locales.ts'
import { fillPlaceholders } from '../../src/lib/content/placeholders.ts'
import { claims, contactFacts } from '../../src/seed/facts.ts'
import { content } from '../../src/seed/index.ts'

/** The seed's copy of a language as a visitor reads it, with every placeholder filled. */
export function seeded(locale: Locale) {
  const percent = new Intl.NumberFormat(localeTags[locale], { style: 'percent' })
  const figures = Object.entries(claims).map(([key, { kind, value }]) => [
    key,
    kind === 'percent' ? percent.format(Number(value) / 100) : value,
  ])
  const { brand } = content[locale].siteSettings
  return fillPlaceholders(content[locale], {
    ...Object.fromEntries(figures),
    ...contactFacts,
    brand,
  })
}

export { contactFacts, personaFacts } from '../../src/seed/facts.ts'
