import { defaultLocale, localeTags } from '../../../i18n/locales.ts'
import type { TargetLocale } from '../../../i18n/target-locales.ts'
import type { CoveredDocument, Translation } from './types.ts'
import { unitsOf } from './units.ts'
import { writeXliff, type XliffUnit } from './xliff.ts'

type ExportOptions = {
  language: TargetLocale
  /** The name of the site; the import rejects files of another site. */
  site: string
  /** Omits complete translations. */
  onlyOpen: boolean
}

const xliffStates: Record<Translation['state'], XliffUnit['state']> = {
  complete: 'translated',
  missing: 'needs-translation',
  german: 'needs-translation',
  outdated: 'needs-review-translation',
}

/** Returns the German texts and their translations into a language as a file for translators (XLIFF 1.2). */
export function exportLanguage(
  documents: CoveredDocument[],
  { language, onlyOpen, site }: ExportOptions,
): string {
  const groups = documents.map((document) => ({
    id: document.key,
    name: document.title,
    units: unitsOf(document, language).flatMap(({ id, label, source, target, text }) => {
      const state = text.translations[language]?.state ?? 'missing'
      if (onlyOpen && state === 'complete') return []
      const isNew = target === undefined
      return [{ id, source, target, note: label, state: xliffStates[isNew ? 'missing' : state] }]
    }),
  }))
  return writeXliff({
    original: site,
    sourceLanguage: localeTags[defaultLocale],
    targetLanguage: localeTags[language],
    groups: groups.filter(({ units }) => units.length > 0),
  })
}

export function exportName(language: TargetLocale, site: string): string {
  return `${site}-${language}.xlf`
}
