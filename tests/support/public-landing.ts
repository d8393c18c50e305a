import { expect } from 'vitest'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { desk, original } from './editors-desk.ts'

/** The headline that was published before the tests. */
export const headlineOf = (locale: Locale) =>
  original<{ hero: { headline: string } }>('landing', locale).hero.headline

/** What the public reads of the landing page; nothing while it is not published. */
export async function publicLanding(locale: Locale) {
  return desk.payload.findGlobal({ slug: 'landing', locale, overrideAccess: false })
}

/** Expects that the public reads what it has read before the tests. */
export async function expectPublicUnchanged(): Promise<void> {
  for (const locale of locales) {
    expect((await publicLanding(locale)).hero?.headline).toBe(headlineOf(locale))
  }
}
