import type { PersonaSlug } from '../../../i18n/personas.ts'
import { cached, type ReadMode } from '../../../lib/cache/cache.ts'
import { getCms } from '../../../lib/cms/payload.ts'
import { typesetCopy } from '../../../lib/content/copy.ts'
import type { Placeholders } from '../../../lib/content/placeholders.ts'
import type { Persona } from '../../../payload-types.ts'
import type { PersonaView } from './types.ts'

/** A persona's own page, or nothing while it is not published in this language. */
export async function loadPersona(
  slug: PersonaSlug,
  readMode: ReadMode,
  placeholders: Placeholders,
): Promise<PersonaView | undefined> {
  const persona = await cached(readMode, {
    key: ['persona', slug],
    tags: [['personas', slug]],
    load: async (asking) => {
      const cms = await getCms()
      const { docs } = await cms.find({
        collection: 'personas',
        where: { slug: { equals: slug } },
        depth: 0,
        limit: 1,
        ...asking,
      })
      const [found] = docs
      return found ? { age: found.age, view: reshape(found) } : null
    },
  })
  if (!persona) return undefined
  const { age, view } = persona
  return typesetCopy(view, { ...placeholders, age: String(age) }, readMode.locale)
}

function reshape({ slug, name, page }: Persona): PersonaView {
  const { features, targetGroups, examples, benefits, cta, ...words } = page
  return {
    ...words,
    slug,
    name,
    title: words.title || name,
    features: {
      title: features.title,
      items: rows(features.items, ({ title }) => title).map(({ icon, title, description }) => ({
        icon,
        title,
        description,
      })),
    },
    targetGroups: {
      title: targetGroups.title,
      groups: rows(targetGroups.groups, ({ name: group }) => group).map(
        ({ name: group, benefit }) => ({ name: group, benefit }),
      ),
    },
    examples: {
      title: examples.title,
      conversations: rows(examples.conversations, ({ message }) => message).map(
        ({ scenario, message }) => ({ scenario, message }),
      ),
    },
    benefits: {
      title: benefits.title,
      items: rows(benefits.items, ({ text }) => text).map(({ text }) => text),
    },
    cta,
  }
}

/** The rows that say anything: a text emptied in one language leaves no empty card there. */
function rows<T>(all: T[] | null | undefined, text: (row: T) => string | null): T[] {
  return (all ?? []).filter(text)
}
