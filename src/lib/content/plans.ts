import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { isLocale, type Locale } from '../../i18n/locales.ts'
import type { PayloadJob, TaskSchedulePublish } from '../../payload-types.ts'

/** A publication or withdrawal at a time to come. */
export type Plan = {
  id: number
  type: 'publish' | 'unpublish'
  /** None if it is for all languages. */
  locale?: Locale
  /** ISO 8601. */
  at: string
  place: { global: GlobalSlug } | { collection: CollectionSlug; id: number }
}

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
  return docs.flatMap(asPlan)
}

function asPlan({ id, input, waitUntil }: PayloadJob): Plan[] {
  const { doc, global, locale, type } = (input ?? {}) as TaskSchedulePublish['input']
  const value = typeof doc?.value === 'object' ? doc.value.id : doc?.value
  const place = global
    ? { global }
    : doc && { collection: doc.relationTo as CollectionSlug, id: Number(value) }
  if (!place || !waitUntil) return []
  return [
    {
      id,
      type: type ?? 'publish',
      locale: isLocale(locale) ? locale : undefined,
      at: waitUntil,
      place,
    },
  ]
}
