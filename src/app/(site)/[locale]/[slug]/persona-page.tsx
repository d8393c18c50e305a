import { notFound } from 'next/navigation'
import { CallToAction } from '../../../../components/layout/call-to-action.tsx'
import { ContactForm } from '../../../../features/intake/contact/components/contact-form.tsx'
import { Benefits } from '../../../../features/website/persona/components/benefits.tsx'
import { Examples } from '../../../../features/website/persona/components/examples.tsx'
import { Faq } from '../../../../features/website/persona/components/faq.tsx'
import { PersonaFeatures } from '../../../../features/website/persona/components/persona-features.tsx'
import { PersonaHero } from '../../../../features/website/persona/components/persona-hero.tsx'
import { TargetGroups } from '../../../../features/website/persona/components/target-groups.tsx'
import { loadPersona } from '../../../../features/website/persona/data.ts'
import { ContactSection } from '../../../../features/website/site/components/contact-section.tsx'
import { SimpleHeader } from '../../../../features/website/site/components/simple-header.tsx'
import { SiteFooter } from '../../../../features/website/site/components/site-footer.tsx'
import { StructuredData } from '../../../../features/website/site/components/structured-data.tsx'
import { loadSite } from '../../../../features/website/site/data.ts'
import { describePersona } from '../../../../features/website/site/structured-data.ts'
import type { PersonaSlug } from '../../../../i18n/personas.ts'
import type { ReadMode } from '../../../../lib/cache/cache.ts'

type Props = { readMode: ReadMode; slug: PersonaSlug }

/** A persona's page, in the persona's colours. */
export async function PersonaPage({ readMode, slug }: Props) {
  const { locale } = readMode
  const site = await loadSite(readMode)
  const persona = await loadPersona(slug, readMode, site.placeholders)
  if (!persona) notFound()
  return (
    <div data-accent={slug}>
      <SimpleHeader locale={locale} site={site} hasContact />
      <main id="main" tabIndex={-1}>
        <PersonaHero persona={persona} />
        <PersonaFeatures features={persona.features} />
        <TargetGroups targetGroups={persona.targetGroups} />
        <Examples locale={locale} persona={persona} />
        <Benefits benefits={persona.benefits} />
        <Faq faq={persona.faq} />
        <CallToAction {...persona.cta} />
        <ContactSection site={site} form={<ContactForm locale={locale} copy={site.contact} />} />
      </main>
      <SiteFooter locale={locale} site={site} />
      {!readMode.draft && <StructuredData things={describePersona({ locale, site }, persona)} />}
    </div>
  )
}
