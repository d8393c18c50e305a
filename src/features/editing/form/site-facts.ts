import { useEffect, useState } from 'react'
import type { Locale } from '../../../i18n/locales.ts'
import { fillCopy } from '../../../lib/content/copy.ts'
import { type Placeholders, sitePlaceholders } from '../../../lib/content/placeholders.ts'
import type { Claim, SiteSetting } from '../../../payload-types.ts'

/** Published values that the forms need to preview copy in a language. */
type SiteFacts = { brand: string; titleSuffix: string; placeholders: Placeholders }

/** How long the fields of a form share one response. */
const cacheMs = 60_000

const cached = new Map<Locale, Promise<SiteFacts>>()

/** Returns the facts of the site once they are loaded. Sends no request until `isNeeded`. */
export function useSiteFacts(locale: Locale, isNeeded: boolean): SiteFacts | undefined {
  const [loaded, setLoaded] = useState<{ locale: Locale; facts: SiteFacts }>()
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    factsIn(locale)
      .then((facts) => isCurrent && setLoaded({ locale, facts }))
      // Without the facts, the field only omits its hint.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [locale, isNeeded])
  return loaded?.locale === locale ? loaded.facts : undefined
}

function factsIn(locale: Locale): Promise<SiteFacts> {
  const known = cached.get(locale)
  if (known) return known
  const facts = load(locale)
  facts.catch(() => cached.delete(locale))
  cached.set(locale, facts)
  setTimeout(() => cached.delete(locale), cacheMs)
  return facts
}

async function load(locale: Locale): Promise<SiteFacts> {
  const [settings, claims] = await Promise.all([
    read<SiteSetting>('site-settings', locale),
    read<Claim>('claims', locale),
  ])
  const brand = settings.brand || settings.operator.company
  const placeholders = sitePlaceholders({ ...settings, brand }, claims.items ?? [], locale)
  const titleSuffix = fillCopy(settings.titleSuffix ?? '', placeholders, locale)
  return { brand, titleSuffix, placeholders }
}

async function read<Global>(slug: string, locale: Locale): Promise<Global> {
  const response = await fetch(`/api/globals/${slug}?depth=0&locale=${locale}`)
  if (!response.ok) throw new Error(`${slug}: ${response.status}`)
  return response.json()
}
