import type { Locale } from '../../../i18n/locales.ts'
import { getCms } from '../../../lib/cms/payload.ts'
import { type DocumentRef, isSameDocument } from '../../../lib/content/document-ref.ts'
import { languageName } from '../../../lib/content/format-issue.ts'
import { loadPlans, type Plan } from '../../../lib/content/plans.ts'
import { isUnpublished } from '../../../lib/content/unpublished-documents.ts'
import type { StaffCaller } from '../../../lib/http/handle-staff-request.ts'
import { done, type Outcome, reject } from '../../../lib/http/outcome.ts'
import { processWide } from '../../../lib/process-wide.ts'
import { loadCoverage } from './data.ts'
import { formatCount, translationMessages } from './messages.ts'
import { publishDocument } from './publish-document.ts'
import type { PublishInput } from './schema.ts'
import type { CoveredDocument, Publishable } from './types.ts'

type PublishResult = { documents: Publishable[] }

/** One call at a time, dry runs included: each document takes time and a lock. */
const state = processWide('publish-ready', () => ({ isBusy: false }))

/**
 * Publishes documents that have a newer draft in a language, with the same rules as the button in the
 * form. Each document is one transaction. Without `chosen` it is a dry run, which resolves to the
 * documents that could be published. Does not publish what was saved after that. Rejects while another call
 * is running; stops between two documents when `signal` is aborted.
 */
export async function publishReady(
  input: PublishInput,
  caller: StaffCaller,
  signal?: AbortSignal,
): Promise<Outcome<PublishResult>> {
  if (state.isBusy) return reject(409, translationMessages[caller.uiLocale].othersPublish)
  state.isBusy = true
  try {
    return done(await publishAll(input, caller, signal))
  } finally {
    state.isBusy = false
  }
}

async function publishAll(
  { chosen, languages }: PublishInput,
  caller: StaffCaller,
  signal: AbortSignal | undefined,
): Promise<PublishResult> {
  const confirmed = new Map(
    chosen?.map(({ document, language, savedAt }) => [keyOf(document, language), savedAt]),
  )
  const cms = await getCms()
  const candidates = (await loadCoverage(caller.uiLocale)).flatMap((document) =>
    languages
      .filter((language) => isNewer(document, language))
      .filter((language) => !chosen || confirmed.has(keyOf(document.key, language)))
      .map((language) => ({ document, language })),
  )
  const documents: Publishable[] = []
  /** The times of own publications, which are later saves than those of the drafts. */
  const publishedAt = new Map<CoveredDocument, string>()
  // Sequentially, because publishing takes a lock.
  for (const { document, language } of candidates) {
    if (signal?.aborted) break
    const { editPath, key, place, savedAt, title } = document
    // Each time, because somebody may have planned it since the first one.
    const plans = await loadPlans(cms)
    if (isPlanned(plans, place, language)) continue
    // Somebody unpublished it on purpose; only its own form publishes it again.
    if (await isUnpublished(cms, place, language)) continue
    const rejection =
      chosen && confirmed.get(keyOf(key, language)) !== savedAt
        ? translationMessages[caller.uiLocale].changedMeanwhile
        : (outdatedMessage(document, language, caller) ?? plannedMessage(plans, place, caller))
    const options = {
      language,
      isDryRun: !chosen,
      savedAt: publishedAt.get(document) ?? savedAt,
    }
    const published = rejection
      ? { reason: rejection }
      : await publishDocument(document, { ...caller, ...options })
    if ('savedAt' in published) publishedAt.set(document, published.savedAt)
    const { reason } = published
    documents.push({ document: key, editPath, language, savedAt, title, reason })
  }
  return { documents }
}

/** Returns whether a publication of the document in this language is scheduled. */
function isPlanned(plans: Plan[], place: DocumentRef, language: Locale): boolean {
  return plans.some(
    (plan) => isSameDocument(plan.place, place) && [undefined, language].includes(plan.locale),
  )
}

/**
 * Returns the reason if a publication of the document in another language is scheduled: with any language,
 * what all share would become public before its time.
 */
function plannedMessage(
  plans: Plan[],
  place: DocumentRef,
  { uiLocale }: StaffCaller,
): string | undefined {
  const planned = plans.find(
    (plan) => plan.type === 'publish' && isSameDocument(plan.place, place) && plan.locale,
  )
  if (!planned?.locale) return undefined
  return translationMessages[uiLocale].plannedElsewhere(languageName(planned.locale, uiLocale))
}

const keyOf = (document: string, language: Locale) => `${language} ${document}`

function isNewer({ cells }: CoveredDocument, language: Locale): boolean {
  const state = cells[language]?.publication
  return state === 'changed' || state === 'draft'
}

/** Returns the reason if the document has outdated translations, which validation does not check. */
function outdatedMessage(
  { cells }: CoveredDocument,
  language: Locale,
  { uiLocale }: StaffCaller,
): string | undefined {
  const outdated = cells[language]?.outdated ?? 0
  return outdated > 0
    ? formatCount(translationMessages[uiLocale].stillOutdated, outdated)
    : undefined
}
