import mark from '../../../components/art/icon-512.png'
import { siteUrl } from '../../../env.ts'
import { type Locale, locales } from '../../../i18n/locales.ts'
import type { PersonaSlug } from '../../../i18n/personas.ts'
import { ogImagePathOf, pathOf } from '../../../i18n/routes.ts'
import type { SiteView } from './types.ts'

/** A schema.org object. */
type Thing = { '@type': string; '@id'?: string; [property: string]: unknown }

type OfferedPersona = { slug: PersonaSlug; name: string; role: string; description: string }

type Described = { locale: Locale; site: SiteView }

/** Describes the operator and the service, with its assistants as an offer catalogue. */
export function describeService(
  { locale, site }: Described,
  personas: readonly OfferedPersona[],
): Thing[] {
  const url = siteUrl + pathOf('landing', locale)
  const service: Thing = {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: site.brand,
    description: site.footer.tagline,
    url,
    provider: { '@id': organizationId },
    // Not the United Kingdom: an offer to people there asks for a representative (Art. 27 UK GDPR).
    areaServed: ['DE', 'PT', 'RO'],
    availableChannel: { '@type': 'ServiceChannel', serviceUrl: `${url}#contact` },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: site.brand,
      itemListElement: personas.map(({ slug, name, role, description }) => ({
        '@type': 'Offer',
        url: siteUrl + pathOf(slug, locale),
        itemOffered: {
          ...describeAssistant({ locale, slug, name, description }),
          serviceType: role || undefined,
        },
      })),
    },
  }
  return [describeOrganization(site), service]
}

type DescribedPersona = Omit<OfferedPersona, 'role'> & {
  faq?: { items: readonly { question: string; answer: string }[] }
}

/** Describes the operator and one assistant's service, with the FAQ of its page. */
export function describePersona(
  { locale, site }: Described,
  { faq, ...persona }: DescribedPersona,
): Thing[] {
  const service = {
    ...describeAssistant({ locale, ...persona }),
    provider: { '@id': organizationId },
    isRelatedTo: { '@id': `${siteUrl}${site.home}#service` },
  }
  return [describeOrganization(site), service, ...(faq ? [faqPage(faq.items)] : [])]
}

function faqPage(items: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

const organizationId = `${siteUrl}/#organization`

function describeOrganization(site: SiteView): Thing {
  const { brand, operator, phone, email } = site
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: brand,
    legalName: operator.company || undefined,
    address: operator.address ? operator.address.replaceAll('\n', ', ') : undefined,
    url: siteUrl + site.home,
    logo: siteUrl + mark.src,
    email: email || undefined,
    telephone: phone || undefined,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: email || undefined,
      telephone: phone || undefined,
      availableLanguage: [...locales],
    },
  }
}

type Assistant = { locale: Locale; slug: PersonaSlug; name: string; description: string }

function describeAssistant({ locale, slug, name, description }: Assistant): Thing {
  const url = siteUrl + pathOf(slug, locale)
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description,
    url,
    image: siteUrl + ogImagePathOf(slug, locale),
  }
}
