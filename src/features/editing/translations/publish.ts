import type { Locale } from '../../../i18n/locales.ts'
import { done, type Outcome } from '../../../lib/http/outcome.ts'
import type { StaffCaller } from '../../../lib/http/staff-call.ts'
import { loadCoverage } from './data.ts'
import { formatCount, translationMessages } from './messages.ts'
import { publishDocument } from './publish-document.ts'
import type { PublishInput } from './schema.ts'
import type { CoveredDocument, Publishable } from './types.ts'

/**
 * Publishes documents that have a newer draft in a language, each whole or not at all, by the same
 * rules as the form's button. Without `chosen` it only tries: resolves to what would become of each.
 */
export async function publishReady(
  { chosen, languages }: PublishInput,
  caller: StaffCaller,
): Promise<Outcome<{ documents: Publishable[] }>> {
  const open = (await loadCoverage(caller.uiLocale)).flatMap((document) =>
    languages
      .filter((language) => isNewer(document, language))
      .map((language) => ({ document, language })),
  )
  const asked = chosen
    ? open.filter(({ document, language }) =>
        chosen.some((each) => each.document === document.key && each.language === language),
      )
    : open
  const documents: Publishable[] = []
  // One after the other: publishing takes a lock.
  for (const { document, language } of asked) {
    const { editPath, key, title } = document
    const reason =
      unfinished(document, language, caller) ??
      (await publishDocument(document, { ...caller, language, isTrial: !chosen }))
    documents.push({ document: key, editPath, language, title, reason })
  }
  return done({ documents })
}

function isNewer({ cells }: CoveredDocument, language: Locale): boolean {
  const state = cells[language]?.publication
  return state === 'changed' || state === 'draft'
}

/** Translations that wait for somebody: the rules of publishing do not know of them. */
function unfinished(
  { cells }: CoveredDocument,
  language: Locale,
  { uiLocale }: StaffCaller,
): string | undefined {
  const outdated = cells[language]?.outdated ?? 0
  return outdated > 0
    ? formatCount(translationMessages[uiLocale].stillOutdated, outdated)
    : undefined
}
