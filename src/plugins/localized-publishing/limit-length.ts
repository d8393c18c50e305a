import {
  APIError,
  type CollectionBeforeChangeHook,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import { isLocale, type Locale, locales } from '../../i18n/locales.ts'
import { staffLanguage } from '../../i18n/staff.ts'
import { documentName, formatIssue } from '../../lib/content/format-issue.ts'
import { sizeInCharacters } from '../../lib/content/size-in-characters.ts'
import { type Doc, inLanguage } from '../../lib/content/stored-values.ts'
import { savedByField } from './saved-by.ts'

/**
 * Maximum length of a draft in one language unless a collection sets another one, because views of the
 * staff read all drafts. It is several times the site's longest document, and more than may be published.
 */
const defaultMax = 150_000

const textTypes = ['text', 'textarea', 'richText', 'array', 'group', 'tab']

/**
 * Returns a hook that rejects a change that makes a document too long. Shortening a longer one is accepted.
 */
export const limitLength =
  (maxLength = defaultMax): CollectionBeforeChangeHook =>
  ({ collection, data, originalDoc, req }) =>
    rejectTooLong(collection, { data, originalDoc, maxLength }, req)

export const limitGlobalLength: GlobalBeforeChangeHook = ({ global, data, originalDoc, req }) =>
  rejectTooLong(global, { data, originalDoc, maxLength: defaultMax }, req)

function rejectTooLong(
  config: SanitizedCollectionConfig | SanitizedGlobalConfig,
  { data, maxLength, originalDoc }: { data: Doc; maxLength: number; originalDoc: Doc | undefined },
  { i18n, locale: requested }: PayloadRequest,
): Doc {
  const lengthIn = (locale: Locale, doc: Doc = {}) => {
    const fields = config.flattenedFields
    return lengthOfTexts(fields, requested === 'all' ? inLanguage(fields, doc, locale) : doc)
  }
  const written = locales.filter((locale) => locale === requested || !isLocale(requested))
  const tooLong = written.filter(
    (locale) =>
      lengthIn(locale, data) > maxLength && lengthIn(locale, data) > lengthIn(locale, originalDoc),
  )
  if (tooLong.length === 0) return data
  const language = staffLanguage(i18n.language)
  const problem = { kind: 'long', limit: maxLength } as const
  const message = formatIssue(
    { path: '', trail: [], isLocalized: true, problem },
    { language, locales: tooLong, document: documentName(config, data, language) },
  )
  throw new APIError(message, 400, undefined, true)
}

function lengthOfTexts(fields: FlattenedField[], doc: Doc): number {
  return fields
    .filter(({ name, type }) => textTypes.includes(type) && name !== savedByField)
    .reduce((sum, { name }) => sum + sizeInCharacters(doc[name]), 0)
}
