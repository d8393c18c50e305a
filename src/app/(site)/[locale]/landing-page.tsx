import { notFound } from 'next/navigation'
import { CallToAction } from '../../../components/layout/call-to-action.tsx'
import { ContactForm } from '../../../features/intake/contact/components/contact-form.tsx'
import { FeatureCards } from '../../../features/website/landing/components/feature-cards.tsx'
import { Hero } from '../../../features/website/landing/components/hero.tsx'
import { Statistics } from '../../../features/website/landing/components/statistics.tsx'
import { Team } from '../../../features/website/landing/components/team.tsx'
import { Testimonials } from '../../../features/website/landing/components/testimonials.tsx'
import { loadLanding } from '../../../features/website/landing/data.ts'
import { LanguageMenu } from '../../../features/website/language/components/language-menu.tsx'
import { ContactSection } from '../../../features/website/site/components/contact-section.tsx'
import { SiteFooter } from '../../../features/website/site/components/site-footer.tsx'
import { SiteHeader } from '../../../features/website/site/components/site-header.tsx'
import { StructuredData } from '../../../features/website/site/components/structured-data.tsx'
import { loadSite } from '../../../features/website/site/data.ts'
import { loadLanguages } from '../../../features/website/site/languages.ts'
import { describeService } from '../../../features/website/site/structured-data.ts'
import { assistiveMessages } from '../../../i18n/messages.ts'
import type { ReadMode } from '../../../lib/cache/cache.ts'

/** The landing page in a language, with its nine sections in order. */
export async function LandingPage({ readMode }: { readMode: ReadMode }) {
  const { locale } = readMode
  const site = await loadSite(readMode)
  const [landing, languages] = await Promise.all([
    loadLanding(readMode, site.placeholders),
    loadLanguages('landing', readMode),
  ])
  if (!landing) notFound()
  return (
    <>
      <SiteHeader
        locale={locale}
        site={site}
        languageMenu={
          <LanguageMenu
            locale={locale}
            languages={languages}
            label={assistiveMessages[locale].language}
          />
        }
      />
      <main id="main" tabIndex={-1}>
        <Hero hero={landing.hero} />
        <Statistics statistics={landing.statistics} />
        <Team locale={locale} team={landing.team} />
        <FeatureCards features={landing.features} />
        <Testimonials locale={locale} testimonials={landing.testimonials} />
        <CallToAction
          title={landing.cta.title}
          description={landing.cta.description}
          primary={landing.cta.startButton}
          secondary={landing.cta.demoButton}
          note={landing.cta.note}
        />
        <ContactSection site={site} form={<ContactForm locale={locale} copy={site.contact} />} />
      </main>
      <SiteFooter locale={locale} site={site} />
      {!readMode.draft && (
        <StructuredData things={describeService({ locale, site }, landing.team.personas)} />
      )}
    </>
  )
}
