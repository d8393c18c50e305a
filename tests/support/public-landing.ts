import { expect } from 'vitest'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { context, originalContent } from './editor-context.ts'

/** Returns the headline that was published before the tests. */
export const headlineOf = (locale: Locale) =>
  originalContent<{ hero: { headline: string } }>('landing', locale).hero.headline

/** Returns the landing page as the public reads it, which is empty while unpublished. */
export async function readPublicLanding(locale: Locale) {
  return context.payload.findGlobal({ slug: 'landing', locale, overrideAccess: false })
}

/** Expects that the public still reads the headlines from before the tests. */
export async function expectPublicUnchanged(): Promise<void> {
  for (const locale of locales) {
    expect((await readPublicLanding(locale)).hero?.headline).toBe(headlineOf(locale))
  }
}
