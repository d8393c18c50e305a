import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadStoredMetadata } from '../../../../features/website/site/meta.ts'
import { publishedMode } from '../../../../lib/cache/cache.ts'
import { OnboardingPage } from './onboarding-page.tsx'

type Props = { params: Promise<{ rest?: string[] }> }

export const dynamic = 'force-static'

/**
 * Prerenders nothing, so that a build needs no database: the first request fills the cache. Next supports
 * this only for routes with parameters, so this route has an optional one that must be empty.
 */
export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  return loadStoredMetadata('onboarding', publishedMode('de'))
}

export default async function Page({ params }: Props) {
  if ((await params).rest) notFound()
  return <OnboardingPage readMode={publishedMode('de')} />
}
