import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { generateNKeysBetween } from 'payload/shared'
import * as z from 'zod'
import { isStaffSession } from '../../lib/auth/roles.ts'
import type { CachedResource } from '../../lib/cache/cache-tags.ts'
import { expireTags } from '../../lib/cache/expire-tags.ts'
import { connectionOf } from '../../lib/database/connection.ts'
import { inTransaction } from '../../lib/database/transaction.ts'
import { tagsOfLists } from './revalidate.ts'

/** The collections that an editor sorts by hand. */
const sortable = ['personas', 'features', 'testimonials'] as const satisfies CachedResource[]

/** Rows of the CMS's longest list. */
const maxMoved = 200

/** What the CMS's list sends when a row was dropped before or behind another one. */
const moved = z.object({
  collectionSlug: z.enum(sortable),
  docsToMove: z.array(z.number().int()).min(1).max(maxMoved),
  newKeyWillBe: z.enum(['greater', 'less']),
  target: z.object({ id: z.number().int() }),
})

type Moved = z.infer<typeof moved>

/**
 * Replaces Payload's endpoint for sorting by hand, which saves the whole document: it would
 * publish a draft of what all languages share, leave the order of the site alone if the latest
 * version is a draft, and reject incomplete documents. Here nothing is written but the
 * order, into the document and all of its versions, so that restoring one does not move it.
 */
export const reorder: Endpoint = {
  path: '/reorder',
  method: 'post',
  handler: async (req) => {
    if (!isStaffSession(req.user)) return new Response(null, { status: req.user ? 403 : 401 })
    const { data, success } = moved.safeParse(await req.json?.().catch(() => undefined))
    if (!success) return new Response(null, { status: 400 })
    const orderValues = await sort(req, data)
    return Response.json({ orderValues, success: true })
  },
}

/** Resolves to the new keys of the moved documents. */
function sort({ payload }: PayloadRequest, { collectionSlug, ...move }: Moved): Promise<string[]> {
  const table = sql.identifier(collectionSlug)
  const versions = sql.identifier(`_${collectionSlug}_v`)
  return inTransaction(payload, async (req) => {
    const transaction = await connectionOf(payload, req)
    // Two editors who sort at once come one after the other. In the order of `lockRows`.
    await transaction.execute(sql`SELECT id FROM ${table} ORDER BY id FOR NO KEY UPDATE`)
    const { rows } = await transaction.execute<{ id: number }>(
      sql`SELECT id FROM ${table} ORDER BY _order NULLS LAST, id`,
    )
    const ids = inNewOrder(
      rows.map(({ id }) => id),
      move,
    )
    const keys = generateNKeysBetween(null, null, ids.length)
    const order = sql.join(
      ids.map((id, index) => sql`(${id}::integer, ${keys[index]}::varchar)`),
      sql`, `,
    )
    await transaction.execute(
      sql`UPDATE ${table} AS doc SET _order = moved.key FROM (VALUES ${order}) AS moved (id, key)
        WHERE doc.id = moved.id AND doc._order IS DISTINCT FROM moved.key`,
    )
    await transaction.execute(
      sql`UPDATE ${versions} AS version SET version__order = moved.key
        FROM (VALUES ${order}) AS moved (id, key)
        WHERE version.parent_id = moved.id AND version.version__order IS DISTINCT FROM moved.key`,
    )
    await expireTags(payload, tagsOfLists(collectionSlug), req)
    return move.docsToMove.flatMap((id) => keys[ids.indexOf(id)] ?? [])
  })
}

function inNewOrder(
  ids: number[],
  { docsToMove, newKeyWillBe, target }: Omit<Moved, 'collectionSlug'>,
) {
  const moving = [...new Set(docsToMove)].filter((id) => ids.includes(id) && id !== target.id)
  const staying = ids.filter((id) => !moving.includes(id))
  const place = staying.indexOf(target.id)
  if (place < 0) return ids
  return staying.toSpliced(newKeyWillBe === 'greater' ? place + 1 : place, 0, ...moving)
}
