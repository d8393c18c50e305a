import type { Locale } from '../../../i18n/locales.ts'
import { isTargetLocale, type TargetLocale, targetLocales } from '../../../i18n/target-locales.ts'
import { type FilterState, filterStates, type TextState, translationsPath } from './constants.ts'
import type { CoveredDocument, CoveredText, LanguageCount, Translation } from './types.ts'

/** The filter of the view, kept in the URL. */
export type Filter = {
  language?: TargetLocale
  state: FilterState
  /** The key of a document. */
  document?: string
}

/** A document in one language with those of its texts that are shown. */
export type Shown = {
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

/** The filter that an address names; what it does not name, or names wrongly, is not narrowed. */
export function filterFrom(query: Record<string, unknown> = {}): Filter {
  const { document, language, state } = query
  return {
    language: isTargetLocale(language) ? language : undefined,
    state: filterStates.find((known) => known === state) ?? 'open',
    document: typeof document === 'string' ? document : undefined,
  }
}

/** The address of the view, narrowed to that. */
export function hrefOf({ document, language, state }: Partial<Filter>): string {
  const query = new URLSearchParams()
  if (language) query.set('language', language)
  if (state && state !== 'open') query.set('state', state)
  if (document) query.set('document', document)
  return query.size > 0 ? `${translationsPath}?${query}` : translationsPath
}

/** What a filter shows: document by document, in each only those languages that have something. */
export function shownBy(documents: CoveredDocument[], filter: Filter): Shown[] {
  const languages = filter.language ? [filter.language] : targetLocales
  const asked = documents.filter(({ key }) => !filter.document || key === filter.document)
  return asked
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

/** How far a language has come over all documents that show in it. */
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
