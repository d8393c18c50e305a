import type { Locale } from '../../../i18n/locales.ts'
import {
  fallback,
  landingLocale,
  type Offered,
  rootLocale,
  type Signals,
  storageKey,
} from './detect.ts'

/** The language for the start page; German, silently, if detection fails. */
export function localeForRoot(offered: Offered): Locale {
  return orFallback(offered, () => rootLocale(signals(), offered))
}

/** The language for a page that has none, which is then remembered; German if anything fails. */
export function localeForLanding(offered: Offered): Locale {
  return orFallback(offered, () => {
    const locale = landingLocale(signals(), localStorage.getItem(storageKey), offered)
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

function signals(): Signals {
  return {
    language: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

function orFallback(offered: Offered, detect: () => Locale): Locale {
  try {
    return detect()
  } catch {
    return fallback(offered)
  }
}
