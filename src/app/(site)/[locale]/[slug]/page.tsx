import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isLocale, type Locale } from '../../../../i18n/locales.ts'
import { pageAt } from '../../../../i18n/routes.ts'
import { publishedMode } from '../../../../lib/cache/cache.ts'
import { loadPageMetadata } from '../load-page-metadata.ts'
import { SegmentPage } from './segment-page.tsx'

type Props = { params: Promise<{ locale: string; slug: string }> }

export const dynamic = 'force-static'

/** Prerenders nothing, so that a build needs no database: the first request fills the cache. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await resolve(params)
  return loadPageMetadata(page, publishedMode(locale))
}

export default async function Page({ params }: Props) {
  const { locale, page } = await resolve(params)
  return <SegmentPage page={page} readMode={publishedMode(locale)} />
}

/** Returns the page from the route table; a 404 for any other pair of language and segment. */
async function resolve(params: Props['params']) {
  const { locale, slug } = await params
  const page = isLocale(locale) ? pageAt(locale, slug) : undefined
  if (!page) notFound()
  return { locale: locale as Locale, page }
}
