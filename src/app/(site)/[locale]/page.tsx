import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadStoredMetadata } from '../../../features/website/site/meta.ts'
import { isLocale } from '../../../i18n/locales.ts'
import { publishedMode } from '../../../lib/cache/cache.ts'
import { LandingPage } from './landing-page.tsx'

type Props = { params: Promise<{ locale: string }> }

export const dynamic = 'force-static'

/** Prerenders nothing, so that a build needs no database: the first request fills the cache. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return loadStoredMetadata('landing', publishedMode(locale))
}

export default async function Page({ params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return <LandingPage readMode={publishedMode(locale)} />
}
