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
