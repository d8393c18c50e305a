import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FlattenedField, Payload } from 'payload'
import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts'
import type { StaffLanguage } from '../../i18n/staff.ts'
import { type Excerpt, excerptOf, matchesQuery, normalizeForSearch } from '../text/find-text.ts'
import { fieldAddress } from './field-address.ts'
import { placeNames } from './format-issue.ts'
import { readRichText } from './rich-text.ts'
import { loadSiteDocuments, type SiteDocument } from './site-documents.ts'
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

/** Maximum matches in a response. */
const maxFound = 50

/** Minimum and maximum characters of a query. */
export const searchLength = { min: 2, max: 200 }

/**
 * Searches all texts of all site documents in all languages, in their latest drafts.
 * Matches in field labels come last. Skips access rules: the caller has to check that the
 * user is an editor or admin.
 */
export async function searchTexts(
  cms: Payload,
  query: string,
  language: StaffLanguage,
): Promise<FoundTexts> {
  const typed = query.trim().slice(0, searchLength.max)
  if (typed.length < searchLength.min) return { found: [], count: 0 }
  const search = { query: normalizeForSearch(typed), language }
  const texts: Match[] = []
  const labels: Match[] = []
  for (const document of await loadSiteDocuments(cms, language)) {
    texts.push(...matchingTexts(document, search.query).map((place) => ({ document, place })))
    labels.push(...matchingLabels(document, search).map((place) => ({ document, place })))
    // Yields to the event loop, so that other requests wait for one document at most.
    await nextTurn()
  }
  const matches = [...texts, ...labels]
  // Creating excerpts is slow, so it is only done for the matches that are returned.
  const found = matches.slice(0, maxFound).map((match) => describeMatch(match, search))
  return { found, count: matches.length }
}

type Place = { stored: StoredValue; locale: Locale; text: string }

type Match = { document: SiteDocument; place: Place }

/** Returns the fields of a document whose text matches the query. */
function matchingTexts({ fields, doc }: SiteDocument, query: string): Place[] {
  return locales.flatMap((locale) => {
    const whole = inLanguage(fields, doc, locale)
    return storedValues(fields, doc, locale).flatMap((stored) => {
      // Fields that are not localized are searched once.
      if (!stored.isLocalized && locale !== defaultLocale) return []
      const text = textsIn(stored.field, stored.value).find((each) => matchesQuery(each, query))
      return text === undefined || !isShown(stored, whole) ? [] : [{ stored, locale, text }]
    })
  })
}

type Search = { query: string; language: StaffLanguage }

/** Returns the fields of a document whose label matches the query but whose text does not. */
function matchingLabels({ fields, doc }: SiteDocument, { query, language }: Search): Place[] {
  const whole = inLanguage(fields, doc, defaultLocale)
  return storedValues(fields, doc, defaultLocale).flatMap((stored) => {
    const { admin } = stored.field as { admin?: { disabled?: boolean; hidden?: boolean } }
    if (admin?.hidden || admin?.disabled || !isShown(stored, whole)) return []
    if (!matchesQuery(placeNames(stored, language).at(-1) ?? '', query)) return []
    const texts = textsIn(stored.field, stored.value)
    if (texts.some((each) => matchesQuery(each, query))) return []
    return [{ stored, locale: defaultLocale, text: texts[0] ?? '' }]
  })
}

function describeMatch(
  { document: { editPath, title }, place: { stored, locale, text } }: Match,
  { query, language }: Search,
): FoundText {
  return {
    document: title,
    labels: placeNames(stored, language),
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
