import type { Locale } from '../../../i18n/locales.ts'
import {
  type BrowserSignals,
  fallbackLocale,
  landingLocale,
  type PublishedLocales,
  rootLocale,
  storageKey,
} from './detect.ts'

/** Detects the language for the start page; falls back to German if detection fails. */
export function localeForRoot(published: PublishedLocales): Locale {
  return orFallback(published, () => rootLocale(signals(), published))
}

/** Detects and stores the language for a page without one; falls back to German on any failure. */
export function localeForLanding(published: PublishedLocales): Locale {
  return orFallback(published, () => {
    const locale = landingLocale(signals(), localStorage.getItem(storageKey), published)
    localStorage.setItem(storageKey, locale)
    return locale
  })
}

/** Stores the visitor's choice, if storage is available. */
export function rememberLocale(locale: Locale): void {
  try {
    localStorage.setItem(storageKey, locale)
  } catch {
    // Without storage, the link still works.
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
