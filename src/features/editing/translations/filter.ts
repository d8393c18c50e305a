import type { Locale } from '../../../i18n/locales.ts'
import { isTargetLocale, type TargetLocale, targetLocales } from '../../../i18n/target-locales.ts'
import { type FilterState, filterStates, type TextState, translationsPath } from './constants.ts'
import type { CoveredDocument, CoveredText, LanguageCount, Translation } from './types.ts'

/** The filter of the view, as in the URL. */
export type Filter = {
  language?: TargetLocale
  state: FilterState
  /** The key of a document. */
  document?: string
  /** The page of the list, from 1. */
  page?: number
}

/** A document in one language with those of its texts that match the filter. */
export type ShownTexts = {
  document: CoveredDocument
  language: TargetLocale
  texts: { text: CoveredText; translation: Translation }[]
}

const statesOf: Record<FilterState, readonly TextState[]> = {
  open: ['missing', 'outdated', 'german'],
  missing: ['missing'],
  outdated: ['outdated', 'german'],
  all: ['complete', 'missing', 'outdated', 'german'],
}

/** Parses the filter from a query string; missing and invalid parameters do not filter. */
export function parseFilter(query: Record<string, unknown> = {}): Filter {
  const { document, language, page, state } = query
  return {
    language: isTargetLocale(language) ? language : undefined,
    state: filterStates.find((known) => known === state) ?? 'open',
    document: typeof document === 'string' ? document : undefined,
    page: Number(page) || 1,
  }
}

/** Returns the URL of the view with a filter. */
export function hrefOf({ document, language, page = 1, state }: Partial<Filter>): string {
  const query = new URLSearchParams()
  if (language) query.set('language', language)
  if (state && state !== 'open') query.set('state', state)
  if (document) query.set('document', document)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${translationsPath}?${query}` : translationsPath
}

/** Returns the texts that match a filter, grouped by document and language, without empty groups. */
export function filterTexts(documents: CoveredDocument[], filter: Filter): ShownTexts[] {
  const languages = filter.language ? [filter.language] : targetLocales
  const matching = documents.filter(({ key }) => !filter.document || key === filter.document)
  return matching
    .flatMap((document) =>
      languages.map((language) => ({
        document,
        language,
        texts: document.texts.flatMap((text) => {
          const translation = text.translations[language]
          const isShown = translation && statesOf[filter.state].includes(translation.state)
          return isShown ? [{ text, translation }] : []
        }),
      })),
    )
    .filter(({ texts }) => texts.length > 0)
}

/** The maximum number of texts, and of characters unless one text is longer, on a page of the list. */
export const pageLimits = { texts: 300, characters: 300_000 }

/** Divides texts into pages, because each text on a page is rendered with its own form. */
export function dividePages(shown: ShownTexts[]): ShownTexts[][] {
  const pages: ShownTexts[][] = []
  let count = Number.POSITIVE_INFINITY
  let characters = 0
  for (const { document, language, texts } of shown) {
    for (const each of texts) {
      const length = lengthOf(each.text.german) + lengthOf(each.translation.items)
      if (count >= pageLimits.texts || characters + length > pageLimits.characters) {
        pages.push([])
        count = characters = 0
      }
      count += 1
      characters += length
      const page = pages.at(-1) ?? []
      const group = page.at(-1)
      if (group?.document === document && group.language === language) group.texts.push(each)
      else page.push({ document, language, texts: [each] })
    }
  }
  return pages
}

function lengthOf(items: string[]): number {
  return items.reduce((sum, { length }) => sum + length, 0)
}

/** Counts the texts of a language by state, over all documents that have a page in it. */
export function countOf(documents: CoveredDocument[], language: Locale): LanguageCount {
  const sum = { total: 0, complete: 0, missing: 0, outdated: 0 }
  for (const { cells } of documents) {
    const { total = 0, missing = 0, outdated = 0 } = cells[language] ?? {}
    sum.total += total
    sum.missing += missing
    sum.outdated += outdated
    sum.complete += total - missing - outdated
  }
  return sum
}
