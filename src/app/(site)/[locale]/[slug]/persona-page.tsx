import { notFound } from 'next/navigation'
import { CallToAction } from '../../../../components/layout/call-to-action.tsx'
import { ContactForm } from '../../../../features/contact/components/contact-form.tsx'
import { Benefits } from '../../../../features/persona/components/benefits.tsx'
import { Examples } from '../../../../features/persona/components/examples.tsx'
import { PersonaFeatures } from '../../../../features/persona/components/persona-features.tsx'
import { PersonaHero } from '../../../../features/persona/components/persona-hero.tsx'
import { TargetGroups } from '../../../../features/persona/components/target-groups.tsx'
import { loadPersona } from '../../../../features/persona/data.ts'
import { ContactSection } from '../../../../features/site/components/contact-section.tsx'
import { SimpleHeader } from '../../../../features/site/components/simple-header.tsx'
import { SiteFooter } from '../../../../features/site/components/site-footer.tsx'
import { StructuredData } from '../../../../features/site/components/structured-data.tsx'
import { loadSite } from '../../../../features/site/data.ts'
import { describePersona } from '../../../../features/site/structured-data.ts'
import type { PersonaSlug } from '../../../../i18n/personas.ts'
import type { Reading } from '../../../../lib/cache.ts'

type Props = { reading: Reading; slug: PersonaSlug }

/** A persona's own page, in the persona's colours. */
export async function PersonaPage({ reading, slug }: Props) {
  const { locale } = reading
  const site = await loadSite(reading)
  const persona = await loadPersona(slug, reading, site.placeholders)
  if (!persona) notFound()
  return (
    <div data-accent={slug}>
      <SimpleHeader locale={locale} site={site} hasContact />
      <main id="main" tabIndex={-1}>
        <PersonaHero persona={persona} />
        <PersonaFeatures features={persona.features} />
        <TargetGroups targetGroups={persona.targetGroups} />
        <Examples persona={persona} />
        <Benefits benefits={persona.benefits} />
        <CallToAction {...persona.cta} />
        <ContactSection site={site} form={<ContactForm locale={locale} copy={site.contact} />} />
      </main>
      <SiteFooter locale={locale} site={site} />
      <StructuredData things={describePersona({ locale, site }, persona)} />
    </div>
  )
}
