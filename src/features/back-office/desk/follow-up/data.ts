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
 * Loads the hours that the site promises for a collection, from the claim that the copy references;
 * undefined if the claim is missing or not a number. Cached per request.
 */
export const loadPromisedHours = cache(
  async (cms: Payload, collection: DeskCollection): Promise<number | undefined> => {
    const { items } = await cms.findGlobal({ slug: 'claims', depth: 0 })
    return promisedHours(items.find(({ key }) => key === promises[collection])?.value)
  },
)

/** Loads status and assignee of every entry of a desk. */
export async function loadFollowUps(collection: DeskCollection): Promise<FollowUpList> {
  const cms = await getCms()
  const { rows } = await cms.db.pool.query<{ data: FollowUpList['data'] }>(
    `SELECT coalesce(json_agg(json_build_array(id, status, assignee_id)), '[]') AS data
     FROM ${tableName(collection)}`,
  )
  return { data: rows[0]?.data ?? [] }
}

/** Loads the admins, sorted by name. */
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

/** Counts the open submissions of a collection that are older than the promised hours. */
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
  newEntries: { count: number; href: string }
  overdue: { count: number; href: string }
}

/** Counts new and overdue entries of each collection, with links to their tabs. */
export function loadWaiting(cms: Payload, now: Date): Promise<Waiting[]> {
  return Promise.all(
    deskCollections.map(async (collection) => {
      const { totalDocs } = await cms.count({ collection, where: { status: { equals: 'new' } } })
      return {
        collection,
        newEntries: { count: totalDocs, href: tabPath(collection, 'new') },
        overdue: {
          count: await countOverdue(cms, collection, now),
          href: tabPath(collection, 'overdue'),
        },
      }
    }),
  )
}
