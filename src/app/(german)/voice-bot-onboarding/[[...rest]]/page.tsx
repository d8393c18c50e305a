import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PlainPage } from '../../../../components/layout/plain-page.tsx'
import { env } from '../../../../env.ts'
import { OnboardingGuide } from '../../../../features/intake/onboarding/components/onboarding-guide.tsx'
import { OnboardingScreen } from '../../../../features/intake/onboarding/components/onboarding-screen.tsx'
import { contactLinks } from '../../../../features/website/site/contact-links.ts'
import { loadSite } from '../../../../features/website/site/data.ts'
import { loadMeta } from '../../../../features/website/site/meta.ts'
import { assistiveMessages } from '../../../../i18n/messages.ts'
import { pathOf } from '../../../../i18n/routes.ts'
import { published } from '../../../../lib/cache/cache.ts'
import { typesetCopy } from '../../../../lib/content/copy.ts'

type Props = { params: Promise<{ rest?: string[] }> }

export const dynamic = 'force-static'

/**
 * None at build time, which needs no database: the first visitor's request fills the cache. Only a
 * page with parameters can do that; this one has an optional one, and takes no value for it.
 */
export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  return loadMeta('onboarding', published('de'))
}

export default async function Page({ params }: Props) {
  if ((await params).rest) notFound()
  const site = await loadSite(published('de'))
  const { brand, footer, placeholders } = site
  const setupTime = typesetCopy('{setupHours|Stunde|Stunden}', placeholders, 'de')
  return (
    <PlainPage
      brand={brand}
      homeHref={site.home}
      homeLabel={assistiveMessages.de.home}
      footerLabel={assistiveMessages.de.footerNavigation}
      links={[
        { href: pathOf('imprint', 'de'), label: footer.imprint },
        { href: pathOf('privacy', 'de'), label: footer.privacy },
      ]}
    >
      <OnboardingScreen
        limits={{ maxFiles: env.UPLOAD_MAX_FILES, maxTotalMb: env.UPLOAD_MAX_TOTAL_MB }}
        setupTime={setupTime}
        privacyHref={pathOf('privacy', 'de')}
        homeHref={site.home}
        contacts={contactLinks(site).map(({ href, text }) => ({ href, text }))}
        guide={<OnboardingGuide setupTime={setupTime} />}
      />
    </PlainPage>
  )
}
