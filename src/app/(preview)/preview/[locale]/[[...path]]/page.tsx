import { notFound, redirect } from 'next/navigation'
import { defaultLocale, isLocale } from '../../../../../i18n/locales.ts'
import {
  isPersonaPage,
  languagesOf,
  metaSegment,
  onboardingSegment,
  pageAt,
  pathOf,
  previewRoot,
} from '../../../../../i18n/routes.ts'
import { OnboardingPage } from '../../../../(german)/voice-bot-onboarding/[[...rest]]/onboarding-page.tsx'
import { SegmentPage } from '../../../../(site)/[locale]/[slug]/segment-page.tsx'
import { LandingPage } from '../../../../(site)/[locale]/landing-page.tsx'
import { requirePreviewAccess } from '../../../require-preview-access.ts'
import { MetaPage } from './meta-page.tsx'
import { PersonaPreview } from './persona-preview.tsx'

type Props = { params: Promise<{ locale: string; path?: string[] }> }

export const dynamic = 'force-dynamic'

/** Previews any page with its drafts, or its presentation in search results and link previews. */
export default async function Page({ params }: Props) {
  const { locale, path = [] } = await params
  if (!isLocale(locale)) notFound()
  await requirePreviewAccess(`/${[locale, ...path].join('/')}`)
  const [first, second] = path
  const readMode = { locale, draft: true, marksTexts: true }
  if (first === undefined) return <LandingPage readMode={readMode} />
  if (first === metaSegment && path.length === 2)
    return <MetaPage page={second} readMode={readMode} />
  if (first === onboardingSegment && path.length === 1 && locale === defaultLocale)
    return <OnboardingPage readMode={readMode} />
  const page = path.length === 1 ? pageAt(locale, first) : undefined
  if (!page) notFound()
  if (!languagesOf(page).includes(locale)) redirect(previewRoot + pathOf(page, defaultLocale))
  if (isPersonaPage(page)) return <PersonaPreview readMode={readMode} slug={page} />
  return <SegmentPage page={page} readMode={readMode} />
}
