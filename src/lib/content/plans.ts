import type { Payload } from 'payload'
import { isLocale, type Locale } from '../../i18n/locales.ts'
import type { PayloadJob, TaskSchedulePublish } from '../../payload-types.ts'
import { idOf } from '../cms/id-of.ts'
import { type DocumentRef, isSameDocument } from './document-ref.ts'

/** A plan to publish or unpublish. Without `locale`, it applies to all languages. */
export type Planned = { type: 'publish' | 'unpublish'; locale?: Locale; place: DocumentRef }

/**
 * A pending plan. `at` is the ISO 8601 time it was planned for, also while it waits for its next attempt.
 * `id` is that of the job.
 */
export type Plan = Planned & { id: number; at: string }

/** Loads all plans that have not failed or completed, in the order of their times. */
export async function loadPlans(payload: Payload): Promise<Plan[]> {
  return (await loadJobs(payload))
    .flatMap((job) => {
      const planned = plannedBy(job)
      const { at = job.waitUntil } = (job.input ?? {}) as { at?: string }
      return planned && at ? [{ ...planned, id: job.id, at }] : []
    })
    .toSorted((one, other) => one.at.localeCompare(other.at))
}

/** Loads the jobs of the plans of an account that have not failed or completed. Resolves to their ids. */
export async function loadPlansBy(payload: Payload, account: number): Promise<number[]> {
  return (await loadJobs(payload)).flatMap(({ id, input }) => {
    const { user } = (input ?? {}) as TaskSchedulePublish['input']
    return user && Number(idOf(user.value)) === account ? [id] : []
  })
}

async function loadJobs(payload: Payload): Promise<PayloadJob[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      hasError: { not_equals: true },
      completedAt: { exists: false },
      waitUntil: { exists: true },
    },
    pagination: false,
    depth: 0,
  })
  return docs
}

/** Loads the plans of a document that failed. `id` is that of the job. */
export async function loadFailedPlansOf(
  payload: Payload,
  place: DocumentRef,
): Promise<(Planned & { id: number })[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      hasError: { equals: true },
      // Not all of those that ever failed, which every publication would load. Payload itself stores ids as numbers.
      ...('global' in place
        ? { 'input.global': { equals: place.global } }
        : { 'input.doc.value': { in: [place.id, String(place.id)] } }),
    },
    pagination: false,
    depth: 0,
    select: { input: true },
  })
  return docs.flatMap((job) => {
    const planned = plannedBy(job)
    return planned && isSameDocument(planned.place, place) ? [{ ...planned, id: job.id }] : []
  })
}

/** Returns the plans of one document. */
export function plansOf(plans: readonly Plan[], place: DocumentRef): Plan[] {
  return plans.filter((plan) => isSameDocument(plan.place, place))
}

/** Returns the plan in a job's input, or undefined if the input has no document. */
export function plannedBy({ input }: Pick<PayloadJob, 'input'>): Planned | undefined {
  const { doc, global, locale, type } = (input ?? {}) as TaskSchedulePublish['input']
  const place = global
    ? { global }
    : doc && { collection: doc.relationTo, id: Number(idOf(doc.value)) }
  if (!place) return undefined
  return { type: type ?? 'publish', locale: isLocale(locale) ? locale : undefined, place }
}
