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
 * included; after them come the fields that are called so. For editors and admins: the caller checks the
 * role first.
 */
export async function searchTexts(
  cms: Payload,
  query: string,
  language: StaffLanguage,
): Promise<FoundTexts> {
  const typed = query.trim().slice(0, searchLength.max)
  if (typed.length < searchLength.min) return { found: [], count: 0 }
  const reader = { sought: soughtText(typed), language }
  const texts: Match[] = []
  const names: Match[] = []
  for (const document of await loadSiteDocuments(cms, language)) {
    texts.push(...placesIn(document, reader.sought).map((place) => ({ document, place })))
    names.push(...placesCalled(document, reader).map((place) => ({ document, place })))
    // Visitors wait for no longer than one document takes.
    await nextTurn()
  }
  const matches = [...texts, ...names]
  // Only what is shown is taken apart letter by letter.
  const found = matches.slice(0, maxFound).map((match) => described(match, reader))
  return { found, count: matches.length }
}

type Place = { stored: StoredValue; locale: Locale; text: string }

type Match = { document: SiteDocument; place: Place }

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

/** The fields of a document whose names hold what is sought, but not their text. */
function placesCalled({ fields, doc }: SiteDocument, { sought, language }: Reader): Place[] {
  const whole = inLanguage(fields, doc, defaultLocale)
  return storedValues(fields, doc, defaultLocale).flatMap((stored) => {
    const { admin } = stored.field as { admin?: { disabled?: boolean; hidden?: boolean } }
    if (admin?.hidden || admin?.disabled || !isShown(stored, whole)) return []
    if (!isIn(placeNames(stored, language).at(-1) ?? '', sought)) return []
    const texts = textsIn(stored.field, stored.value)
    if (texts.some((each) => isIn(each, sought))) return []
    return [{ stored, locale: defaultLocale, text: texts[0] ?? '' }]
  })
}

function described(
  { document: { editPath, title }, place: { stored, locale, text } }: Match,
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
