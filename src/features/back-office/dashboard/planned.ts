import type { Payload } from 'payload'
import type { StaffLanguage } from '../../../i18n/staff.ts'
import { adminPathOf, configAt, type DocumentRef } from '../../../lib/content/document-ref.ts'
import { documentName } from '../../../lib/content/format-issue.ts'
import { loadPlans, type Plan } from '../../../lib/content/plans.ts'
import { documentReads } from './document-reads.ts'
import type { PlannedChange } from './types.ts'

type LoadOptions = { payload: Payload; uiLocale: StaffLanguage }

/** The limit of listed plans; later ones are only counted. */
const maxListed = 10

/** Loads the next plans to publish or unpublish, and the number of the later ones. */
export async function loadPlanned({ payload, uiLocale }: LoadOptions) {
  const plans = await withoutMissing(payload, await loadPlans(payload))
  const planned = plans.slice(0, maxListed).map(async ({ place, locale, ...plan }) => {
    const config = configAt(payload, place)
    if (!config) return []
    const doc =
      'global' in place
        ? {}
        : await documentReads(() => payload.findByID({ ...place, depth: 0, disableErrors: true }))
    if (!doc) return []
    const href = adminPathOf(place) + (locale ? `?locale=${locale}` : '')
    const title = documentName(config, { ...doc }, uiLocale)
    return [{ ...plan, language: locale, href, title }]
  })
  const listed: PlannedChange[] = (await Promise.all(planned)).flat()
  return { listed, more: Math.max(0, plans.length - maxListed) }
}

/** Removes the plans of documents that are in the trash or do not exist. */
async function withoutMissing(payload: Payload, plans: Plan[]): Promise<Plan[]> {
  const places = plans.flatMap(({ place }) => ('collection' in place ? place : []))
  const existing = new Set<string>()
  for (const [collection, found] of Map.groupBy(places, (place) => place.collection)) {
    if (!configAt(payload, { collection, id: 0 })) continue
    const where = { id: { in: [...new Set(found.map(({ id }) => id))] } }
    const query = { collection, where, select: {}, pagination: false, depth: 0 } as const
    const { docs } = await payload.find(query)
    for (const { id } of docs) existing.add(adminPathOf({ collection, id: Number(id) }))
  }
  const isPresent = (place: DocumentRef) => 'global' in place || existing.has(adminPathOf(place))
  return plans.filter(({ place }) => isPresent(place))
}
