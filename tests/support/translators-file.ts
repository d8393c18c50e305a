import { loadCoverage } from '../../src/features/editing/translations/data.ts'
import { exportLanguage } from '../../src/features/editing/translations/export.ts'
import { importFile } from '../../src/features/editing/translations/import.ts'
import type { UnitReport } from '../../src/features/editing/translations/types.ts'
import type { TargetLocale } from '../../src/i18n/target-locales.ts'
import { context } from './translating.ts'

export const site = 'site.example'

/** Exports the file for the translators of a language. */
export async function exportFile(language: TargetLocale, onlyOpen = false): Promise<string> {
  return exportLanguage(() => loadCoverage('de'), { language, site, onlyOpen })
}

/** Imports a file from the translators and returns the outcome of each text. */
export async function importReport(
  file: string,
  language: TargetLocale,
  isPublishing = false,
): Promise<UnitReport[]> {
  const options = { language, site, isPublishing, uiLocale: 'de', user: context.editor } as const
  const outcome = await importFile(file, options)
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.value.units
}
