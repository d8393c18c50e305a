import { PlainPage } from '../../../../components/layout/plain-page.tsx'
import { env } from '../../../../env.ts'
import { OnboardingGuide } from '../../../../features/intake/onboarding/components/onboarding-guide.tsx'
import { OnboardingScreen } from '../../../../features/intake/onboarding/components/onboarding-screen.tsx'
import { loadOnboardingCopy } from '../../../../features/intake/onboarding/data.ts'
import { contactLinks } from '../../../../features/website/site/contact-links.ts'
import { loadSite } from '../../../../features/website/site/data.ts'
import { assistiveMessages } from '../../../../i18n/messages.ts'
import { pathOf } from '../../../../i18n/routes.ts'
import type { ReadMode } from '../../../../lib/cache/cache.ts'

/** The page where customers register their voice bot. */
export async function OnboardingPage({ readMode }: { readMode: ReadMode }) {
  const site = await loadSite(readMode)
  const { brand, contact, footer, placeholders } = site
  const copy = await loadOnboardingCopy(readMode, placeholders)
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
        copy={copy}
        requiredNote={contact.requiredNote}
        privacyHref={pathOf('privacy', 'de')}
        homeHref={site.home}
        contacts={contactLinks(site).map(({ href, text }) => ({ href, text }))}
        guide={<OnboardingGuide copy={copy.guide} />}
      />
    </PlainPage>
  )
}
