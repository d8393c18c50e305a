import { loadCoverage } from '../../src/features/editing/translations/data.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { targetLocales } from '../../src/i18n/target-locales.ts'
import { context } from './translating.ts'

/** Returns what the translations view shows about a text. */
export async function findText(document: string, path: string) {
  const found = (await loadCoverage('de')).find(({ key }) => key === document)
  return found?.texts.find((text) => text.path === path)
}

/** Returns the state of Viktor's motto in each language. */
export async function mottoStates() {
  const { translations = {} } = (await findText('personas/viktor', 'motto')) ?? {}
  return Object.fromEntries(targetLocales.map((locale) => [locale, translations[locale]?.state]))
}

/** Returns Viktor's latest version, published or not. */
export function latestVersion(locale: Locale) {
  return context.payload.findByID({
    collection: 'personas',
    id: context.viktor,
    locale,
    draft: true,
  })
}

export async function latestMotto(locale: Locale) {
  return (await latestVersion(locale)).motto
}

export async function publicMotto(locale: Locale) {
  const reading = {
    collection: 'personas',
    id: context.viktor,
    locale,
    overrideAccess: false,
  } as const
  return (await context.payload.findByID(reading)).motto
}
