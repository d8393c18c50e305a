import type { Locale } from '../../i18n/locales.ts'
import { cached } from '../../lib/cache.ts'
import { cacheTag } from '../../lib/cache-tags.ts'
import { getCms } from '../../lib/payload.ts'
import { fillPlaceholders, type Placeholders } from '../../lib/placeholders.ts'
import type * as Cms from '../../payload-types.ts'
import type { FeatureCard, LandingView, PersonaCard, Testimonial } from './types.ts'

/** The landing page of a language: its own copy, the personas, features and testimonials. */
export async function loadLanding(
  locale: Locale,
  placeholders: Placeholders,
): Promise<LandingView> {
  const view = await cached({
    key: ['landing', locale],
    tags: (['landing', 'personas', 'features', 'testimonials', 'media'] as const).map((thing) =>
      cacheTag(thing, locale),
    ),
    load: () => load(locale),
  })
  return fillPlaceholders(view, placeholders)
}

async function load(locale: Locale): Promise<LandingView> {
  const cms = await getCms()
  const shared = { locale, overrideAccess: false } as const
  const all = { ...shared, pagination: false, sort: '_order' } as const
  const [landing, personas, features, testimonials] = await Promise.all([
    cms.findGlobal({ slug: 'landing', depth: 0, ...shared }),
    cms.find({ collection: 'personas', depth: 0, ...all }),
    cms.find({ collection: 'features', depth: 0, ...all }),
    cms.find({ collection: 'testimonials', depth: 1, ...all }),
  ])
  const { hero, statistics, team, cta } = landing
  return {
    hero,
    statistics: {
      title: statistics.title,
      items: statistics.items.map(({ value, label }) => ({ value, label })),
    },
    team: { ...team, personas: personas.docs.map(personaCard) },
    features: { ...landing.features, cards: features.docs.map(featureCard) },
    testimonials: { ...landing.testimonials, items: testimonials.docs.map(testimonial) },
    cta,
  }
}

function personaCard(persona: Cms.Persona): PersonaCard {
  const { slug, name, role, age, motto, description, features, targetGroups, personality } = persona
  return { slug, name, role, age, motto, description, features, targetGroups, personality }
}

function featureCard({
  slug,
  title,
  description,
  benefits,
  icon,
  colours,
}: Cms.Feature): FeatureCard {
  return { slug, title, description, benefits: benefits.map(({ text }) => text), icon, colours }
}

function testimonial(entry: Cms.Testimonial): Testimonial {
  const { slug, name, role, content, rating, image, imageUrl, isExample } = entry
  const upload = typeof image === 'object' ? image : undefined
  const src = upload?.url ?? imageUrl
  return {
    slug,
    name,
    role,
    content,
    rating,
    isExample: isExample ?? false,
    image: src ? { src, alt: upload?.alt ?? name } : undefined,
  }
}
