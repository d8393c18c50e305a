import { defaultLocale, type Locale } from '../../../i18n/locales.ts'
import type { StaffLanguage } from '../../../i18n/staff.ts'
import { isTargetLocale, type TargetLocale } from '../../../i18n/target-locales.ts'
import { getCms } from '../../../lib/cms/payload.ts'
import { labelIn, placeNames } from '../../../lib/content/format-issue.ts'
import { type FoundTexts, searchTexts } from '../../../lib/content/search-texts.ts'
import {
  hasLocalizedFields,
  loadSiteDocuments,
  type SiteDocument,
  siteDocumentsLimit,
} from '../../../lib/content/site-documents.ts'
import { asDoc } from '../../../lib/content/stored-values.ts'
import {
  pairOf,
  type TranslatableText,
  translatableTexts,
} from '../../../lib/content/translatable-texts.ts'
import { findKnownKeys } from '../../../lib/content/translation-keys.ts'
import { isBlank } from '../../../lib/content/validate-content.ts'
import { mapInTurns } from '../../../lib/event-loop-turn.ts'
import type { Cell, CoveredDocument, CoveredText, PublicationStatus, Translation } from './types.ts'

/** Loads the texts of every site document in each language, with the state of each translation. */
export function loadCoverage(language: StaffLanguage): Promise<CoveredDocument[]> {
  return siteDocumentsLimit(() => cover(language))
}

async function cover(language: StaffLanguage): Promise<CoveredDocument[]> {
  const cms = await getCms()
  const sources = (await loadSiteDocuments(cms, language)).filter(({ fields }) =>
    hasLocalizedFields(fields),
  )
  // A document can have 600,000 characters, so each gets its own turn.
  const paired = await mapInTurns(sources, (source) => ({
    source,
    texts: textsOf(source, language),
  }))
  const known = await findKnownKeys(
    cms,
    paired.flatMap(({ texts }) => texts.flatMap(pairsOf)),
  )
  return mapInTurns(paired, ({ source, texts }) => toCoveredDocument(source, texts, known))
}

export async function findTexts(query: string, language: StaffLanguage): Promise<FoundTexts> {
  return searchTexts(await getCms(), query, language)
}

/** Returns the German texts of a document with their translations; labels are in `language`. */
function textsOf({ fields, doc, languages }: SiteDocument, language: StaffLanguage): Paired[] {
  const german = translatableTexts(fields, doc, defaultLocale)
  const others = languages.filter(isTargetLocale).map((locale) => ({
    locale,
    texts: new Map(translatableTexts(fields, doc, locale).map((text) => [text.path, text])),
  }))
  return german.map((text) => ({
    german: text,
    labels: placeNames(text, language),
    description: labelIn(text.field.admin?.description, language),
    translations: others.map(({ locale, texts }) => {
      const items = texts.get(text.path)?.items ?? []
      return { locale, items, pair: pairOf(locale, text.items, items) }
    }),
  }))
}

type Paired = {
  german: TranslatableText
  labels: string[]
  description: string | undefined
  translations: { locale: TargetLocale; items: string[]; pair: string }[]
}

const pairsOf = ({ translations }: Paired) => translations.map(({ pair }) => pair)

function toCoveredDocument(
  { fields, doc, publishedIn, languages, ...source }: SiteDocument,
  paired: Paired[],
  known: ReadonlySet<string>,
): CoveredDocument {
  const texts = paired.map(({ description, german, labels, translations }): CoveredText => {
    const { field, isList, isRequired, items, path } = german
    const byLocale = translations.map(({ locale, ...each }): [TargetLocale, Translation] => {
      const isEmpty = each.items.length === 0
      const isMissing = (isEmpty && (items.length > 0 || isRequired)) || each.items.some(isBlank)
      const isConfirmed = isEmpty || known.has(each.pair)
      const isGerman = JSON.stringify(each.items) === JSON.stringify(items)
      const openState = isGerman ? 'german' : 'outdated'
      const state = isMissing ? 'missing' : isConfirmed ? 'complete' : openState
      return [locale, { ...each, state }]
    })
    return {
      path,
      labels,
      description,
      isList,
      isSingleLine: isList || field.type === 'text',
      maxLength: 'maxLength' in field ? field.maxLength : undefined,
      german: items,
      isGermanMissing: (isRequired && items.length === 0) || items.some(isBlank),
      translations: Object.fromEntries(byLocale),
    }
  })
  const cells = languages.map((locale): [Locale, Cell] => [
    locale,
    {
      ...countTexts(texts, locale),
      publication: publicationStatus(
        source.hasDrafts,
        publishedIn?.[locale],
        asDoc(doc._status)[locale],
      ),
    },
  ])
  const savedAt = String(doc.updatedAt)
  return { ...source, texts, savedAt, cells: Object.fromEntries(cells) }
}

function countTexts(texts: CoveredText[], locale: Locale): Omit<Cell, 'publication'> {
  if (!isTargetLocale(locale)) {
    const missing = texts.filter(({ isGermanMissing }) => isGermanMissing).length
    return { total: texts.length, missing, outdated: 0 }
  }
  const states = texts.map(({ translations }) => translations[locale]?.state)
  const count = (...counted: string[]) =>
    states.filter((state) => state && counted.includes(state)).length
  return { total: texts.length, missing: count('missing'), outdated: count('outdated', 'german') }
}

function publicationStatus(
  hasDrafts: boolean,
  published: unknown,
  latest: unknown,
): PublicationStatus {
  if (!hasDrafts) return 'public'
  if (published !== 'published') return 'draft'
  return latest === 'published' ? 'published' : 'changed'
}
