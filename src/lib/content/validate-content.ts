import type { FlattenedField } from 'payload'
import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts'
import { languagesOf, pageIds } from '../../i18n/routes.ts'
import { maxFilled, placeholdersIn, wrongForms } from './copy.ts'
import { isReachableLink } from './links.ts'
import { maxPlaceholderLength, settingsPlaceholders } from './placeholders.ts'
import { pluralExamples } from './plural-forms.ts'
import { readRichText } from './rich-text.ts'
import { type Doc, inLanguage, isShown, type StoredValue, storedValues } from './stored-values.ts'

/** What is wrong at one place. */
export type Problem =
  | { kind: 'missing' }
  | { kind: 'count'; found: number; min?: number; max?: number }
  | { kind: 'long'; limit: number }
  | { kind: 'placeholders'; limit: number }
  | { kind: 'alt'; pictures: number[] }
  | { kind: 'link'; link: string }
  | { kind: 'placeholder'; placeholder: string }
  | { kind: 'forms'; placeholder: string; examples: readonly number[] }

/**
 * The most characters of what visitors read, several times what the site's own texts have: a page
 * holds many of them, and every visitor loads it.
 */
const maxLengths = { line: 500, text: 3000, richText: 5000, document: 100_000 }

/** What a node of rich text costs in characters: the site renders an element for each. */
const nodeLength = 20

/** A place in a document that is incomplete for visitors of a language. */
export type ValidationIssue = Pick<StoredValue, 'path' | 'trail' | 'isLocalized'> & {
  problem: Problem
}

/** What validation needs of other documents. */
export type References = {
  /** The keys of the claims, to which copy refers as {key}. */
  claims: ReadonlySet<string>
  /** Whether a picture has an alternative text in a language. */
  hasAlt: (picture: number, locale: Locale) => boolean
}

type ValidationInput = {
  fields: FlattenedField[]
  /** As the database keeps it, with localized values by language (`locale: 'all'`). */
  doc: Doc
  locale: Locale
  references: References
}

/**
 * The issues that a document would have in a language, in the order of the form: missing required
 * texts, wrong counts, too long texts, pictures without alternative text, invalid links, unknown
 * placeholders. Fields whose condition does not hold are skipped, as in the form.
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
    ...wholeIssues(shown),
  ]
}

/** The issue of a document whose texts together are too long, with every placeholder filled. */
function wholeIssues(shown: StoredValue[]): ValidationIssue[] {
  const { document: limit } = maxLengths
  const length = shown.reduce((sum, { field, value }) => sum + filledLength(field, value), 0)
  const problem = { kind: 'long', limit } as const
  return length > limit ? [{ path: '', trail: [], isLocalized: true, problem }] : []
}

/** The most characters that a value can become on a page: a claim may be changed at any time. */
function filledLength(field: FlattenedField, value: unknown): number {
  const { links, nodes } = readRichText(field.type === 'richText' ? value : undefined)
  return [...textsIn(field, value), ...links].reduce(
    (sum, text) => sum + text.length + placeholdersIn(text).length * maxPlaceholderLength,
    nodes * nodeLength,
  )
}

/** The problem of a value for itself: missing though it is required, or not as many as there must be. */
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
 * The languages in which a document of a collection or global shows anywhere: the privacy policy
 * and the onboarding form are German only.
 */
export function languagesShowing(resource: string, { slug, page }: Doc): readonly Locale[] {
  if (resource === 'onboarding-page') return [defaultLocale]
  if (resource !== 'legal-pages' && resource !== 'page-meta') return locales
  const name = resource === 'legal-pages' ? slug : page
  const known = pageIds.find((id) => id === name)
  if (known) return languagesOf(known)
  return name === 'onboarding' ? [defaultLocale] : locales
}

/** The pictures that a value shows, by their ids. */
export function picturesIn({ field, value }: Pick<StoredValue, 'field' | 'value'>): number[] {
  if (field.type === 'richText') return readRichText(value).pictures.flatMap(idOf)
  if (field.type !== 'upload' || field.relationTo !== 'media') return []
  return (Array.isArray(value) ? value : [value]).flatMap(idOf)
}

/** The keys of the placeholders that the texts of a value hold. */
export function placeholdersOf({ field, value }: Pick<StoredValue, 'field' | 'value'>): string[] {
  return textsIn(field, value).flatMap(placeholdersIn)
}

type Rules = { required?: boolean; minRows?: number; maxRows?: number; hasMany?: boolean }

type FieldContext = Omit<StoredValue, 'path' | 'key'> & { locale: Locale; references: References }

/** A problem, and the entry of a list of texts that it is about, from 0. */
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
  // What is the same in every language, as the mails to the team, is German.
  const language = isLocalized ? locale : defaultLocale
  const formless = textsIn(field, value).flatMap((text) => wrongForms(text, language))
  const altless = picturesIn({ field, value }).filter(
    (picture) => !references.hasAlt(picture, locale),
  )
  return [
    ...[...new Set(unknown)].map(
      (key): FieldProblem => ({ problem: { kind: 'placeholder', placeholder: `{${key}}` } }),
    ),
    ...[...new Set(formless)].map(
      (placeholder): FieldProblem => ({
        problem: { kind: 'forms', placeholder, examples: pluralExamples[language] },
      }),
    ),
    ...(altless.length > 0 ? [{ problem: { kind: 'alt', pictures: altless } } as const] : []),
  ]
}

/** Placeholders valid in a part of a document only; the field that begins it lists them. */
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
  // An address of another site is as long as that site has it; what is hidden nobody could shorten.
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

/** Whether a text has no visible character: spaces of every kind do not count, nor invisible ones. */
export function isBlank(text: unknown): boolean {
  return typeof text !== 'string' || !/[^\s\p{C}\u115f\u1160\u2800\u3164]/u.test(text)
}

function isList(field: FlattenedField): boolean {
  return field.type === 'array' || field.type === 'blocks' || Boolean((field as Rules).hasMany)
}

function idOf(value: unknown): number[] {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return id === undefined || id === null ? [] : [Number(id)]
}
