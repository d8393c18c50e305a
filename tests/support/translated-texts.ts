import { loadCoverage } from '../../src/features/editing/translations/data.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { targetLocales } from '../../src/i18n/target-locales.ts'
import { at } from './translating.ts'

/** Returns what the translations view shows about a text. */
export async function textOf(document: string, path: string) {
  const found = (await loadCoverage('de')).find(({ key }) => key === document)
  return found?.texts.find((text) => text.path === path)
}

/** Returns the state of Viktor's motto in each language. */
export async function mottos() {
  const { translations = {} } = (await textOf('personas/viktor', 'motto')) ?? {}
  return Object.fromEntries(targetLocales.map((locale) => [locale, translations[locale]?.state]))
}

/** Returns Viktor's latest version, published or not. */
export function latest(locale: Locale) {
  return at.payload.findByID({ collection: 'personas', id: at.viktor, locale, draft: true })
}

export async function latestMotto(locale: Locale) {
  return (await latest(locale)).motto
}

export async function publicMotto(locale: Locale) {
  const reading = { collection: 'personas', id: at.viktor, locale, overrideAccess: false } as const
  return (await at.payload.findByID(reading)).motto
}
