import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { restAs } from '../support/call-rest.ts'
import { context, setUpEditor } from '../support/editor-context.ts'
import { admin } from '../support/product.ts'

setUpEditor()

describe.each(['features', 'testimonials'] as const)('the documents of %s', (collection) => {
  it('are limited, with those in the trash, because views of the staff read all of them', async () => {
    const { payload, rest } = context
    const asAdmin = await restAs(admin.email)
    const create = (as = rest) =>
      as('POST', `${collection}?draft=true`, { title: 'Neu', name: 'Neu', slug: randomUUID() })
    const { totalDocs } = await payload.db.count({ collection })
    const deletedAt = new Date().toISOString()
    for (let count = totalDocs; count < 199; count++) {
      const data = { deletedAt, slug: randomUUID() }
      await payload.db.create({ collection, data, returning: false } as never)
    }
    const last = await create()
    expect(last.status).toBe(201)
    const { id } = (last.body as unknown as { doc: { id: number } }).doc
    for (const response of [
      await create(),
      await create(asAdmin),
      await rest('POST', `${collection}/${id}/duplicate?draft=true`, {}),
    ]) {
      expect(response.status).toBe(409)
      expect(JSON.stringify(response.body)).toContain('200')
    }
  })
})

it('the pictures are limited, because views of the staff read all alternative texts', async () => {
  const { payload, user } = context
  const { totalDocs } = await payload.db.count({ collection: 'media' })
  for (let count = totalDocs; count < 1000; count++) {
    await payload.db.create({ collection: 'media', data: {}, returning: false })
  }
  const created = payload.create({
    collection: 'media',
    data: { alt: 'Neu' },
    user: { ...user, collection: 'users' } as never,
  })
  await expect(created).rejects.toMatchObject({ status: 409 })
})
