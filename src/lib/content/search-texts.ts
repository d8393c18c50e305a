import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FlattenedField, Payload } from 'payload'
import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts'
import type { StaffLanguage } from '../../i18n/staff.ts'
import { type Excerpt, excerptOf, isIn, soughtText } from '../text/find-text.ts'
import { fieldAddress } from './field-address.ts'
import { placeNames } from './format-issue.ts'
import { readRichText } from './rich-text.ts'
import { loadSiteDocuments, type SiteDocument } from './site-documents.ts'
import { inLanguage, isShown, type StoredValue, storedValues } from './stored-values.ts'

/** A text of the site that holds what was sought. */
type FoundText = {
  /** What the staff call the document. */
  document: string
  /** Where it stands there, as the form calls it. */
  labels: string[]
  /** Its language; nothing if all languages share it. */
  locale: Locale | undefined
  excerpt: Excerpt
  /** Where the CMS's form opens it. */
  href: string
}

export type FoundTexts = {
  found: FoundText[]
  /** How many there are: `found` holds the first of them. */
  count: number
}

/** Texts that an answer holds: nobody reads more. */
const maxFound = 50

/** Characters from which on something is sought, and up to which. */
export const searchLength = { min: 2, max: 200 }

/**
 * Searches all texts of all documents of the site in all languages, as they were saved last, drafts
 * included. For editors and admins: the caller checks the role first.
 */
export async function searchTexts(
  cms: Payload,
  query: string,
  language: StaffLanguage,
): Promise<FoundTexts> {
  const typed = query.trim().slice(0, searchLength.max)
  if (typed.length < searchLength.min) return { found: [], count: 0 }
  const sought = soughtText(typed)
  const found: FoundText[] = []
  let count = 0
  for (const document of await loadSiteDocuments(cms, language)) {
    const places = placesIn(document, sought)
    count += places.length
    // Only what is shown is taken apart letter by letter.
    for (const place of places.slice(0, maxFound - found.length)) {
      found.push(described(document, place, { sought, language }))
    }
    // Visitors wait for no longer than one document takes.
    await nextTurn()
  }
  return { found, count }
}

type Place = { stored: StoredValue; locale: Locale; text: string }

/** The texts of a document that hold what is sought. */
function placesIn({ fields, doc }: SiteDocument, sought: string): Place[] {
  return locales.flatMap((locale) => {
    const whole = inLanguage(fields, doc, locale)
    return storedValues(fields, doc, locale).flatMap((stored) => {
      // What all languages share is found once.
      if (!stored.isLocalized && locale !== defaultLocale) return []
      const text = textsIn(stored.field, stored.value).find((each) => isIn(each, sought))
      return text === undefined || !isShown(stored, whole) ? [] : [{ stored, locale, text }]
    })
  })
}

type Reader = { sought: string; language: StaffLanguage }

function described(
  { editPath, title }: SiteDocument,
  { stored, locale, text }: Place,
  { sought, language }: Reader,
): FoundText {
  return {
    document: title,
    labels: placeNames(stored, language),
    locale: stored.isLocalized ? locale : undefined,
    excerpt: excerptOf(text, sought),
    href: fieldAddress(editPath, locale, stored.path),
  }
}

function textsIn(field: FlattenedField, value: unknown): string[] {
  if (field.type === 'richText') return [readRichText(value).texts.join(' ')]
  if (field.type !== 'text' && field.type !== 'textarea' && field.type !== 'email') return []
  return [value].flat().filter((each) => typeof each === 'string')
}
