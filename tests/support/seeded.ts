import type { Locale } from '../../src/i18n/locales.ts'
import { typesetCopy } from '../../src/lib/content/copy.ts'
import { claimPlaceholders } from '../../src/lib/content/placeholders.ts'
import { claims, contactFacts } from '../../src/seed/facts.ts'
import { content } from '../../src/seed/index.ts'

/** Returns the seed's copy in a language as visitors see it, with all placeholders filled in. */
export function seededCopy(locale: Locale) {
  const figures = Object.entries(claims).map(([key, claim]) => ({ key, ...claim }))
  const { brand } = content[locale].siteSettings
  const placeholders = { ...claimPlaceholders(figures, locale), ...contactFacts, brand }
  return typesetCopy(content[locale], placeholders, locale)
}

export { contactFacts, personaFacts } from '../../src/seed/facts.ts'
