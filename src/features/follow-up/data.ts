import type { Payload, Where } from 'payload'
import { cache } from 'react'
import { openStatuses, type PromisedCollection, promises } from './constants.ts'
import { overdueBefore } from './time-left.ts'

/**
 * The hours that the site promises for a collection, from the claims that the copy refers to;
 * undefined if the claim is gone or no number. Read once for all rows of a list.
 */
export const loadPromisedHours = cache(
  async (cms: Payload, collection: PromisedCollection): Promise<number | undefined> => {
    const { items } = await cms.findGlobal({ slug: 'claims', depth: 0 })
    const hours = Number(items.find(({ key }) => key === promises[collection])?.value)
    return hours > 0 ? hours : undefined
  },
)

/** What is still open although more than the promised `hours` have passed. */
export function overdueFilter({ hours, now }: { hours: number; now: Date }) {
  return {
    status: { in: [...openStatuses] },
    createdAt: { less_than: overdueBefore({ hours, now }).toISOString() },
  } satisfies Where
}

/** How many submissions of a collection are overdue. */
export async function countOverdue(
  cms: Payload,
  collection: PromisedCollection,
  due: { hours: number; now: Date },
): Promise<number> {
  const { totalDocs } = await cms.count({ collection, where: overdueFilter(due) })
  return totalDocs
}
