import type { Locale } from '../../i18n/locales.ts'
import type { PersonaSlug } from '../../i18n/personas.ts'
import { cached } from '../../lib/cache.ts'
import { cacheTag } from '../../lib/cache-tags.ts'
import { getCms } from '../../lib/payload.ts'
import { fillPlaceholders, type Placeholders } from '../../lib/placeholders.ts'
import type { Persona } from '../../payload-types.ts'
import type { PersonaView } from './types.ts'

/** A persona's own page, or nothing while it is not published in this language. */
export async function loadPersona(
  slug: PersonaSlug,
  locale: Locale,
  placeholders: Placeholders,
): Promise<PersonaView | undefined> {
  const persona = await cached({
    key: ['persona', slug, locale],
    tags: [cacheTag('personas', locale)],
    load: () => load(slug, locale),
  })
  if (!persona) return undefined
  const { age, view } = persona
  return fillPlaceholders(view, { ...placeholders, age: String(age) })
}

async function load(slug: PersonaSlug, locale: Locale) {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'personas',
    where: { slug: { equals: slug } },
    locale,
    depth: 0,
    limit: 1,
    overrideAccess: false,
  })
  const [found] = docs
  return found ? { age: found.age, view: reshape(found) } : null
}

function reshape({ slug, name, page }: Persona): PersonaView {
  const { features, targetGroups, examples, benefits, cta, ...words } = page
  return {
    ...words,
    slug,
    name,
    features: {
      title: features.title,
      items: features.items.map(({ icon, title, description }) => ({ icon, title, description })),
    },
    targetGroups: {
      title: targetGroups.title,
      groups: targetGroups.groups.map(({ name: group, benefit }) => ({ name: group, benefit })),
    },
    examples: {
      title: examples.title,
      conversations: examples.conversations.map(({ scenario, message }) => ({ scenario, message })),
    },
    benefits: { title: benefits.title, items: benefits.items.map(({ text }) => text) },
    cta,
  }
}
