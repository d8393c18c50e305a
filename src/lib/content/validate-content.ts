import type { FlattenedField } from 'payload'
import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts'
import { languagesOf, pageIds } from '../../i18n/routes.ts'
import { invalidPluralPlaceholders, maxFilled, placeholdersIn } from './copy.ts'
import { isReachableLink } from './links.ts'
import { maxPlaceholderLength, settingsPlaceholders } from './placeholders.ts'
import { pluralExamples } from './plural-forms.ts'
import { readRichText } from './rich-text.ts'
import {
  type Doc,
  inLanguage,
  isList,
  isShown,
  type StoredValue,
  storedValues,
} from './stored-values.ts'

/** A problem of one field. */
export type Problem =
  | { kind: 'missing' }
  | { kind: 'count'; found: number; min?: number; max?: number }
  | { kind: 'long'; limit: number }
  | { kind: 'placeholders'; limit: number }
  | { kind: 'file' }
  | { kind: 'alt'; pictures: number[] }
  | { kind: 'link'; link: string }
  | { kind: 'placeholder'; placeholder: string }
  | { kind: 'forms'; placeholder: string; examples: readonly number[] }

/**
 * Maximum characters, to limit the size of pages. They are several times the
 * length of the site's texts.
 */
const maxLengths = { line: 500, text: 3000, richText: 5000, document: 100_000 }

/** Characters counted for each rich text node, because the site renders an element for it. */
const nodeLength = 20

/** A problem that prevents publishing a document in a language. */
export type ValidationIssue = Pick<StoredValue, 'path' | 'trail' | 'isLocalized'> & {
  problem: Problem
}

/** Data of other documents that validation needs. */
export type References = {
  /** The keys of the claims, which copy references as {key}. */
  claims: ReadonlySet<string>
  /** Returns whether a file exists and is not in the trash. */
  hasFile: (kind: FileCollection, id: number) => boolean
  /** Returns whether an image has an alternative text in a language. */
  hasAlt: (picture: number, locale: Locale) => boolean
}

type ValidationInput = {
  fields: FlattenedField[]
  /** The stored document with localized values by language (`locale: 'all'`). */
  doc: Doc
  locale: Locale
  references: References
}

/**
 * Returns the issues of a document in a language, in the order of the form: missing required texts,
 * wrong numbers of entries, texts that are too long, files in the trash, images without alternative text,
 * invalid links and unknown placeholders. Skips fields that the form hides by a condition.
 */
export function validateContent({
  fields,
  doc,
  locale,
  references,
}: ValidationInput): ValidationIssue[] {
  const whole = inLanguage(fields, doc, locale)
  const shown = storedValues(fields, doc, locale).filter((value) => isShown(value, whole))
  return [
    ...shown.flatMap(({ path, trail, isLocalized, field, value }) =>
      problemsOf({ field, value, trail, isLocalized, locale, references }).map(
        ({ problem, row }) => ({
          path,
          trail: row === undefined ? trail : [...trail, row],
          isLocalized,
          problem,
        }),
      ),
    ),
    ...documentLengthIssues(shown),
  ]
}

/**
 * Returns an issue if the texts of a document are too long in total, with all placeholders filled.
 */
function documentLengthIssues(shown: StoredValue[]): ValidationIssue[] {
  const { document: limit } = maxLengths
  const length = shown.reduce((sum, { field, value }) => sum + filledLength(field, value), 0)
  const problem = { kind: 'long', limit } as const
  return length > limit ? [{ path: '', trail: [], isLocalized: true, problem }] : []
}

/**
 * Returns the maximum characters of a value on a page. Claims may change, so it
 * assumes the longest ones.
 */
function filledLength(field: FlattenedField, value: unknown): number {
  const { links, nodes } = readRichText(field.type === 'richText' ? value : undefined)
  return [...textsIn(field, value), ...links].reduce(
    (sum, text) => sum + text.length + placeholdersIn(text).length * maxPlaceholderLength,
    nodes * nodeLength,
  )
}

/** Returns the problem if a required value is missing or has a wrong number of entries. */
export function requiredProblem(field: FlattenedField, value: unknown): Problem | undefined {
  const { required, minRows, maxRows } = field as Rules
  if (Array.isArray(value) || isList(field)) {
    const found = Array.isArray(value) ? value.length : 0
    const min = minRows ?? 1
    if ((required || found > 0) && found < min) {
      return found === 0 && min === 1
        ? { kind: 'missing' }
        : { kind: 'count', found, min, max: maxRows }
    }
    return maxRows !== undefined && found > maxRows
      ? { kind: 'count', found, min: minRows, max: maxRows }
      : undefined
  }
  return required && isEmpty(field, value) ? { kind: 'missing' } : undefined
}

/**
 * Returns the languages in which the site shows a document. The privacy policy and the onboarding
 * form, for example, are only available in German.
 */
export function languagesShowing(resource: string, { slug, page }: Doc): readonly Locale[] {
  if (resource === 'onboarding-page') return [defaultLocale]
  if (resource !== 'legal-pages' && resource !== 'page-meta') return locales
  const name = resource === 'legal-pages' ? slug : page
  const known = pageIds.find((id) => id === name)
  if (known) return languagesOf(known)
  return name === 'onboarding' ? [defaultLocale] : locales
}

/** The collections of files that documents use. */
export const fileCollections = ['media', 'recordings'] as const

export type FileCollection = (typeof fileCollections)[number]

/** Returns the ids of the files of a collection in a value. */
export function filesIn(
  { field, value }: Pick<StoredValue, 'field' | 'value'>,
  kind: FileCollection,
): number[] {
  if (field.type === 'richText') {
    return kind === 'media' ? readRichText(value).pictures.flatMap(idOf) : []
  }
  if (field.type !== 'upload' || field.relationTo !== kind) return []
  return (Array.isArray(value) ? value : [value]).flatMap(idOf)
}

/** Returns the keys of the placeholders in a value's texts. */
export function placeholdersOf({ field, value }: Pick<StoredValue, 'field' | 'value'>): string[] {
  return textsIn(field, value).flatMap(placeholdersIn)
}

type Rules = { required?: boolean; minRows?: number; maxRows?: number; hasMany?: boolean }

type FieldContext = Omit<StoredValue, 'path' | 'key'> & { locale: Locale; references: References }

/** A problem, and the index of the affected entry in a list of texts. */
type FieldProblem = { problem: Problem; row?: number }

function problemsOf(context: FieldContext): FieldProblem[] {
  const { field, value } = context
  const own = requiredProblem(field, value)
  if (own) return [{ problem: own }]
  return [
    ...blankEntries(field, value),
    ...tooLong(field, value),
    ...linksIn(field, value)
      .filter((link) => !isReachableLink(link))
      .map((link): FieldProblem => ({ problem: { kind: 'link', link } })),
    ...referenceProblems(context),
  ]
}

function referenceProblems({
  field,
  value,
  trail,
  isLocalized,
  locale,
  references,
}: FieldContext): FieldProblem[] {
  const isKnown = (key: string) =>
    references.claims.has(key) ||
    settingsPlaceholders.some((setting) => setting === key) ||
    ownPlaceholders(trail).includes(key)
  const unknown = placeholdersOf({ field, value }).filter((key) => !isKnown(key))
  // Texts that are not localized, such as the mails to the team, are German.
  const language = isLocalized ? locale : defaultLocale
  const malformed = textsIn(field, value).flatMap((text) =>
    invalidPluralPlaceholders(text, language),
  )
  const isGone = fileCollections.some((kind) =>
    filesIn({ field, value }, kind).some((id) => !references.hasFile(kind, id)),
  )
  const withoutAlt = filesIn({ field, value }, 'media').filter(
    (picture) => references.hasFile('media', picture) && !references.hasAlt(picture, locale),
  )
  return [
    ...[...new Set(unknown)].map(
      (key): FieldProblem => ({ problem: { kind: 'placeholder', placeholder: `{${key}}` } }),
    ),
    ...[...new Set(malformed)].map(
      (placeholder): FieldProblem => ({
        problem: { kind: 'forms', placeholder, examples: pluralExamples[language] },
      }),
    ),
    ...(isGone ? [{ problem: { kind: 'file' } } as const] : []),
    ...(withoutAlt.length > 0 ? [{ problem: { kind: 'alt', pictures: withoutAlt } } as const] : []),
  ]
}

/**
 * Returns the placeholders that are only valid in a part of the document. A
 * field around it lists them.
 */
function ownPlaceholders(trail: StoredValue['trail']): string[] {
  return trail.flatMap((step) =>
    typeof step === 'number' ? [] : ((step.custom?.placeholders ?? []) as string[]),
  )
}

function blankEntries(field: FlattenedField, value: unknown): FieldProblem[] {
  if (field.type !== 'text' || !Array.isArray(value)) return []
  return value.flatMap((text, row) =>
    isBlank(text) ? [{ problem: { kind: 'missing' }, row }] : [],
  )
}

function tooLong(field: FlattenedField, value: unknown): FieldProblem[] {
  const limit = maxLengthOf(field)
  return textsIn(field, value).flatMap((text, index): FieldProblem[] => {
    const row = Array.isArray(value) ? index : undefined
    if (text.length > limit) return [{ problem: { kind: 'long', limit }, row }]
    return placeholdersIn(text).length > maxFilled
      ? [{ problem: { kind: 'placeholders', limit: maxFilled }, row }]
      : []
  })
}

function maxLengthOf({ type, admin, custom }: FlattenedField): number {
  // Link URLs are not limited, because other sites determine them. Hidden
  // fields could not be shortened.
  if (custom?.isLink || (admin && 'hidden' in admin && admin.hidden)) return Infinity
  if (type === 'richText') return maxLengths.richText
  return type === 'textarea' ? maxLengths.text : maxLengths.line
}

function linksIn(field: FlattenedField, value: unknown): string[] {
  if (field.type === 'richText') return readRichText(value).links
  return field.custom?.isLink && typeof value === 'string' && !isBlank(value) ? [value] : []
}

function textsIn(field: FlattenedField, value: unknown): string[] {
  if (field.type === 'richText') return readRichText(value).texts
  if (field.type !== 'text' && field.type !== 'textarea') return []
  return [value].flat().filter((text): text is string => typeof text === 'string')
}

function isEmpty(field: FlattenedField, value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (field.type === 'richText') {
    const { texts, pictures } = readRichText(value)
    return texts.every(isBlank) && pictures.length === 0
  }
  return typeof value === 'string' && isBlank(value)
}

/** Returns whether a text has no visible characters. */
export function isBlank(text: unknown): boolean {
  return typeof text !== 'string' || !/[^\s\p{C}\u115f\u1160\u2800\u3164]/u.test(text)
}

function idOf(value: unknown): number[] {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return id === undefined || id === null ? [] : [Number(id)]
}
