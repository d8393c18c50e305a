import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { generateNKeysBetween } from 'payload/shared'
import * as z from 'zod'
import { isStaffSession } from '../../lib/auth/roles.ts'
import type { CachedResource } from '../../lib/cache/cache-tags.ts'
import { expireTags } from '../../lib/cache/expire-tags.ts'
import { drizzleOf } from '../../lib/database/connection.ts'
import { inTransaction } from '../../lib/database/transaction.ts'
import { listTags } from './revalidate.ts'

const sortable = ['personas', 'features', 'testimonials'] as const satisfies CachedResource[]

/** The CMS shows at most this many rows in a list. */
const maxMoved = 200

/** The request that the CMS's list sends after a row was dropped before or after another. */
const requestSchema = z.object({
  collectionSlug: z.enum(sortable),
  docsToMove: z.array(z.number().int()).min(1).max(maxMoved),
  newKeyWillBe: z.enum(['greater', 'less']),
  target: z.object({ id: z.number().int() }),
})

type ReorderRequest = z.infer<typeof requestSchema>

/**
 * Replaces Payload's reorder endpoint, which saves the whole document: it would publish drafts of
 * shared fields, not change the site's order if the latest version is a draft, and reject
 * incomplete documents. This one only writes the order, to the document and all its versions, so
 * that restoring a version does not move the document.
 */
export const reorder: Endpoint = {
  path: '/reorder',
  method: 'post',
  handler: async (req) => {
    if (!isStaffSession(req.user)) return new Response(null, { status: req.user ? 403 : 401 })
    const { data, success } = requestSchema.safeParse(await req.json?.().catch(() => undefined))
    if (!success) return new Response(null, { status: 400 })
    const orderValues = await saveOrder(req, data)
    return Response.json({ orderValues, success: true })
  },
}

/** Returns the new keys of the moved documents. */
function saveOrder(
  { payload }: PayloadRequest,
  { collectionSlug, ...move }: ReorderRequest,
): Promise<string[]> {
  const table = sql.identifier(collectionSlug)
  const versions = sql.identifier(`_${collectionSlug}_v`)
  return inTransaction(payload, async (req) => {
    const transaction = await drizzleOf(payload, req)
    // Serializes concurrent requests. Locks the rows in the same order as `lockRows`.
    await transaction.execute(sql`SELECT id FROM ${table} ORDER BY id FOR NO KEY UPDATE`)
    const { rows } = await transaction.execute<{ id: number }>(
      sql`SELECT id FROM ${table} ORDER BY _order NULLS LAST, id`,
    )
    const ids = applyMove(
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
    await expireTags(payload, listTags(collectionSlug), req)
    return move.docsToMove.flatMap((id) => keys[ids.indexOf(id)] ?? [])
  })
}

function applyMove(
  ids: number[],
  { docsToMove, newKeyWillBe, target }: Omit<ReorderRequest, 'collectionSlug'>,
) {
  const moving = [...new Set(docsToMove)].filter((id) => ids.includes(id) && id !== target.id)
  const staying = ids.filter((id) => !moving.includes(id))
  const place = staying.indexOf(target.id)
  if (place < 0) return ids
  return staying.toSpliced(newKeyWillBe === 'greater' ? place + 1 : place, 0, ...moving)
}
