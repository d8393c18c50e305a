import {
  APIError,
  type CollectionAfterDeleteHook,
  type CollectionSlug,
  NotFound,
  type Payload,
  type PayloadRequest,
} from 'payload'
import * as z from 'zod'
import { type Locale, locales } from '../../i18n/locales.ts'
import { staffLanguage } from '../../i18n/staff.ts'
import type { DocumentRef } from '../../lib/content/document-ref.ts'
import { loadFailedPlansOf, loadPlans, type Planned, plansOf } from '../../lib/content/plans.ts'
import { isPublishedIn, type Stored } from '../../lib/content/published.ts'
import {
  configOf,
  type EntityRef,
  hasLocalizedStatus,
  publishableLocales,
  readDocument,
} from './documents.ts'
import { documentRefOf, requireStaff } from './endpoints.ts'
import { publishMessages } from './messages.ts'
import type { WriteContext } from './write-content.ts'

const planSchema = z.object({
  type: z.enum(['publish', 'unpublish']),
  at: z.iso.datetime(),
  /** Omitted for all languages. */
  locale: z.enum(locales).optional(),
})

/** Open plans per document, and in total. */
const maxPlans = 20
const maxAllPlans = 500

/**
 * Queues a plan to publish or unpublish. Payload's own server function accepts any document,
 * and times in the past.
 */
export const createPlan = (entity: EntityRef) =>
  requireStaff(async (req) => {
    const { payload, user } = req
    const ref = documentRefOf(entity, req)
    const words = publishMessages[staffLanguage(req.i18n.language)].plans
    const { data: plan } = planSchema.safeParse(await bodyOf(req))
    if (!plan) throw new APIError(words.malformed, 400, undefined, true)
    if (Date.parse(plan.at) <= Date.now()) throw new APIError(words.past, 400, undefined, true)
    // Rejects documents that do not exist or that the user may not read.
    await readDocument(payload, ref, { locale: 'all', draft: true, user })
    const isByLanguage = hasLocalizedStatus(configOf(payload, ref))
    const { type, locale } = isByLanguage ? plan : { ...plan, locale: undefined }
    // Payload moves the time of the job with each attempt.
    const at = new Date(plan.at).toISOString()
    const all = await loadPlans(payload)
    const own = plansOf(all, ref)
    // Browsers send a request again if the connection ends before the response.
    const same = own.find((each) => each.type === type && each.locale === locale && each.at === at)
    if (same) return Response.json({ id: same.id })
    if (all.length >= maxAllPlans) throw new APIError(words.many(maxAllPlans), 409, undefined, true)
    if (own.length >= maxPlans) throw new APIError(words.manyOf(maxPlans), 409, undefined, true)
    const target =
      'global' in ref
        ? { global: ref.global }
        : { doc: { relationTo: ref.collection, value: String(ref.id) } }
    const { id } = await payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        ...{ type, locale, at, ...target },
        user: { relationTo: 'users', value: user?.id },
      } as never,
      waitUntil: new Date(at),
    })
    const failed = await loadFailedPlansOf(payload, ref)
    const former = failed
      .filter((each) => each.type === type && each.locale === locale)
      .toSorted((one, other) => other.id - one.id)
    // The latest one is reported again if this one is cancelled.
    await deleteJobs(req, former.slice(1))
    return Response.json({ id }, { status: 201 })
  })

/** Cancels a plan of the document. */
export const cancelPlan = (entity: EntityRef) =>
  requireStaff(async (req) => {
    const { payload, routeParams } = req
    const plans = plansOf(await loadPlans(payload), documentRefOf(entity, req))
    const plan = plans.find(({ id }) => String(id) === routeParams?.plan)
    if (!plan) throw new NotFound(req.t)
    await payload.delete({ collection: 'payload-jobs', id: plan.id, depth: 0 })
    return Response.json({ id: plan.id })
  })

/** A hook that deletes the plans of a deleted document, which no form could cancel. */
export const deletePlans =
  (collection: CollectionSlug): CollectionAfterDeleteHook =>
  async ({ id, req }) => {
    const ref = { collection, id: Number(id) }
    await deleteJobs(req, plansOf(await loadPlans(req.payload), ref))
    await deleteJobs(req, await loadFailedPlansOf(req.payload, ref))
  }

/** A write that may publish or unpublish a document. `published` are the languages it publishes. */
type PublicationChange = { before: Stored; after: Stored; published: readonly Locale[] }

/**
 * Deletes the plans of a document that a write has caught up on: those that failed, so that they are no
 * longer reported, and, unless the write is that of a plan, those that wait for their next attempt. A
 * publication in one language also settles a failed plan for all: the editor has chosen the languages. A
 * waiting plan to publish all languages is divided: it leaves out those that were unpublished meanwhile. One to
 * unpublish all leaves out those that were published.
 */
export async function deleteSettledPlans(
  req: PayloadRequest,
  ref: DocumentRef,
  { before, after, published }: PublicationChange,
): Promise<void> {
  const unpublished = locales.filter(
    (locale) => isPublishedIn(before, locale) && !isPublishedIn(after, locale),
  )
  if (published.length === 0 && unpublished.length === 0) return
  const isGone = ({ locale }: Planned) =>
    locale ? unpublished.includes(locale) : !locales.some((each) => isPublishedIn(after, each))
  const { isPlanned, isRestore } = req.context as WriteContext
  // Discarding a draft and restoring a version publish again what is published, which is no decision against a
  // plan to unpublish.
  const publishedAgainst = ({ type }: Planned) =>
    isRestore && type === 'unpublish' ? [] : published
  const isPublishedInPart = (plan: Planned) =>
    plan.locale ? publishedAgainst(plan).includes(plan.locale) : publishedAgainst(plan).length > 0
  const publishable = publishableLocales(configOf(req.payload, ref), after ?? {})
  const isComplete = publishable.every((locale) => published.includes(locale))
  const isWhole = ({ locale }: Planned) => locale !== undefined || isComplete
  // Discarding or restoring one language does nothing of what was planned for the others.
  const settlesFailed = (plan: Planned) =>
    plan.type === 'publish' && isPublishedInPart(plan) && (isWhole(plan) || !isRestore)
  const failed = (await loadFailedPlansOf(req.payload, ref)).filter(
    (plan) => settlesFailed(plan) || isGone(plan),
  )
  const now = new Date().toISOString()
  const plans = isPlanned ? [] : plansOf(await loadPlans(req.payload), ref)
  const waiting = plans.filter(({ at }) => at < now)
  const settled = waiting.filter(
    (plan) => (isWhole(plan) && isPublishedInPart(plan)) || isGone(plan),
  )
  /** The languages in which somebody has done the opposite of a plan. */
  const contradicted = (plan: Planned) =>
    plan.type === 'publish' ? unpublished : publishedAgainst(plan)
  const divided = waiting.filter(
    (plan) => !plan.locale && contradicted(plan).length > 0 && !settled.includes(plan),
  )
  for (const plan of divided) {
    const others = locales.filter((each) => !contradicted(plan).includes(each))
    await planForEach(req, plan.id, others)
  }
  await deleteJobs(req, [...failed, ...settled, ...divided])
}

/** Queues the plan of a job for each of these languages. */
async function planForEach(
  req: PayloadRequest,
  id: number,
  languages: readonly Locale[],
): Promise<void> {
  const { payload } = req
  const { input } = await payload.findByID({ collection: 'payload-jobs', id, depth: 0, req })
  for (const locale of languages) {
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { ...(input as object), locale } as never,
      waitUntil: new Date(),
      req,
    })
  }
}

/**
 * Returns whether a plan for one language has to wait for an earlier one for all languages, which would undo it.
 * `id` is that of the job.
 */
export async function waitsForEarlier(payload: Payload, id: number): Promise<boolean> {
  const plans = await loadPlans(payload)
  const own = plans.find((plan) => plan.id === id)
  if (!own?.locale) return false
  return plansOf(plans, own.place).some(({ at, locale }) => !locale && at < own.at)
}

/** Returns whether the time of another plan has come. `id` is that of the job. */
export async function isAnyDue(payload: Payload, id: number): Promise<boolean> {
  const now = new Date().toISOString()
  return (await loadPlans(payload)).some((plan) => plan.id !== id && plan.at <= now)
}

/**
 * Deletes the waiting plans that were planned for earlier than one that has just run, for the same document
 * and language: they would undo it. `id` is that of the job.
 */
export async function deleteEarlierPlans(payload: Payload, id: number): Promise<void> {
  const plans = await loadPlans(payload)
  const own = plans.find((plan) => plan.id === id)
  if (!own) return
  const earlier = plansOf(plans, own.place).filter(
    ({ at, locale }) => at < own.at && (!own.locale || locale === own.locale),
  )
  await deleteJobs({ payload }, earlier)
}

async function deleteJobs(
  req: Partial<PayloadRequest> & Pick<PayloadRequest, 'payload'>,
  plans: readonly { id: number }[],
): Promise<void> {
  const where = { id: { in: plans.map(({ id }) => id) } }
  if (plans.length > 0) await req.payload.delete({ collection: 'payload-jobs', where, req })
}

async function bodyOf(req: PayloadRequest): Promise<unknown> {
  return req.json?.().catch(() => undefined)
}
