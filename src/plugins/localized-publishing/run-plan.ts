import pLimit from 'p-limit'
import {
  type APIError,
  JobCancelledError,
  type Payload,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import { isLocale } from '../../i18n/locales.ts'
import { staffLanguage } from '../../i18n/staff.ts'
import { idOf } from '../../lib/cms/id-of.ts'
import { lockHolder } from '../../lib/cms/lock-holder.ts'
import { plannedBy } from '../../lib/content/plans.ts'
import { isOutage } from '../../lib/database/unavailable.ts'
import type { TaskSchedulePublish } from '../../payload-types.ts'
import { publishMessages } from './messages.ts'
import { deleteEarlierPlans, isAnyDue, waitsForEarlier } from './plans.ts'
import type { WriteContext } from './write-content.ts'

/**
 * Replaces the handler of Payload's `schedulePublish` job, which changes only the default language
 * where the plan says "all". This one publishes or unpublishes the plan's language, or every
 * language. It runs on the sanitized configuration, because Payload adds the job after the plugins
 * have run. A plan does not publish what somebody else is typing: it waits until their lock is
 * released or has expired.
 */
export function replacePlanHandler({ jobs }: SanitizedConfig): void {
  const task = jobs.tasks?.find(({ slug }) => slug === 'schedulePublish')
  if (!task) throw new Error('Payload has no job schedulePublish')
  task.handler = runPlan as typeof task.handler
  task.retries = retries
}

/** Attempts while somebody else edits the document or the database is down: one a minute, for an hour. */
const retries = { attempts: 60, backoff: { type: 'fixed', delay: 60_000 } } as const

type HandlerArgs = {
  input: TaskSchedulePublish['input']
  job: { id: number | string; log?: { state?: unknown }[] }
  req: PayloadRequest
}

/** Lets Payload repeat the job. */
class WaitError extends Error {}

type Words = (typeof publishMessages)['de']['plans']

/**
 * Payload starts many jobs at once. Publications wait for each other anyway, and each would hold a
 * connection of the pool meanwhile.
 */
const onePlan = pLimit(1)

async function runPlan({ input, job: { id, log = [] }, req: { i18n, payload } }: HandlerArgs) {
  const words = publishMessages[staffLanguage(i18n.language)].plans
  try {
    await onePlan(async () => {
      // Cancelling deletes the job, also while it waits for its turn here.
      const where = { id: { equals: id } }
      const { totalDocs } = await payload.count({ collection: 'payload-jobs', where })
      if (totalDocs === 0) throw new JobCancelledError('The plan was cancelled')
      if (await waitsForEarlier(payload, Number(id))) throw new WaitError(words.earlier)
      await changeStatus(payload, input, words)
      await deleteEarlierPlans(payload, Number(id))
    })
  } catch (error) {
    const { message, status } = error as APIError
    if (isOutage(error) || error instanceof WaitError) throw error
    if (status !== 423) {
      // A text may need a claim that is published in the same minute.
      const isFirst = log.every(({ state }) => state !== 'failed')
      if (status === 400 && isFirst && (await isAnyDue(payload, Number(id)))) {
        throw new WaitError(message)
      }
      // Payload repeats the job after any other error than this one.
      throw new JobCancelledError(message)
    }
    const { place } = plannedBy({ input }) ?? {}
    const holder = place && (await lockHolder(payload, place))
    throw new Error(words.locked(holder))
  }
  return { output: {} }
}

async function changeStatus(
  payload: Payload,
  input: HandlerArgs['input'],
  words: Words,
): Promise<void> {
  const change = {
    context: { isPlanned: true } satisfies WriteContext,
    ...statusChange(input),
    ...(await plannerAccess(payload, input, words)),
    overrideLock: false,
    depth: 0,
  } as const
  if (input.doc) {
    const { relationTo: collection, value } = input.doc
    const id = Number(idOf(value))
    const { deletedAt } = (await payload.findByID({
      collection,
      id,
      depth: 0,
      trash: true,
    })) as { deletedAt?: string | null }
    if (deletedAt) throw new Error(words.trashed)
    await payload.update({ collection, id, ...change } as never)
  }
  if (input.global) await payload.updateGlobal({ slug: input.global, ...change } as never)
}

function statusChange({ type, locale }: HandlerArgs['input']) {
  const isInOne = isLocale(locale)
  if (type === 'unpublish') {
    const data = { _status: 'draft' } as const
    return isInOne ? { data, locale } : { data, unpublishAllLocales: true }
  }
  const data = { _status: 'published' } as const
  return isInOne ? { data, publishSpecificLocale: locale } : { data, publishAllLocales: true }
}

/**
 * Runs the job in the name of the person who planned it, who must still be on the staff, with the rights of an
 * editor. An admin may have become one since, and has no rights until the second factor is set up.
 */
async function plannerAccess(
  payload: Payload,
  { user: planned }: HandlerArgs['input'],
  words: Words,
) {
  if (!planned) throw new Error(words.noPlanner)
  const { relationTo: collection, value: id } = planned as { relationTo: 'users'; value: number }
  const user = await payload.findByID({ collection, id, depth: 0, disableErrors: true })
  if (!user) throw new Error(words.noPlanner)
  return { overrideAccess: false, user: { ...user, collection, role: 'editor' } }
}
