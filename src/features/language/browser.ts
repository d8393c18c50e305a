import { defaultLocale, type Locale } from '../../i18n/locales.ts'
import { landingLocale, rootLocale, type Signals, storageKey } from './detect.ts'

/** The language for the start page; German, silently, if the browser will not say. */
export function localeForRoot(): Locale {
  return orDefault(() => rootLocale(signals()))
}

/** The language for a page that has none, which is then remembered; German if anything fails. */
export function localeForLanding(): Locale {
  return orDefault(() => {
    const locale = landingLocale(signals(), localStorage.getItem(storageKey))
    localStorage.setItem(storageKey, locale)
    return locale
  })
}

/** Remembers the visitor's choice, where the browser lets it. */
export function rememberLocale(locale: Locale): void {
  try {
    localStorage.setItem(storageKey, locale)
  } catch {
    // A browser that keeps nothing still follows the link.
  }
}

function signals(): Signals {
  return {
    language: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

function orDefault(detect: () => Locale): Locale {
  try {
    return detect()
  } catch {
    return defaultLocale
  }
}
