import { useEffect, useState } from 'react'
import type { Locale } from '../../../i18n/locales.ts'
import { fillCopy } from '../../../lib/content/copy.ts'
import { type Placeholders, sitePlaceholders } from '../../../lib/content/placeholders.ts'
import type { Claim, SiteSetting } from '../../../payload-types.ts'

/** What the forms know of the published site in a language. */
type SiteFacts = { brand: string; titleSuffix: string; placeholders: Placeholders }

/** Milliseconds for which the fields of a form share what one of them has asked for. */
const lifetime = 60_000

const asked = new Map<Locale, Promise<SiteFacts>>()

/** The facts of the site once they are there; nothing is asked for while nobody needs them. */
export function useSiteFacts(locale: Locale, isNeeded: boolean): SiteFacts | undefined {
  const [loaded, setLoaded] = useState<{ locale: Locale; facts: SiteFacts }>()
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    factsIn(locale)
      .then((facts) => isCurrent && setLoaded({ locale, facts }))
      // A hint that cannot be given is left out.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [locale, isNeeded])
  return loaded?.locale === locale ? loaded.facts : undefined
}

function factsIn(locale: Locale): Promise<SiteFacts> {
  const known = asked.get(locale)
  if (known) return known
  const facts = load(locale)
  asked.set(locale, facts)
  setTimeout(() => asked.delete(locale), lifetime)
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
  const answer = await fetch(`/api/globals/${slug}?depth=0&locale=${locale}`)
  if (!answer.ok) throw new Error(`${slug}: ${answer.status}`)
  return answer.json()
}
