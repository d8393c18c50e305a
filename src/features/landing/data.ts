import type { Locale } from '../../i18n/locales.ts'
import { cached } from '../../lib/cache.ts'
import { cacheTag } from '../../lib/cache-tags.ts'
import { getCms } from '../../lib/payload.ts'
import { fillPlaceholders, type Placeholders } from '../../lib/placeholders.ts'
import type * as Cms from '../../payload-types.ts'
import type { FeatureCard, LandingView, PersonaCard, Testimonial } from './types.ts'

/**
 * The landing page of a language: its own copy, the personas, features and testimonials. Nothing
 * while it is not published in this language.
 */
export async function loadLanding(
  locale: Locale,
  placeholders: Placeholders,
): Promise<LandingView | undefined> {
  const view = await cached({
    key: ['landing', locale],
    tags: (['landing', 'personas', 'features', 'testimonials', 'media'] as const).map((thing) =>
      cacheTag(thing, locale),
    ),
    load: () => load(locale),
  })
  return view ? fillPlaceholders(view, placeholders) : undefined
}

async function load(locale: Locale): Promise<LandingView | null> {
  const cms = await getCms()
  const shared = { locale, overrideAccess: false } as const
  const all = { ...shared, pagination: false, sort: '_order' } as const
  const [landing, personas, features, testimonials] = await Promise.all([
    cms.findGlobal({ slug: 'landing', depth: 0, ...shared }),
    cms.find({ collection: 'personas', depth: 0, ...all }),
    cms.find({ collection: 'features', depth: 0, ...all }),
    cms.find({ collection: 'testimonials', depth: 1, ...all }),
  ])
  // What is not published is an empty object.
  if (!landing.id) return null
  const { hero, statistics, team, cta } = landing
  return {
    hero: { ...hero, headline: hero.headline || hero.subtitle || '{brand}' },
    statistics: {
      title: statistics.title,
      items: (statistics.items ?? []).flatMap(({ value, label }) =>
        value ? { value, label } : [],
      ),
    },
    team: { ...team, personas: personas.docs.map(personaCard) },
    features: {
      ...landing.features,
      cards: features.docs.filter(({ title }) => title).map(featureCard),
    },
    testimonials: {
      ...landing.testimonials,
      items: testimonials.docs.filter(({ content }) => content).map(testimonial),
    },
    cta,
  }
}

function personaCard(persona: Cms.Persona): PersonaCard {
  const { slug, name, role, age, motto, description } = persona
  return {
    ...{ slug, name, role, age, motto, description },
    features: persona.features ?? [],
    targetGroups: persona.targetGroups ?? [],
    personality: persona.personality ?? [],
  }
}

function featureCard({
  slug,
  title,
  description,
  benefits,
  icon,
  colours,
}: Cms.Feature): FeatureCard {
  const texts = (benefits ?? []).flatMap(({ text }) => text || [])
  return { slug, title, description, benefits: texts, icon, colours }
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
