import type { Locale } from '../../../i18n/locales.ts'
import { getCms } from '../../../lib/cms/payload.ts'
import { type DocumentRef, isSamePlace } from '../../../lib/content/document-ref.ts'
import { loadPlans, type Plan } from '../../../lib/content/plans.ts'
import { isWithdrawn } from '../../../lib/content/was-published.ts'
import { done, type Outcome, reject } from '../../../lib/http/outcome.ts'
import type { StaffCaller } from '../../../lib/http/staff-call.ts'
import { processWide } from '../../../lib/process-wide.ts'
import { loadCoverage } from './data.ts'
import { formatCount, translationMessages } from './messages.ts'
import { publishDocument } from './publish-document.ts'
import type { PublishInput } from './schema.ts'
import type { CoveredDocument, Publishable } from './types.ts'

type Answer = { documents: Publishable[] }

/** Whether somebody publishes, or tries: each document of the site takes its time, and a lock. */
const state = processWide('publish-ready', () => ({ isBusy: false }))

/**
 * Publishes documents that have a newer draft in a language, each whole or not at all, by the same
 * rules as the form's button. Without `chosen` it only tries: resolves to what would become of each.
 * Rejects while another call is at it; stops after a document once `signal` says that nobody waits.
 */
export async function publishReady(
  input: PublishInput,
  caller: StaffCaller,
  signal?: AbortSignal,
): Promise<Outcome<Answer>> {
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
): Promise<Answer> {
  const isChosen = new Set(chosen?.map(({ document, language }) => keyOf(document, language)))
  const cms = await getCms()
  const plans = await loadPlans(cms)
  const open = (await loadCoverage(caller.uiLocale)).flatMap((document) =>
    languages
      .filter((language) => isNewer(document, language))
      .filter((language) => !isPlanned(plans, document.place, language))
      .filter((language) => !chosen || isChosen.has(keyOf(document.key, language)))
      .map((language) => ({ document, language })),
  )
  const documents: Publishable[] = []
  // One after the other: publishing takes a lock.
  for (const { document, language } of open) {
    if (signal?.aborted) break
    const { editPath, key, place, title } = document
    // What somebody took away on purpose comes back by its own form alone.
    if (await isWithdrawn(cms, place, language)) continue
    const reason =
      unfinished(document, language, caller) ??
      (await publishDocument(document, { ...caller, language, isTrial: !chosen }))
    documents.push({ document: key, editPath, language, title, reason })
  }
  return { documents }
}

/** Whether it is decided when a document becomes public in a language. */
function isPlanned(plans: Plan[], place: DocumentRef, language: Locale): boolean {
  return plans.some(
    (plan) => isSamePlace(plan.place, place) && [undefined, language].includes(plan.locale),
  )
}

const keyOf = (document: string, language: Locale) => `${language} ${document}`

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
