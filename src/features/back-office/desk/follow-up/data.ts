import type { Payload } from 'payload'
import { cache } from 'react'
import { getCms } from '../../../../lib/cms/payload.ts'
import { tableName } from '../../../../lib/database/connection.ts'
import { tabPath } from '../constants.ts'
import type { Colleague, FollowUpList } from '../types.ts'
import {
  type DeskCollection,
  deskCollections,
  openStatuses,
  promisedHours,
  promises,
} from './constants.ts'
import { overdueBefore } from './time-left.ts'

/**
 * The hours that the site promises for a collection, from the claims that the copy refers to;
 * undefined if the claim is gone or states none. Read once for all rows of a list.
 */
export const loadPromisedHours = cache(
  async (cms: Payload, collection: DeskCollection): Promise<number | undefined> => {
    const { items } = await cms.findGlobal({ slug: 'claims', depth: 0 })
    return promisedHours(items.find(({ key }) => key === promises[collection])?.value)
  },
)

/** How far the staff are with every entry of a desk. */
export async function loadFollowUps(collection: DeskCollection): Promise<FollowUpList> {
  const cms = await getCms()
  const { rows } = await cms.db.pool.query<{ data: FollowUpList['data'] }>(
    `SELECT coalesce(json_agg(json_build_array(id, status, assignee_id)), '[]') AS data
     FROM ${tableName(collection)}`,
  )
  return { data: rows[0]?.data ?? [] }
}

/** Those who work on the desks, by the names that they go by. */
export async function loadColleagues(cms: Payload): Promise<Colleague[]> {
  const { docs } = await cms.find({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    pagination: false,
    depth: 0,
  })
  return docs
    .map(({ id, name, email }) => ({ id, name: name || email, email }))
    .sort((a, b) => a.name.localeCompare(b.name, 'de'))
}

/** How many submissions of a collection are still open although more than the promised hours have passed. */
async function countOverdue(cms: Payload, collection: DeskCollection, now: Date): Promise<number> {
  const hours = await loadPromisedHours(cms, collection)
  if (hours === undefined) return 0
  const { totalDocs } = await cms.count({
    collection,
    where: {
      status: { in: [...openStatuses] },
      createdAt: { less_than: overdueBefore({ hours, now }).toISOString() },
    },
  })
  return totalDocs
}

type Waiting = {
  collection: DeskCollection
  newOnes: { count: number; href: string }
  overdue: { count: number; href: string }
}

/** Per kind of submission: those not yet started, and those later than promised. */
export function loadWaiting(cms: Payload, now: Date): Promise<Waiting[]> {
  return Promise.all(
    deskCollections.map(async (collection) => {
      const { totalDocs } = await cms.count({ collection, where: { status: { equals: 'new' } } })
      return {
        collection,
        newOnes: { count: totalDocs, href: tabPath(collection, 'new') },
        overdue: {
          count: await countOverdue(cms, collection, now),
          href: tabPath(collection, 'overdue'),
        },
      }
    }),
  )
}
