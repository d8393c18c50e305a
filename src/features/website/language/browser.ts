import type { Locale } from '../../../i18n/locales.ts'
import {
  type BrowserSignals,
  fallbackLocale,
  landingLocale,
  type PublishedLocales,
  rootLocale,
  storageKey,
} from './detect.ts'

/** The language for the start page; German, silently, if detection fails. */
export function localeForRoot(published: PublishedLocales): Locale {
  return orFallback(published, () => rootLocale(signals(), published))
}

/** The language for a page that has none, which is then remembered; German if anything fails. */
export function localeForLanding(published: PublishedLocales): Locale {
  return orFallback(published, () => {
    const locale = landingLocale(signals(), localStorage.getItem(storageKey), published)
    localStorage.setItem(storageKey, locale)
    return locale
  })
}

/** Remembers the visitor's choice, where the browser lets it. */
export function rememberLocale(locale: Locale): void {
  try {
    localStorage.setItem(storageKey, locale)
  } catch {
    // Without storage the browser still follows the link.
  }
}

function signals(): BrowserSignals {
  return {
    language: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

function orFallback(published: PublishedLocales, detect: () => Locale): Locale {
  try {
    return detect()
  } catch {
    return fallbackLocale(published)
  }
}
