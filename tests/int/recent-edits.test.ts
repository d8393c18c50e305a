import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { loadRecentEdits } from '../../src/features/back-office/dashboard/recent-edits.ts'
import { cms } from '../support/cms.ts'

let payload: Payload

beforeAll(async () => {
  payload = await cms()
})

it('the last saved document comes first and is listed once', async () => {
  const { docs } = await payload.find({ collection: 'features', limit: 1, locale: 'de' })
  const id = docs[0]?.id ?? 0
  const description = docs[0]?.description
  for (const text of ['Neu', description]) {
    await payload.update({
      collection: 'features',
      id,
      locale: 'de',
      data: { description: text, _status: 'published' },
    })
  }
  const edits = await loadRecentEdits({ payload, uiLocale: 'de' })
  expect(edits[0]).toMatchObject({
    href: `/admin/collections/features/${id}`,
    title: `Funktion „${docs[0]?.title}“`,
  })
  expect(edits.filter(({ href }) => href === edits[0]?.href)).toHaveLength(1)
})

it('a document in the trash is not listed', async () => {
  const { id } = await payload.create({
    collection: 'features',
    locale: 'de',
    draft: true,
    data: { title: 'Bald im Papierkorb' },
  })
  const lists = async () => {
    const edits = await loadRecentEdits({ payload, uiLocale: 'de' })
    return edits.some(({ href }) => href === `/admin/collections/features/${id}`)
  }
  expect(await lists()).toBe(true)
  const deletedAt = new Date().toISOString()
  await payload.update({ collection: 'features', id, draft: true, data: { deletedAt } })
  expect(await lists()).toBe(false)
  await payload.delete({ collection: 'features', id, trash: true })
})
