import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FlattenedField, Payload } from 'payload'
import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts'
import type { StaffLanguage } from '../../i18n/staff.ts'
import { type Excerpt, excerptOf, matchesQuery, normalizeForSearch } from '../text/find-text.ts'
import { fillCopy, withoutPluralForms } from './copy.ts'
import { fieldAddress } from './field-address.ts'
import { placeNames } from './format-issue.ts'
import { claimPlaceholders, type Placeholders, sitePlaceholders } from './placeholders.ts'
import { isPublishedIn } from './published.ts'
import { readRichText } from './rich-text.ts'
import { loadSiteDocuments, type SiteDocument, siteDocumentsLimit } from './site-documents.ts'
import { inLanguage, isShown, type StoredValue, storedValues } from './stored-values.ts'

/** A text that matches the query. */
type FoundText = {
  /** The display name of the document. */
  document: string
  /** The labels that lead to the field. */
  labels: string[]
  /** The language, or undefined if the field is not localized. */
  locale: Locale | undefined
  excerpt: Excerpt
  /** The URL of the field in the CMS. */
  href: string
}

export type FoundTexts = {
  found: FoundText[]
  /** The total number of matches, of which `found` contains the first ones. */
  count: number
}

const publishedVersion = { de: 'veröffentlichte Fassung', en: 'published version' }

/** Maximum matches in a response. */
const maxFound = 50

/** Characters of a text whose search takes milliseconds. */
const longText = 2000

/** Minimum and maximum characters of a query. */
export const searchLength = { min: 2, max: 200 }

/**
 * Searches all texts of all site documents in all languages, in their latest drafts and in what is published,
 * both as stored and with the placeholders filled. Matches in field labels come last. Skips access rules: the caller has to check that the
 * user is an editor or admin.
 */
export async function searchTexts(
  cms: Payload,
  query: string,
  language: StaffLanguage,
): Promise<FoundTexts> {
  const typed = query.trim().slice(0, searchLength.max)
  if (typed.length < searchLength.min) return { found: [], count: 0 }
  const placeholders = await loadPlaceholders(cms)
  // A letter can fold to eighteen, and the time to find a query grows with its length.
  const normalized = normalizeForSearch(typed).slice(0, searchLength.max)
  const search = { query: normalized, language, placeholders }
  return siteDocumentsLimit(() => findInDocuments(cms, search))
}

async function findInDocuments(cms: Payload, search: Search): Promise<FoundTexts> {
  const texts: Match[] = []
  const labels: Match[] = []
  const documents = await loadSiteDocuments(cms, search.language, { withPublished: true })
  for (const document of documents) {
    for await (const place of matchingTexts(document, search)) texts.push({ document, place })
    for await (const place of publishedTexts(document, search, texts)) {
      texts.push({ document, place })
    }
    for await (const place of matchingLabels(document, search)) labels.push({ document, place })
    // Other requests wait for the short texts of one document at most.
    await nextTurn()
  }
  const matches = [...texts, ...labels]
  const found: FoundText[] = []
  // Creating excerpts is slow, so it is only done for the matches that are returned.
  for (const match of matches.slice(0, maxFound)) {
    found.push(describeMatch(match, search))
    await nextTurn()
  }
  return { found, count: matches.length }
}

/** `isPublished` marks a text that is public, but not in the latest draft, which the form shows. */
type Place = { stored: StoredValue; locale: Locale; text: string; isPublished?: boolean }

type Match = { document: SiteDocument; place: Place }

/** The placeholders that are valid in every text, by language. */
async function loadPlaceholders(cms: Payload): Promise<Record<Locale, Placeholders>> {
  const { items = [] } = await cms.findGlobal({ slug: 'claims', depth: 0 })
  const entries = locales.map(async (locale) => {
    const settings = await cms.findGlobal({ slug: 'site-settings', locale, depth: 0 })
    // Payload returns an empty object for an unpublished global.
    if (!settings.id) return [locale, claimPlaceholders(items, locale)] as const
    const brand = settings.brand || settings.operator.company
    return [locale, sitePlaceholders({ ...settings, brand }, items, locale)] as const
  })
  return Object.fromEntries(await Promise.all(entries)) as Record<Locale, Placeholders>
}

type Search = {
  query: string
  language: StaffLanguage
  placeholders: Record<Locale, Placeholders>
}

/** Yields the fields of a document whose text matches the query. */
async function* matchingTexts(
  { fields, doc }: SiteDocument,
  { query, placeholders }: Search,
): AsyncGenerator<Place> {
  for (const locale of locales) {
    const whole = inLanguage(fields, doc, locale)
    for (const stored of storedValues(fields, doc, locale)) {
      // Fields that are not localized are searched once.
      if (!stored.isLocalized && locale !== defaultLocale) continue
      const forms = textsIn(stored.field, stored.value).flatMap((each) =>
        formsOf(each, placeholders[locale], locale),
      )
      const text = await findMatch(forms, query)
      if (text === undefined || isHidden(stored) || !isShown(stored, whole)) continue
      yield { stored, locale, text }
    }
  }
}

/** Yields the fields of the published document whose text matches the query, unless it does so in the draft. */
async function* publishedTexts(
  document: SiteDocument,
  search: Search,
  found: readonly Match[],
): AsyncGenerator<Place> {
  const { published } = document
  if (!published) return
  const own = found.filter((match) => match.document === document)
  for await (const place of matchingTexts({ ...document, doc: published }, search)) {
    const { locale, stored } = place
    const isPublic = stored.isLocalized
      ? isPublishedIn(published, locale)
      : locales.some((each) => isPublishedIn(published, each))
    const isInDraft = own.some(
      (match) => match.place.locale === locale && match.place.stored.path === stored.path,
    )
    if (isPublic && !isInDraft) yield { ...place, isPublished: true }
  }
}

/** Returns the first text that matches the query. Other requests are served before each long text. */
async function findMatch(texts: string[], query: string): Promise<string | undefined> {
  for (const text of texts) {
    if (text.length > longText) await nextTurn()
    if (matchesQuery(text, query)) return text
  }
  return undefined
}

/** Returns a text as stored, as visitors read it, and with placeholders reduced to their keys. */
function formsOf(text: string, placeholders: Placeholders, locale: Locale): string[] {
  if (!text.includes('{')) return [text]
  return [text, fillCopy(text, placeholders, locale), withoutPluralForms(text)]
}

/** Returns whether the form hides a field, such as a generated key, or one around it. */
function isHidden({ trail }: StoredValue): boolean {
  return trail.some((step) => {
    if (typeof step === 'number') return false
    const { admin } = step as { admin?: { disabled?: boolean; hidden?: boolean } }
    return admin?.hidden || admin?.disabled
  })
}

/** Yields the fields of a document whose label matches the query but whose text does not. */
async function* matchingLabels(
  { fields, doc }: SiteDocument,
  { query, language }: Search,
): AsyncGenerator<Place> {
  const whole = inLanguage(fields, doc, defaultLocale)
  for (const stored of storedValues(fields, doc, defaultLocale)) {
    if (isHidden(stored) || !isShown(stored, whole)) continue
    if (!matchesQuery(placeNames(stored, language).at(-1) ?? '', query)) continue
    const texts = textsIn(stored.field, stored.value)
    if ((await findMatch(texts, query)) !== undefined) continue
    yield { stored, locale: defaultLocale, text: texts[0] ?? '' }
  }
}

function describeMatch(
  { document: { editPath, title }, place: { stored, locale, text, isPublished } }: Match,
  { query, language }: Search,
): FoundText {
  return {
    document: title,
    labels: [...placeNames(stored, language), ...(isPublished ? [publishedVersion[language]] : [])],
    locale: stored.isLocalized ? locale : undefined,
    excerpt: excerptOf(text, query),
    href: fieldAddress(editPath, locale, stored.path),
  }
}

function textsIn(field: FlattenedField, value: unknown): string[] {
  if (field.type === 'richText') return [readRichText(value).texts.join(' ')]
  if (field.type !== 'text' && field.type !== 'textarea' && field.type !== 'email') return []
  return [value].flat().filter((each) => typeof each === 'string')
}
