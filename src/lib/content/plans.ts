import type { Payload } from 'payload'
import { isLocale, type Locale } from '../../i18n/locales.ts'
import type { PayloadJob, TaskSchedulePublish } from '../../payload-types.ts'
import { idOf } from '../cms/id-of.ts'
import type { DocumentRef } from './document-ref.ts'

/** What becomes public or is withdrawn, and in which language; none for all. */
type Planned = { type: 'publish' | 'unpublish'; locale?: Locale; place: DocumentRef }

/** A publication or withdrawal at a time to come; `at` is ISO 8601. */
export type Plan = Planned & { id: number; at: string }

/** Everything that is planned and has not been tried yet, the next first. */
export async function loadPlans(payload: Payload): Promise<Plan[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      hasError: { not_equals: true },
      completedAt: { exists: false },
      waitUntil: { exists: true },
    },
    sort: 'waitUntil',
    pagination: false,
    depth: 0,
  })
  return docs.flatMap((job) => {
    const planned = plannedBy(job)
    return planned && job.waitUntil ? [{ ...planned, id: job.id, at: job.waitUntil }] : []
  })
}

/** What a job of the queue plans; nothing if it names no document. */
export function plannedBy({ input }: Pick<PayloadJob, 'input'>): Planned | undefined {
  const { doc, global, locale, type } = (input ?? {}) as TaskSchedulePublish['input']
  const place = global
    ? { global }
    : doc && { collection: doc.relationTo, id: Number(idOf(doc.value)) }
  if (!place) return undefined
  return { type: type ?? 'publish', locale: isLocale(locale) ? locale : undefined, place }
}
