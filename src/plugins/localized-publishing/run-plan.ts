import type { Payload, SanitizedConfig } from 'payload'
import { isLocale } from '../../i18n/locales.ts'
import { isStaffSession } from '../../lib/auth/roles.ts'
import { idOf } from '../../lib/cms/id-of.ts'
import type { TaskSchedulePublish } from '../../payload-types.ts'

/**
 * Replaces the handler of Payload's `schedulePublish` job, which changes only the default language
 * where the plan says "all". This one publishes or unpublishes the plan's language, or every
 * language. It runs on the sanitized configuration, because Payload adds the job after the plugins
 * have run.
 */
export function replacePlanHandler({ jobs }: SanitizedConfig): void {
  const task = jobs.tasks?.find(({ slug }) => slug === 'schedulePublish')
  if (!task) throw new Error('Payload has no job schedulePublish')
  task.handler = runPlan as typeof task.handler
}

type Planned = { input: TaskSchedulePublish['input']; req: { payload: Payload } }

async function runPlan({ input, req: { payload } }: Planned) {
  const change = {
    ...statusChange(input),
    ...(await plannerAccess(payload, input)),
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
    if (deletedAt) throw new Error('The document was in the trash; it must be planned anew')
    await payload.update({ collection, id, ...change } as never)
  }
  if (input.global) await payload.updateGlobal({ slug: input.global, ...change } as never)
  return { output: {} }
}

function statusChange({ type, locale }: Planned['input']) {
  const isInOne = isLocale(locale)
  if (type === 'unpublish') {
    const data = { _status: 'draft' } as const
    return isInOne ? { data, locale } : { data, unpublishAllLocales: true }
  }
  const data = { _status: 'published' } as const
  return isInOne ? { data, publishSpecificLocale: locale } : { data, publishAllLocales: true }
}

/** Runs the job with the rights of the person who planned it, who must still be on the staff. */
async function plannerAccess(payload: Payload, { user: planned }: Planned['input']) {
  if (!planned) throw new Error('Nobody knows who has planned this; it must be planned anew')
  const { relationTo: collection, value } = planned as { relationTo: 'users'; value: number }
  const user = await payload.findByID({ collection, id: value, depth: 0 })
  if (!isStaffSession(user))
    throw new Error('The person who planned this is not of the staff any more')
  return { overrideAccess: false, user: { ...user, collection } }
}
