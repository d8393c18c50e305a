import type { FlattenedField, Payload } from 'payload'
import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts'
import type { StaffLanguage } from '../../i18n/staff.ts'
import { type Excerpt, findText } from '../text/find-text.ts'
import { fieldAddress } from './field-address.ts'
import { placeNames } from './format-issue.ts'
import { readRichText } from './rich-text.ts'
import { loadSiteDocuments, type SiteDocument } from './site-documents.ts'
import { inLanguage, isShown, storedValues } from './stored-values.ts'

/** A text of the site that holds what was sought. */
export type FoundText = {
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
  const sought = query.trim().slice(0, searchLength.max)
  if (sought.length < searchLength.min) return { found: [], count: 0 }
  const documents = await loadSiteDocuments(cms, language)
  const all = documents.flatMap((document) => foundIn(document, sought, language))
  return { found: all.slice(0, maxFound), count: all.length }
}

function foundIn(document: SiteDocument, sought: string, language: StaffLanguage): FoundText[] {
  const { fields, doc, editPath, title } = document
  return locales.flatMap((locale) => {
    const whole = inLanguage(fields, doc, locale)
    return storedValues(fields, doc, locale).flatMap((stored) => {
      // What all languages share is found once.
      if (!stored.isLocalized && locale !== defaultLocale) return []
      const excerpt = textsIn(stored.field, stored.value)
        .map((text) => findText(text, sought))
        .find(Boolean)
      if (!excerpt || !isShown(stored, whole)) return []
      return {
        document: title,
        labels: placeNames(stored, language),
        locale: stored.isLocalized ? locale : undefined,
        excerpt,
        href: fieldAddress(editPath, locale, stored.path),
      }
    })
  })
}

function textsIn(field: FlattenedField, value: unknown): string[] {
  if (field.type === 'richText') return [readRichText(value).texts.join(' ')]
  if (field.type !== 'text' && field.type !== 'textarea' && field.type !== 'email') return []
  return [value].flat().filter((each) => typeof each === 'string')
}
