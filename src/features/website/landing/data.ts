import { cached, type ReadMode } from '../../../lib/cache/cache.ts'
import { getCms } from '../../../lib/cms/payload.ts'
import { typesetCopy } from '../../../lib/content/copy.ts'
import type { Placeholders } from '../../../lib/content/placeholders.ts'
import { filePath } from '../../../lib/files/file-path.ts'
import type * as Cms from '../../../payload-types.ts'
import type { FeatureCard, LandingView, PersonaCard, Testimonial } from './types.ts'

/**
 * Loads the landing page in a language: its own copy, and the personas, features and testimonials.
 * Undefined if it is not published in this language.
 */
export async function loadLanding(
  readMode: ReadMode,
  placeholders: Placeholders,
): Promise<LandingView | undefined> {
  const [landing, lists] = await Promise.all([loadLandingGlobal(readMode), loadLists(readMode)])
  return landing
    ? typesetCopy(toLandingView(landing, lists), placeholders, readMode.locale)
    : undefined
}

/** Loads only the landing page's hero, for the link preview picture. */
export async function loadHero(
  readMode: ReadMode,
  placeholders: Placeholders,
): Promise<LandingView['hero'] | undefined> {
  const landing = await loadLandingGlobal(readMode)
  return landing ? typesetCopy(heroOf(landing), placeholders, readMode.locale) : undefined
}

function loadLandingGlobal(readMode: ReadMode): Promise<Cms.Landing | null> {
  return cached(readMode, {
    key: ['landing'],
    tags: ['landing'],
    load: async (query) => {
      const cms = await getCms()
      const landing = await cms.findGlobal({ slug: 'landing', depth: 0, ...query })
      // Payload returns an empty object for an unpublished global.
      return landing.id ? landing : null
    },
  })
}

function loadLists(readMode: ReadMode) {
  return cached(readMode, {
    key: ['landing-lists'],
    tags: ['personas', 'features', 'testimonials', 'media'],
    load: async (query) => {
      const cms = await getCms()
      const all = { ...query, pagination: false, sort: '_order' } as const
      const [personas, features, testimonials] = await Promise.all([
        cms.find({ collection: 'personas', depth: 0, ...all }),
        cms.find({ collection: 'features', depth: 0, ...all }),
        cms.find({ collection: 'testimonials', depth: 1, ...all }),
      ])
      return {
        personas: personas.docs.filter(({ slug }) => slug).map(personaCard),
        features: features.docs.filter(({ title }) => title).map(featureCard),
        testimonials: testimonials.docs.filter(({ content }) => content).map(testimonial),
      }
    },
  })
}

type Lists = Awaited<ReturnType<typeof loadLists>>

function heroOf({ hero }: Cms.Landing): LandingView['hero'] {
  return { ...hero, headline: hero.headline || hero.subtitle || '{brand}' }
}

function toLandingView(landing: Cms.Landing, lists: Lists): LandingView {
  const { statistics, team, cta } = landing
  return {
    hero: heroOf(landing),
    statistics: {
      title: statistics.title,
      items: (statistics.items ?? []).flatMap(({ value, label }) =>
        value ? { value, label } : [],
      ),
    },
    team: { ...team, personas: lists.personas },
    features: { ...landing.features, cards: lists.features },
    testimonials: { ...landing.testimonials, items: lists.testimonials },
    cta,
  }
}

function personaCard(persona: Cms.Persona): PersonaCard {
  const { slug, name, role, age, motto, description } = persona
  return {
    slug,
    name,
    role,
    age,
    motto,
    description,
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
  // Prefer the square crop around the focal point; SVG files have none.
  const file = upload?.sizes?.portrait?.filename ?? upload?.filename
  const src = file ? filePath('media', file) : imageUrl
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
