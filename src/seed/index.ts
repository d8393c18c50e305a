import fs from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { testimonialRating } from '../features/website/landing/constants.ts'
import type { LegalSlug } from '../features/website/legal/constants.ts'
import { defaultLocale, type Locale, locales } from '../i18n/locales.ts'
import type { PageWithMeta } from '../i18n/pages.ts'
import { de } from './content/de/index.ts'
import { germanMails } from './content/de/mails-german.ts'
import { onboardingPage } from './content/de/onboarding-page.ts'
import { germanPageMeta } from './content/de/page-meta-german.ts'
import { privacy } from './content/de/privacy.ts'
import { en } from './content/en/index.ts'
import { pt } from './content/pt/index.ts'
import { ro } from './content/ro/index.ts'
import type { LanguageContent, MetaCopy, PersonaCopy } from './content/types.ts'
import {
  claimSource,
  claims,
  contactFacts,
  euDisputeUrl,
  featureFacts,
  featureSlugs,
  imprintSourceUrl,
  operatorFacts,
  type PersonaSlug,
  personaFacts,
  personaSlugs,
  testimonialNames,
  testimonialSlugs,
} from './facts.ts'
import { richText } from './rich-text.ts'
import { seedDocument, seedGlobal } from './upsert.ts'

/** The copy of every language, one folder each. */
export const content: Record<Locale, LanguageContent> = { de, en, pt, ro }

const german = [defaultLocale]
const published = { _status: 'published' }

/**
 * Fills the CMS with the first content. Every record is written at most once in a database's life,
 * so it never overwrites what an editor did.
 */
export async function seed(payload: Payload): Promise<void> {
  await seedClaims(payload)
  await seedGlobal(payload, 'site-settings', locales, (locale) => ({
    ...content[locale].siteSettings,
    ...contactFacts,
    operator: operatorFacts,
    ...published,
  }))
  await seedGlobal(payload, 'landing', locales, (locale) => ({
    ...content[locale].landing,
    ...published,
  }))
  await seedOnboardingPage(payload)
  await seedGlobal(payload, 'mails', locales, (locale) => ({
    ...content[locale].mails,
    ...germanMails,
  }))
  await seedPersonas(payload)
  await seedFeatures(payload)
  await seedTestimonials(payload)
  await seedLegalPages(payload)
  await seedPageMeta(payload)
}

async function seedClaims(payload: Payload): Promise<void> {
  const items = Object.entries(claims).map(([key, claim]) => ({
    key,
    ...claim,
    source: claimSource,
  }))
  await seedGlobal(payload, 'claims', german, () => ({ items, ...published }))
}

async function seedOnboardingPage(payload: Payload): Promise<void> {
  const { guide, documents, ...copy } = onboardingPage
  await seedGlobal(payload, 'onboarding-page', german, () => ({
    ...copy,
    guide: { ...guide, needed: guide.needed.map((text) => ({ text })) },
    documents: { ...documents, info: documents.info.map((text) => ({ text })) },
    ...published,
  }))
}

async function seedPersonas(payload: Payload): Promise<void> {
  for (const slug of personaSlugs) {
    await seedDocument(payload, {
      collection: 'personas',
      key: ['slug', slug],
      languages: locales,
      inLanguage: (locale) => persona(slug, content[locale].personas[slug]),
    })
  }
}

function persona(slug: PersonaSlug, { page, ...card }: PersonaCopy) {
  const { icons, ...facts } = personaFacts[slug]
  const items = page.features.items.map((item, index) => ({ ...item, icon: icons[index] }))
  return {
    slug,
    ...facts,
    ...card,
    page: {
      ...page,
      features: { ...page.features, items },
      benefits: { ...page.benefits, items: page.benefits.items.map((text) => ({ text })) },
    },
    ...published,
  }
}

async function seedFeatures(payload: Payload): Promise<void> {
  for (const slug of featureSlugs) {
    await seedDocument(payload, {
      collection: 'features',
      key: ['slug', slug],
      languages: locales,
      inLanguage: (locale) => {
        const { benefits, ...copy } = content[locale].features[slug]
        return {
          slug,
          ...featureFacts[slug],
          ...copy,
          benefits: benefits.map((text) => ({ text })),
          ...published,
        }
      },
    })
  }
}

async function seedTestimonials(payload: Payload): Promise<void> {
  for (const slug of testimonialSlugs) {
    const image = await seedDocument(payload, {
      collection: 'media',
      key: ['filename', `testimonial-${slug}.png`],
      languages: locales,
      inLanguage: (locale) => ({ alt: content[locale].testimonials[slug].imageAlt }),
      file: await portrait(slug),
    })
    await seedDocument(payload, {
      collection: 'testimonials',
      key: ['slug', slug],
      languages: locales,
      inLanguage: (locale) => {
        const { role, content: words } = content[locale].testimonials[slug]
        const name = testimonialNames[slug]
        const texts = { name, role, content: words }
        return { slug, ...texts, image, rating: testimonialRating, isExample: true, ...published }
      },
    })
  }
}

/** The drawn portrait of a sample customer, as a picture of 480 pixels. */
async function portrait(slug: string) {
  const drawing = path.resolve(import.meta.dirname, `../components/art/${slug}.svg`)
  const data = await sharp(await fs.readFile(drawing), { density: 192 })
    .resize(480, 480)
    .png()
    .toBuffer()
  return { data, mimetype: 'image/png', name: `testimonial-${slug}.png`, size: data.length }
}

async function seedLegalPages(payload: Payload): Promise<void> {
  await seedDocument(payload, {
    collection: 'legal-pages',
    key: ['slug', 'imprint' satisfies LegalSlug],
    languages: locales,
    inLanguage: (locale) => ({
      slug: 'imprint',
      ...content[locale].imprint,
      euDisputeUrl,
      showEuDispute: true,
      sourceUrl: imprintSourceUrl,
      ...published,
    }),
  })
  await seedDocument(payload, {
    collection: 'legal-pages',
    key: ['slug', 'privacy' satisfies LegalSlug],
    languages: german,
    inLanguage: () => ({
      slug: 'privacy',
      title: privacy.title,
      sections: privacy.sections.map(({ heading, paragraphs }) => ({
        heading,
        body: richText(paragraphs),
      })),
      ...published,
    }),
  })
}

async function seedPageMeta(payload: Payload): Promise<void> {
  const meta = (page: PageWithMeta, languages: readonly Locale[], of: (l: Locale) => MetaCopy) =>
    seedDocument(payload, {
      collection: 'page-meta',
      key: ['page', page],
      languages,
      inLanguage: (locale) => ({ page, ...of(locale), ...published }),
    })
  await meta('landing', locales, (locale) => content[locale].pageMeta.landing)
  await meta('imprint', locales, (locale) => content[locale].pageMeta.imprint)
  await meta('privacy', german, () => germanPageMeta.privacy)
  await meta('onboarding', german, () => germanPageMeta.onboarding)
}
