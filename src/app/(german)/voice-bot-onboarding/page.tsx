import type { Metadata } from 'next'
import { PlainPage } from '../../../components/layout/plain-page.tsx'
import { env } from '../../../env.ts'
import { OnboardingGuide } from '../../../features/onboarding/components/onboarding-guide.tsx'
import { OnboardingScreen } from '../../../features/onboarding/components/onboarding-screen.tsx'
import { loadOnboardingMeta } from '../../../features/onboarding/data.ts'
import { loadSite } from '../../../features/site/data.ts'
import { assistiveMessages } from '../../../i18n/messages.ts'
import { pathOf } from '../../../i18n/routes.ts'

export async function generateMetadata(): Promise<Metadata> {
  const { placeholders, titleSuffix } = await loadSite('de')
  return loadOnboardingMeta(placeholders, titleSuffix)
}

export default async function Page() {
  const { brand, footer, placeholders } = await loadSite('de')
  const setupHours = placeholders.setupHours ?? ''
  return (
    <PlainPage
      brand={brand}
      homeHref={pathOf('landing', 'de')}
      homeLabel={assistiveMessages.de.home}
      footerLabel={assistiveMessages.de.footerNavigation}
      links={[
        { href: pathOf('imprint', 'de'), label: footer.imprint },
        { href: pathOf('privacy', 'de'), label: footer.privacy },
      ]}
    >
      <OnboardingScreen
        limits={{ maxFiles: env.UPLOAD_MAX_FILES, maxTotalMb: env.UPLOAD_MAX_TOTAL_MB }}
        setupHours={setupHours}
        privacyHref={pathOf('privacy', 'de')}
        homeHref={pathOf('landing', 'de')}
        guide={<OnboardingGuide setupHours={setupHours} />}
      />
    </PlainPage>
  )
}
