import type { ServerProps } from 'payload'
import { isLocale } from '../../../i18n/locales.ts'
import type { StaffLanguage } from '../../../i18n/staff.ts'
import { documentName } from '../../../lib/content/format-issue.ts'
import type { PayloadJob, TaskSchedulePublish } from '../../../payload-types.ts'
import type { FailedPlan } from './types.ts'

type LoadOptions = Pick<ServerProps, 'payload'> & { uiLocale: StaffLanguage }

type Plan = TaskSchedulePublish['input']

/**
 * The planned publications and withdrawals that failed at their time, the latest first. One is
 * over as soon as anything of its document has been saved since, or something planned for it anew:
 * somebody has seen to it.
 */
export async function loadFailedPlans({ payload, uiLocale }: LoadOptions): Promise<FailedPlan[]> {
  const [failed, waiting] = await Promise.all([
    latestPlans(payload, { equals: true }, 50),
    latestPlans(payload, { not_equals: true }, 500),
  ])
  const plannedAt = new Map<string, string>()
  for (const job of [...failed, ...waiting]) {
    const key = placeOf(job)
    if (job.createdAt > (plannedAt.get(key) ?? '')) plannedAt.set(key, job.createdAt)
  }
  const told = failed.map((job) =>
    tell({ payload, uiLocale, job, plannedAt }).catch((err: unknown) => {
      payload.logger.warn({ err, msg: `The failed plan ${job.id} cannot be told` })
      return []
    }),
  )
  return (await Promise.all(told)).flat()
}

async function latestPlans(
  payload: LoadOptions['payload'],
  hasError: { equals: true } | { not_equals: true },
  limit: number,
): Promise<PayloadJob[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' }, hasError },
    sort: '-createdAt',
    ...{ limit, pagination: false, depth: 0 },
  })
  return docs
}

/** `plannedAt` is when something was planned last, by its place. */
type Telling = LoadOptions & { job: PayloadJob; plannedAt: Map<string, string> }

/** A failed plan, or nothing if it has been dealt with. */
async function tell({ payload, uiLocale, job, plannedAt }: Telling): Promise<FailedPlan[]> {
  const failedAt = job.log?.at(-1)?.completedAt ?? job.updatedAt
  const key = placeOf(job)
  if ((plannedAt.get(key) ?? '') > failedAt) return []
  const planned = await documentOf(payload, job, uiLocale)
  if (!planned || (planned.savedAt && planned.savedAt > failedAt)) return []
  const { locale } = planOf(job)
  const language = isLocale(locale) ? locale : undefined
  const place = planned.isTrashed ? key.replace(/(?=[^/]*$)/, 'trash/') : key
  return [
    {
      id: job.id,
      href: `/admin/${place}${language ? `?locale=${language}` : ''}`,
      title: planned.title,
      language,
      reason: job.lastError ?? '',
    },
  ]
}

/** Payload accepts plans for anything, and jobs without any input. */
const planOf = ({ input }: PayloadJob) => (input ?? {}) as Plan

/** Where the CMS has the document of a plan. */
function placeOf(job: PayloadJob): string {
  const { doc, global } = planOf(job)
  return global ? `globals/${global}` : `collections/${doc?.relationTo}/${idOf(doc)}`
}

function idOf(doc: Plan['doc']): number {
  return Number(typeof doc?.value === 'object' ? doc.value.id : doc?.value)
}

/** What the document of a plan is called and when it was last saved; nothing if it is gone. */
async function documentOf(
  payload: LoadOptions['payload'],
  job: PayloadJob,
  uiLocale: StaffLanguage,
) {
  const { doc, global } = planOf(job)
  // A draft of one language changes no document, but every language makes a version.
  const latest = { sort: '-updatedAt', limit: 1, depth: 0 } as const
  if (global) {
    const { docs } = await payload.findGlobalVersions({ slug: global, ...latest })
    const config = payload.globals.config.find(({ slug }) => slug === global)
    const title = config && documentName(config, {}, uiLocale)
    return title && { title, savedAt: docs[0]?.updatedAt, isTrashed: false }
  }
  if (!doc) return undefined
  const { relationTo: collection } = doc
  const config = payload.config.collections.find(({ slug }) => slug === collection)
  if (!config?.versions?.drafts) return undefined
  const id = idOf(doc)
  const found = await payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    trash: true,
  })
  if (!found) return undefined
  const where = { parent: { equals: id } }
  const { docs } = await payload.findVersions({ collection, where, trash: true, ...latest })
  return {
    title: documentName(config, { ...found }, uiLocale),
    savedAt: docs[0]?.updatedAt,
    isTrashed: 'deletedAt' in found && Boolean(found.deletedAt),
  }
}
