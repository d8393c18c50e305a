import type { SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts'
import type { StaffLanguage } from '../../i18n/staff.ts'
import type { StoredValue } from './stored-values.ts'
import { isBlank, type Problem, type ValidationIssue } from './validate-content.ts'

type Words = {
  everyLanguage: string
  missing: (where: string) => string
  count: (where: string, found: number, wanted: string) => string
  exactly: (count: number) => string
  atLeast: (count: number) => string
  atMost: (count: number) => string
  long: (where: string, limit: string) => string
  placeholders: (where: string, limit: string) => string
  file: (where: string) => string
  alt: (where: string) => string
  link: (where: string, link: string) => string
  noLink: (where: string) => string
  placeholder: (where: string, placeholder: string) => string
  forms: (where: string, placeholder: string, examples: readonly number[]) => string
  quoted: (title: string) => string
}

const words: Record<StaffLanguage, Words> = {
  de: {
    everyLanguage: 'Alle Sprachen',
    missing: (where) => `${where} fehlt.`,
    count: (where, found, wanted) => `${where}: ${found} statt ${wanted} Einträge.`,
    exactly: (count) => `${count}`,
    atLeast: (count) => `mindestens ${count}`,
    atMost: (count) => `höchstens ${count}`,
    long: (where, limit) => `${where} ist zu lang: Höchstens ${limit} Zeichen sind erlaubt.`,
    placeholders: (where, limit) =>
      `${where} enthält zu viele Platzhalter: Höchstens ${limit} sind erlaubt.`,
    file: (where) => `${where} verweist auf eine Datei im Papierkorb.`,
    alt: (where) => `${where} hat keinen Alternativtext.`,
    link: (where, link) => `${where} verweist ins Leere (${link}).`,
    noLink: (where) => `${where} enthält einen Verweis ohne Ziel.`,
    placeholder: (where, placeholder) =>
      `${where} enthält den unbekannten Platzhalter ${placeholder}.`,
    forms: (where, placeholder, examples) =>
      `${where} enthält ${placeholder} – nach dem Schlüssel stehen die Formen des Wortes für ${examples.join(' und ')} (auf Deutsch zum Beispiel {trialDays|Tag|Tage}).`,
    quoted: (title) => `„${title}“`,
  },
  en: {
    everyLanguage: 'All languages',
    missing: (where) => `${where} is missing.`,
    count: (where, found, wanted) => `${where} has ${found} entries instead of ${wanted}.`,
    exactly: (count) => `${count}`,
    atLeast: (count) => `at least ${count}`,
    atMost: (count) => `at most ${count}`,
    long: (where, limit) => `${where} is too long: the limit is ${limit} characters.`,
    placeholders: (where, limit) =>
      `${where} contains too many placeholders: the limit is ${limit}.`,
    file: (where) => `${where} refers to a file in the trash.`,
    alt: (where) => `${where} has no alternative text.`,
    link: (where, link) => `${where} links to nowhere (${link}).`,
    noLink: (where) => `${where} contains a link without an address.`,
    placeholder: (where, placeholder) =>
      `${where} contains the unknown placeholder ${placeholder}.`,
    forms: (where, placeholder, examples) =>
      `${where} contains ${placeholder} – the key is followed by the forms of the word for ${examples.join(' and ')} (in English for example {trialDays|day|days}).`,
    quoted: (title) => `“${title}”`,
  },
}

/**
 * Returns the name of a content language in the UI language: `Portugiesisch` for `pt` in German.
 */
export function languageName(locale: Locale, language: StaffLanguage): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** Returns the names of several languages: `Deutsch + Englisch`, or `Alle Sprachen`. */
export function languageNames(list: readonly Locale[], language: StaffLanguage): string {
  if (list.length === locales.length) return words[language].everyLanguage
  // Not joined with commas, because Payload separates the entries of an error message with commas.
  return list.map((locale) => languageName(locale, language)).join(' + ')
}

type FormatOptions = {
  /** The language of the message. */
  language: StaffLanguage
  /** The content languages with this issue. */
  locales: readonly Locale[]
  /** The name of the document, unless it is clear from the context. */
  document?: string
}

/**
 * Returns a message with the languages, the field and the problem:
 * `Portugiesisch: Startseite › Auftakt › Überschrift fehlt.`
 */
export function formatIssue(
  issue: ValidationIssue,
  { language, locales: inLocales, document }: FormatOptions,
): string {
  const where = [...(document ? [document] : []), ...placeNames(issue, language)].join(' › ')
  return `${languageNames(inLocales, language)}: ${formatProblem(issue.problem, where, words[language])}`
}

/**
 * Returns the labels that lead to a field: `['Auftakt', 'Überschrift']`, `['Karten 2', 'Titel']`.
 */
export function placeNames(
  { trail }: Pick<StoredValue, 'trail'>,
  language: StaffLanguage,
): string[] {
  return trail.flatMap((step, index) => {
    if (typeof step === 'number') return []
    const name = labelIn('label' in step ? step.label : undefined, language) ?? step.name
    const row = trail[index + 1]
    return typeof row === 'number' ? `${name} ${row + 1}` : name
  })
}

/**
 * Returns the display name of a document: a global's label, or the
 * collection's label and the title.
 */
export function documentName(
  config: SanitizedCollectionConfig | SanitizedGlobalConfig,
  doc: Record<string, unknown>,
  language: StaffLanguage,
): string {
  if (!('labels' in config)) return labelIn(config.label, language) ?? config.slug
  const kind = labelIn(config.labels.singular, language) ?? config.slug
  const stored = doc[config.admin.useAsTitle ?? 'id']
  const title =
    typeof stored === 'object' && stored !== null
      ? (stored as Record<string, unknown>)[defaultLocale]
      : optionLabel(config, stored, language)
  return isBlank(String(title ?? '')) ? kind : `${kind} ${words[language].quoted(String(title))}`
}

/**
 * Returns the label of the selected option if the title field is a select,
 * otherwise the stored value.
 */
function optionLabel(
  { admin, flattenedFields }: SanitizedCollectionConfig,
  stored: unknown,
  language: StaffLanguage,
): unknown {
  const field = flattenedFields.find(({ name }) => name === admin.useAsTitle)
  if (field?.type !== 'select') return stored
  const option = field.options.find((each) => typeof each === 'object' && each.value === stored)
  return (typeof option === 'object' && labelIn(option.label, language)) || stored
}

function formatProblem(problem: Problem, where: string, messages: Words): string {
  switch (problem.kind) {
    case 'missing':
      return messages.missing(where)
    case 'count': {
      const { found, min = 0, max } = problem
      const wanted =
        min === max
          ? messages.exactly(min)
          : found < min
            ? messages.atLeast(min)
            : messages.atMost(max ?? found)
      return messages.count(where, found, wanted)
    }
    case 'long':
      return messages.long(where, formatNumber(problem.limit))
    case 'placeholders':
      return messages.placeholders(where, formatNumber(problem.limit))
    case 'file':
      return messages.file(where)
    case 'alt':
      return messages.alt(where)
    case 'link':
      return problem.link ? messages.link(where, problem.link) : messages.noLink(where)
    case 'placeholder':
      return messages.placeholder(where, problem.placeholder)
    case 'forms':
      return messages.forms(where, problem.placeholder, problem.examples)
  }
}

/**
 * Formats a number with no-break spaces as thousands separators, because commas separate entries.
 */
function formatNumber(count: number): string {
  return count.toLocaleString('en').replaceAll(',', '\u00a0')
}

/** Returns a label or description of Payload's in the UI language. */
export function labelIn(label: unknown, language: StaffLanguage): string | undefined {
  if (typeof label === 'string') return label
  if (typeof label !== 'object' || label === null) return undefined
  const texts = label as Partial<Record<StaffLanguage, string>>
  return texts[language] ?? texts.en ?? texts.de
}
