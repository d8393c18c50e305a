import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadStoredMetadata } from '../../../../features/website/site/meta.ts'
import { published } from '../../../../lib/cache/cache.ts'
import { OnboardingPage } from './onboarding-page.tsx'

type Props = { params: Promise<{ rest?: string[] }> }

export const dynamic = 'force-static'

/**
 * None at build time, which needs no database: the first visitor's request fills the cache. Only a
 * page with parameters can do that; this one has an optional one, and accepts no value for it.
 */
export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  return loadStoredMetadata('onboarding', published('de'))
}

export default async function Page({ params }: Props) {
  if ((await params).rest) notFound()
  return <OnboardingPage readMode={published('de')} />
}
