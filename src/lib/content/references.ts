import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { type Locale, locales } from '../../i18n/locales.ts'
import { staffLanguage } from '../../i18n/staff.ts'
import { documentName, languageNames, placeNames } from './format-issue.ts'
import { isPublishedIn } from './published.ts'
import { type Doc, type StoredValue, storedValues } from './stored-values.ts'

/** A field that references something, and the languages in which it does. */
export type Reference = { field: string; locales: Locale[] }

/** Maximum references in a message. */
const maxListedReferences = 5

/**
 * Returns all fields of published documents, and of drafts if requested, whose value satisfies `isReference`.
 * Globals without drafts, such as the mails, count as published.
 */
export async function findReferences(
  req: PayloadRequest,
  isReference: (value: StoredValue, locale: Locale) => boolean,
  { withDrafts = false } = {},
): Promise<Reference[]> {
  const language = staffLanguage(req.i18n.language)
  const found = new Map<string, Reference>()
  const drafts = withDrafts ? await draftsOf(req) : []
  for (const { config, doc, isDraft } of [...(await publishedDocuments(req)), ...drafts]) {
    for (const locale of locales.filter((each) => isDraft || isPublishedIn(doc, each))) {
      for (const value of storedValues(config.flattenedFields, doc, locale)) {
        if (!isReference(value, locale)) continue
        const field = [documentName(config, doc, language), ...placeNames(value, language)]
        const key = `${config.slug}/${doc.id}/${value.path}`
        const reference = found.get(key) ?? { field: field.join(' › '), locales: [] }
        if (!reference.locales.includes(locale)) reference.locales.push(locale)
        found.set(key, reference)
      }
    }
  }
  return [...found.values()]
}

/** Formats references in one line: `Startseite › Auftakt › Hinweis (Alle Sprachen); …`. */
export function formatReferences(references: Reference[], { i18n }: PayloadRequest): string {
  const language = staffLanguage(i18n.language)
  const listed = references
    .slice(0, maxListedReferences)
    .map(({ field, locales: each }) => `${field} (${languageNames(each, language)})`)
  return [...listed, ...(references.length > maxListedReferences ? ['…'] : [])].join('; ')
}

type Found = {
  config: SanitizedCollectionConfig | SanitizedGlobalConfig
  doc: Doc
  isDraft?: boolean
}

async function publishedDocuments(req: PayloadRequest): Promise<Found[]> {
  const { config, db } = req.payload
  const all: Found[] = []
  for (const collection of config.collections.filter(({ versions }) => versions?.drafts)) {
    const { docs } = await db.find<Doc & { id: number }>({
      collection: collection.slug,
      pagination: false,
      req,
    })
    all.push(...docs.map((doc) => ({ config: collection, doc })))
  }
  for (const global of config.globals.filter(({ slug }) => !slug.startsWith('payload-'))) {
    const doc = await db.findGlobal<Doc>({ slug: global.slug, req })
    if (doc) all.push({ config: global, doc })
  }
  return all
}

/** Loads the newest version of each document that is not in the trash. */
async function draftsOf(req: PayloadRequest): Promise<Found[]> {
  const { config, db } = req.payload
  const all: Found[] = []
  for (const collection of config.collections.filter(({ versions }) => versions?.drafts)) {
    const { docs } = await db.queryDrafts<Doc & { id: number }>({
      collection: collection.slug,
      pagination: false,
      req,
    })
    const current = docs.filter(({ deletedAt }) => !deletedAt)
    all.push(...current.map((doc) => ({ config: collection, doc, isDraft: true })))
  }
  for (const global of config.globals.filter(({ versions }) => versions?.drafts)) {
    const newest = { sort: '-updatedAt', limit: 1, pagination: false, req } as const
    const { docs } = await db.findGlobalVersions<Doc>({ global: global.slug, ...newest })
    all.push(...docs.map(({ version }) => ({ config: global, doc: version, isDraft: true })))
  }
  return all
}
