import type { Payload, Where } from 'payload'
import { cache } from 'react'
import {
  openStatuses,
  type PromisedCollection,
  promisedCollections,
  promises,
} from './constants.ts'
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
function overdueFilter({ hours, now }: { hours: number; now: Date }) {
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

/** The CMS's list with what is overdue alone; made anew each time, as the time is in it. */
export function overduePath(
  collection: PromisedCollection,
  due: { hours: number; now: Date },
): string {
  const { status, createdAt } = overdueFilter(due)
  return filteredPath(collection, [
    ...status.in.map((value, index) => [`[0][status][in][${index}]`, value] as const),
    ['[1][createdAt][less_than]', createdAt.less_than],
  ])
}

type Waiting = {
  collection: PromisedCollection
  newOnes: { count: number; href: string }
  overdue: { count: number; href: string }
}

/** Per kind of submission: those not yet started, and those later than promised. */
export function loadWaiting(cms: Payload, now: Date): Promise<Waiting[]> {
  return Promise.all(
    promisedCollections.map(async (collection) => {
      const hours = await loadPromisedHours(cms, collection)
      const due = hours === undefined ? undefined : { hours, now }
      const { totalDocs } = await cms.count({ collection, where: { status: { equals: 'new' } } })
      return {
        collection,
        newOnes: {
          count: totalDocs,
          href: filteredPath(collection, [['[0][status][equals]', 'new']]),
        },
        overdue: {
          count: due ? await countOverdue(cms, collection, due) : 0,
          href: due ? overduePath(collection, due) : '',
        },
      }
    }),
  )
}

/** A list of the CMS with conditions that all hold, as it reads them from its address. */
function filteredPath(
  collection: PromisedCollection,
  conditions: readonly (readonly [condition: string, value: string])[],
): string {
  const query = new URLSearchParams(
    conditions.map(([condition, value]) => [`where[or][0][and]${condition}`, value]),
  )
  return `/admin/collections/${collection}?${query}`
}
