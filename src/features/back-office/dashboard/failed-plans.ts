import type { Payload } from 'payload'
import type { StaffLanguage } from '../../../i18n/staff.ts'
import { adminPathOf, configAt, type DocumentRef } from '../../../lib/content/document-ref.ts'
import { documentName } from '../../../lib/content/format-issue.ts'
import { plannedBy } from '../../../lib/content/plans.ts'
import type { PayloadJob } from '../../../payload-types.ts'
import { documentReads } from './document-reads.ts'
import type { FailedPlan } from './types.ts'

type LoadOptions = { payload: Payload; uiLocale: StaffLanguage }

/**
 * Loads the failed plans to publish or unpublish, the latest first. Omits those that somebody
 * has scheduled again since; the plugin deletes those that were done since.
 */
export async function loadFailedPlans({ payload, uiLocale }: LoadOptions): Promise<FailedPlan[]> {
  const [failed, waiting] = await Promise.all([
    latestPlans(payload, { equals: true }, 50),
    latestPlans(payload, { not_equals: true }, 500),
  ])
  const plannedAt = new Map<string, string>()
  for (const job of [...failed, ...waiting]) {
    const key = keyOf(job)
    if (job.createdAt > (plannedAt.get(key) ?? '')) plannedAt.set(key, job.createdAt)
  }
  const plans = failed.map((job) =>
    toFailedPlan({ payload, uiLocale, job, plannedAt }).catch((err: unknown) => {
      payload.logger.warn({ err, msg: `The failed plan ${job.id} cannot be reported` })
      return []
    }),
  )
  return (await Promise.all(plans)).flat()
}

async function latestPlans(
  payload: Payload,
  hasError: { equals: true } | { not_equals: true },
  limit: number,
): Promise<PayloadJob[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' }, hasError },
    sort: '-createdAt',
    limit,
    pagination: false,
    depth: 0,
  })
  return docs
}

/** Identifies the document and language of a plan. */
function keyOf(job: PayloadJob): string {
  const { locale, place } = plannedBy(job) ?? {}
  return JSON.stringify({ locale, place })
}

/** `plannedAt` is the time of the latest plan for each document and language. */
type FailedJob = LoadOptions & { job: PayloadJob; plannedAt: Map<string, string> }

/** Returns the plan in an array, which is empty if somebody has dealt with the failure. */
async function toFailedPlan(failed: FailedJob): Promise<FailedPlan[]> {
  const { payload, uiLocale, job, plannedAt } = failed
  const planned = plannedBy(job)
  if (!planned || (plannedAt.get(keyOf(job)) ?? '') > job.updatedAt) return []
  const { locale: language, place } = planned
  const document = await documentReads(() => documentAt(payload, place, uiLocale))
  if (!document) return []
  return [
    {
      id: job.id,
      href: adminPathOf(place, document) + (language ? `?locale=${language}` : ''),
      title: document.title,
      language,
      reason: job.lastError ?? '',
    },
  ]
}

/** Loads the title of a plan's document; undefined if the document no longer exists. */
async function documentAt(payload: Payload, place: DocumentRef, uiLocale: StaffLanguage) {
  const config = configAt(payload, place)
  if (!config?.versions?.drafts) return undefined
  const title = documentName(config, {}, uiLocale)
  if ('global' in place) return { title, isTrashed: false }
  const { collection, id } = place
  const found = await payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    trash: true,
  })
  if (!found) return undefined
  return {
    title: documentName(config, { ...found }, uiLocale),
    isTrashed: 'deletedAt' in found && Boolean(found.deletedAt),
  }
}
