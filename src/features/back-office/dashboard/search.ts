import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from 'payload'
import { defaultLocale } from '../../../i18n/locales.ts'
import type { StaffLanguage } from '../../../i18n/staff.ts'
import { documentName, placeNames } from '../../../lib/content/format-issue.ts'
import { readRichText } from '../../../lib/content/rich-text.ts'
import { type Doc, type StoredValue, storedValues } from '../../../lib/content/stored-values.ts'
import { textsOf } from '../../../lib/content/translatable-texts.ts'
import { languagesShowing } from '../../../lib/content/validate-content.ts'
import { excerptOf } from './excerpt.ts'
import type { Found } from './types.ts'

type SearchOptions = { payload: Payload; query: string; uiLocale: StaffLanguage }

type Source = { fields: FlattenedField[]; doc: Doc; resource: string; href: string; title: string }

/**
 * Where the texts of the site say something, drafts included, in every language: accents and
 * capitals count for nothing.
 */
export async function searchContent({ payload, query, uiLocale }: SearchOptions): Promise<Found[]> {
  const sources = (
    await Promise.all([...inCollections(payload, uiLocale), ...inGlobals(payload, uiLocale)])
  ).flat()
  return sources.flatMap((source) =>
    languagesShowing(source.resource, source.doc).flatMap((locale) =>
      storedValues(source.fields, source.doc, locale).flatMap((stored): Found[] => {
        const isOwn = stored.isLocalized || locale === defaultLocale
        const { field } = stored
        if (!isOwn || field.admin?.hidden) return []
        const found = textsIn(stored)
          .map((text) => excerptOf(text, query))
          .find((excerpt) => excerpt !== undefined)
        if (!found) return []
        return [
          {
            href: `${source.href}?locale=${locale}#field-${stored.path.replaceAll('.', '__')}`,
            title: source.title,
            place: placeNames(stored, uiLocale).join(' › '),
            language: stored.isLocalized ? locale : undefined,
            excerpt: found,
          },
        ]
      }),
    ),
  )
}

/** The texts of a value; those of a list's rows stand in their own fields. */
function textsIn({ field, value }: StoredValue): string[] {
  if (field.type === 'array') return []
  // The words of a sentence may be formatted apart.
  if (field.type === 'richText') return [readRichText(value).texts.join('')]
  return textsOf(field, value) ?? []
}

function inCollections(payload: Payload, uiLocale: StaffLanguage): Promise<Source[]>[] {
  return payload.config.collections
    .filter(({ versions }) => versions?.drafts)
    .map(async (config) => {
      const { docs } = await payload.find({
        collection: config.slug as CollectionSlug,
        draft: true,
        locale: 'all',
        pagination: false,
        depth: 0,
      })
      return (docs as unknown as (Doc & { id: number })[]).map((doc) => ({
        fields: config.flattenedFields,
        doc,
        resource: config.slug,
        href: `/admin/collections/${config.slug}/${doc.id}`,
        title: documentName(config, doc, uiLocale),
      }))
    })
}

function inGlobals(payload: Payload, uiLocale: StaffLanguage): Promise<Source[]>[] {
  return payload.config.globals
    .filter(({ versions }) => versions?.drafts)
    .map(async (config) => {
      const slug = config.slug as GlobalSlug
      const doc = await payload.findGlobal({ slug, draft: true, locale: 'all', depth: 0 })
      return [
        {
          fields: config.flattenedFields,
          doc: doc as unknown as Doc,
          resource: config.slug,
          href: `/admin/globals/${config.slug}`,
          title: documentName(config, {}, uiLocale),
        },
      ]
    })
}
