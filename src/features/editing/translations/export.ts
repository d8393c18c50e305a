import pLimit from 'p-limit'
import { defaultLocale, localeTags } from '../../../i18n/locales.ts'
import type { TargetLocale } from '../../../i18n/target-locales.ts'
import { waitForEventLoopTurn } from '../../../lib/event-loop-turn.ts'
import { processWide } from '../../../lib/process-wide.ts'
import type { CoveredDocument, Translation } from './types.ts'
import { fingerprint, unitsOf } from './units.ts'
import { writeGroup, writeXliff, type XliffUnit } from './xliff.ts'

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

/** An export needs the texts of all documents in memory. */
const exportLimit = processWide('translation-exports', () => pLimit(1))

/**
 * Returns the German texts and their translations into a language as a file for translators
 * (XLIFF 1.2). Runs one export at a time, and lets the event loop turn after each document.
 */
export function exportLanguage(
  loadDocuments: () => Promise<CoveredDocument[]>,
  options: ExportOptions,
): Promise<string> {
  return exportLimit(async () => {
    const groups: string[] = []
    for (const document of await loadDocuments()) {
      const units = exportedUnits(document, options)
      if (units.length > 0) {
        groups.push(writeGroup({ id: document.key, name: document.title, units }))
      }
      await waitForEventLoopTurn('translation exports')
    }
    return writeXliff({
      original: options.site,
      sourceLanguage: localeTags[defaultLocale],
      targetLanguage: localeTags[options.language],
      groups,
    })
  })
}

function exportedUnits(
  document: CoveredDocument,
  { language, onlyOpen }: ExportOptions,
): XliffUnit[] {
  return unitsOf(document, language).flatMap(({ id, label, source, target, text }) => {
    const state = text.translations[language]?.state ?? 'missing'
    if (onlyOpen && state === 'complete') return []
    const isNew = target === undefined
    const exported = fingerprint(target ?? '')
    const xliffState = xliffStates[isNew ? 'missing' : state]
    return [{ id, source, target, exported, note: label, state: xliffState }]
  })
}

export function exportName(language: TargetLocale, site: string): string {
  return `${site}-${language}.xlf`
}
