import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from 'payload'
import { defaultLocale, type Locale, locales } from '../../../i18n/locales.ts'
import type { StaffLanguage } from '../../../i18n/staff.ts'
import { isTargetLocale, type TargetLocale } from '../../../i18n/target-locales.ts'
import { getCms } from '../../../lib/cms/payload.ts'
import { documentName, placeNames } from '../../../lib/content/format-issue.ts'
import type { Doc } from '../../../lib/content/stored-values.ts'
import {
  pairOf,
  type TranslatableText,
  translatableTexts,
} from '../../../lib/content/translatable-texts.ts'
import { knownPairs } from '../../../lib/content/translated-pairs.ts'
import { isBlank, languagesShowing } from '../../../lib/content/validate-content.ts'
import type { Cell, CoveredDocument, CoveredText, Publication, Translation } from './types.ts'

/** A document as it is stored, before it is known what of it is translated. */
type Source = Pick<CoveredDocument, 'key' | 'place' | 'title' | 'editPath' | 'hasDrafts'> & {
  fields: FlattenedField[]
  /** The latest draft, in every language. */
  doc: Doc
  publishedIn: Doc | undefined
  languages: readonly Locale[]
}

/** The texts of every site document in each language, and whether they still fit the German. */
export async function loadCoverage(language: StaffLanguage): Promise<CoveredDocument[]> {
  const cms = await getCms()
  const sources = [
    ...(await collectionSources(cms, language)),
    ...(await globalSources(cms, language)),
  ]
  const paired = sources.map((source) => ({ source, texts: textsOf(source, language) }))
  const known = await knownPairs(
    cms,
    paired.flatMap(({ texts }) => texts.flatMap(pairsOf)),
  )
  return paired.map(({ source, texts }) => covered(source, texts, known))
}

async function collectionSources(cms: Payload, language: StaffLanguage): Promise<Source[]> {
  const translated = cms.config.collections.filter(({ flattenedFields }) =>
    hasTexts(flattenedFields),
  )
  const lists = translated.map(async (config) => {
    const { defaultSort, flattenedFields } = config
    const slug = config.slug as CollectionSlug
    const all = { collection: slug, locale: 'all', pagination: false, depth: 0 } as const
    const sort = config.orderable ? '_order' : (defaultSort ?? 'createdAt')
    const latest = await cms.find({ ...all, draft: true, sort })
    const hasDrafts = Boolean(config.versions?.drafts)
    const stored = hasDrafts ? (await cms.find(all)).docs : []
    return latest.docs.map((each): Source => {
      const doc = each as unknown as Doc & { id: number }
      const keyField = ['slug', 'page', 'filename'].find((name) => typeof doc[name] === 'string')
      const published = stored.find(({ id }) => id === doc.id) as Doc | undefined
      return {
        key: `${slug}/${keyField ? doc[keyField] : doc.id}`,
        place: { collection: slug, id: doc.id },
        title: documentName(config, doc, language),
        editPath: `/admin/collections/${slug}/${doc.id}`,
        hasDrafts,
        fields: flattenedFields,
        doc,
        publishedIn: published?._status as Doc | undefined,
        languages: languagesShowing(slug, doc),
      }
    })
  })
  return (await Promise.all(lists)).flat()
}

async function globalSources(cms: Payload, language: StaffLanguage): Promise<Source[]> {
  const translated = cms.config.globals.filter(({ flattenedFields }) => hasTexts(flattenedFields))
  return Promise.all(
    translated.map(async (config): Promise<Source> => {
      const { flattenedFields } = config
      const slug = config.slug as GlobalSlug
      const all = { slug, locale: 'all', depth: 0 } as const
      const hasDrafts = Boolean(config.versions?.drafts)
      const doc = (await cms.findGlobal({ ...all, draft: true })) as unknown as Doc
      const stored = hasDrafts ? ((await cms.findGlobal(all)) as unknown as Doc) : undefined
      return {
        key: `globals/${slug}`,
        place: { global: slug },
        title: documentName(config, doc, language),
        editPath: `/admin/globals/${slug}`,
        hasDrafts,
        fields: flattenedFields,
        doc,
        publishedIn: stored?._status as Doc | undefined,
        languages: locales,
      }
    }),
  )
}

/** The texts of a document with their German, its labels in the staff's language. */
function textsOf({ fields, doc, languages }: Source, language: StaffLanguage): Paired[] {
  const german = translatableTexts(fields, doc, defaultLocale)
  const others = languages.filter(isTargetLocale).map((locale) => ({
    locale,
    texts: new Map(translatableTexts(fields, doc, locale).map((text) => [text.path, text])),
  }))
  return german.map((text) => ({
    german: text,
    labels: placeNames(text, language),
    translations: others.map(({ locale, texts }) => {
      const items = texts.get(text.path)?.items ?? []
      return { locale, items, pair: pairOf(locale, text.items, items) }
    }),
  }))
}

type Paired = {
  german: TranslatableText
  labels: string[]
  translations: { locale: TargetLocale; items: string[]; pair: string }[]
}

const pairsOf = ({ translations }: Paired) => translations.map(({ pair }) => pair)

function covered(
  { fields, doc, publishedIn, languages, ...source }: Source,
  paired: Paired[],
  known: ReadonlySet<string>,
): CoveredDocument {
  const texts = paired.map(({ german, labels, translations }): CoveredText => {
    const { field, isList, isRequired, items, path } = german
    const byLocale = translations.map(({ locale, ...each }): [TargetLocale, Translation] => {
      const isEmpty = each.items.length === 0
      const isMissing = (isEmpty && (items.length > 0 || isRequired)) || each.items.some(isBlank)
      const isRight = isEmpty || known.has(each.pair)
      const isGerman = JSON.stringify(each.items) === JSON.stringify(items)
      const late = isGerman ? 'german' : 'outdated'
      return [locale, { ...each, state: isMissing ? 'missing' : isRight ? 'complete' : late }]
    })
    return {
      path,
      labels,
      isList,
      maxLength: 'maxLength' in field ? field.maxLength : undefined,
      german: items,
      isGermanMissing: (isRequired && items.length === 0) || items.some(isBlank),
      translations: Object.fromEntries(byLocale),
    }
  })
  const cells = languages.map((locale): [Locale, Cell] => [
    locale,
    {
      ...counted(texts, locale),
      publication: publicationIn(
        source.hasDrafts,
        publishedIn?.[locale],
        asDoc(doc._status)[locale],
      ),
    },
  ])
  return { ...source, texts, cells: Object.fromEntries(cells) }
}

function counted(texts: CoveredText[], locale: Locale): Omit<Cell, 'publication'> {
  if (!isTargetLocale(locale)) {
    const missing = texts.filter(({ isGermanMissing }) => isGermanMissing).length
    return { total: texts.length, missing, outdated: 0 }
  }
  const states = texts.map(({ translations }) => translations[locale]?.state)
  const is = (...asked: string[]) => states.filter((state) => state && asked.includes(state)).length
  return { total: texts.length, missing: is('missing'), outdated: is('outdated', 'german') }
}

function publicationIn(hasDrafts: boolean, published: unknown, latest: unknown): Publication {
  if (!hasDrafts) return 'live'
  if (published !== 'published') return 'draft'
  return latest === 'published' ? 'published' : 'changed'
}

function hasTexts(fields: FlattenedField[]): boolean {
  return fields.some(isTranslated)
}

function isTranslated(field: FlattenedField): boolean {
  if (field.name === '_status') return false
  if ('localized' in field && field.localized) return true
  return 'flattenedFields' in field && hasTexts(field.flattenedFields)
}

const asDoc = (value: unknown): Doc => (typeof value === 'object' && value ? value : {}) as Doc
