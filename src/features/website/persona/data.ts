import type { PersonaSlug } from '../../../i18n/personas.ts'
import { cached, type ReadMode } from '../../../lib/cache/cache.ts'
import { getCms } from '../../../lib/cms/payload.ts'
import { typesetCopy } from '../../../lib/content/copy.ts'
import type { Placeholders } from '../../../lib/content/placeholders.ts'
import { filePath } from '../../../lib/files/file-path.ts'
import type { Persona, Recording } from '../../../payload-types.ts'
import type { PersonaView } from './types.ts'

/** Loads a persona's page; undefined if it is not published in this language. */
export async function loadPersona(
  slug: PersonaSlug,
  readMode: ReadMode,
  placeholders: Placeholders,
): Promise<PersonaView | undefined> {
  const persona = await cached(readMode, {
    key: ['persona', slug],
    tags: [['personas', slug], 'recordings'],
    load: async (query) => {
      const cms = await getCms()
      const { docs } = await cms.find({
        collection: 'personas',
        where: { slug: { equals: slug } },
        depth: 0,
        limit: 1,
        ...query,
      })
      const [found] = docs
      if (!found) return null
      return { age: found.age, view: toPersonaView(found, await loadRecordings(found)) }
    },
  })
  if (!persona) return undefined
  const { age, view } = persona
  return typesetCopy(view, { ...placeholders, age: String(age) }, readMode.locale)
}

/** Loads the recordings of a persona's conversations, except those in the trash. */
async function loadRecordings({ page }: Persona): Promise<Recording[]> {
  const ids = (page.examples.conversations ?? []).flatMap(({ recording }) => recording ?? [])
  if (ids.length === 0) return []
  const cms = await getCms()
  const where = { id: { in: ids } }
  const { docs } = await cms.find({ collection: 'recordings', where, depth: 0, limit: ids.length })
  return docs
}

function recordingUrl(id: unknown, recordings: readonly Recording[]): string | undefined {
  const found = recordings.find((recording) => recording.id === id)
  return found?.filename ? filePath('recordings', found.filename) : undefined
}

function toPersonaView(
  { slug, name, page }: Persona,
  recordings: readonly Recording[],
): PersonaView {
  const { features, targetGroups, examples, benefits, faq, cta, ...copy } = page
  const questions = rowsWithText(faq?.items, ({ question, answer }) => question && answer)
  return {
    ...copy,
    slug,
    name,
    title: copy.title || name,
    features: {
      title: features.title,
      items: rowsWithText(features.items, ({ title }) => title).map(
        ({ icon, title, description }) => ({
          icon,
          title,
          description,
        }),
      ),
    },
    targetGroups: {
      title: targetGroups.title,
      groups: rowsWithText(targetGroups.groups, ({ name: group }) => group).map(
        ({ name: group, benefit }) => ({ name: group, benefit }),
      ),
    },
    examples: {
      title: examples.title,
      conversations: rowsWithText(examples.conversations, ({ message }) => message).map(
        ({ scenario, caller, message, recording }) => ({
          scenario,
          caller: caller ?? undefined,
          message,
          recording: recordingUrl(recording, recordings),
        }),
      ),
    },
    benefits: {
      title: benefits.title,
      items: rowsWithText(benefits.items, ({ text }) => text).map(({ text }) => text),
    },
    faq:
      questions.length === 0
        ? undefined
        : {
            title: faq?.title ?? '',
            items: questions.map(({ question, answer }) => ({ question, answer })),
          },
    cta,
  }
}

/** Returns the rows that have a text in this language, so that there are no empty cards. */
function rowsWithText<T>(all: T[] | null | undefined, text: (row: T) => string | null): T[] {
  return (all ?? []).filter(text)
}
