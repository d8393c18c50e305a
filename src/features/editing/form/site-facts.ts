import { useQuery } from '@tanstack/react-query'
import type { Locale } from '../../../i18n/locales.ts'
import { fillCopy } from '../../../lib/content/copy.ts'
import { type Placeholders, sitePlaceholders } from '../../../lib/content/placeholders.ts'
import { createQueryClient } from '../../../lib/http/query-client.ts'
import type { Claim, SiteSetting } from '../../../payload-types.ts'

/** Published values that the forms need to preview copy in a language. */
type SiteFacts = { brand: string; titleSuffix: string; placeholders: Placeholders }

/** Shared by all fields of the form, in milliseconds. */
const staleTime = 60_000

const client = createQueryClient()

/**
 * Returns the facts of the site once they are loaded; undefined if they could not be. Sends no request until
 * `isNeeded`.
 */
export function useSiteFacts(locale: Locale, isNeeded: boolean): SiteFacts | undefined {
  const queryKey = ['site-facts', locale]
  const queryFn = () => load(locale)
  return useQuery({ queryKey, queryFn, enabled: isNeeded, staleTime }, client).data
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
