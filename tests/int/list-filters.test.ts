import type { CollectionSlug, FlattenedField, Where } from 'payload'
import { expect, it } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { cms } from '../support/cms.ts'

it('the list of each collection can be searched', async () => {
  const payload = await cms()
  for (const { admin, slug } of payload.config.collections) {
    const fields = admin.listSearchableFields ?? [admin.useAsTitle ?? 'id']
    const or = fields.map((field) => ({ [field]: { like: 'Start' } }))
    const list = { collection: slug as CollectionSlug, draft: true } as const
    await expect(payload.find({ ...list, where: { or } }), slug).resolves.toBeDefined()
  }
})

it('a list is searched regardless of case, also of umlauts', async () => {
  const payload = await cms()
  const data = {
    name: 'Ärztehaus ÖL',
    email: 'oel@example.com',
    message: 'Hallo',
    status: 'new',
  } as const
  const { id } = await payload.create({ collection: 'contact-requests', data })
  const where = { name: { like: 'ärztehaus öl' } }
  const { docs } = await payload.find({ collection: 'contact-requests', where })
  expect(docs.map((each) => each.id)).toEqual([id])
})

it('the list of each collection can be loaded in every language', async () => {
  const payload = await cms()
  const filtered = payload.config.collections.filter(({ admin }) => admin.baseFilter)
  expect(filtered.map(({ slug }) => slug)).toEqual(['legal-pages', 'page-meta'])
  for (const { admin, slug } of filtered) {
    for (const locale of locales) {
      const req = { locale, payload } as never
      const where = (await admin.baseFilter?.({
        req,
        limit: 10,
        page: 1,
        sort: '',
      })) as Where | null
      const list = { collection: slug as CollectionSlug, draft: true, locale } as const
      const { docs } = await payload.find({ ...list, where: where ?? {} })
      expect(docs, `${slug} in ${locale}`).not.toEqual([])
    }
  }
})

it('no list offers a filter by a list of texts, which would find nothing', async () => {
  const listsOfTexts = (fields: FlattenedField[]): FlattenedField[] =>
    fields.flatMap((field) =>
      'flattenedFields' in field
        ? listsOfTexts(field.flattenedFields)
        : field.type === 'text' && field.hasMany
          ? [field]
          : [],
    )
  const payload = await cms()
  const found = payload.config.collections.flatMap((each) => listsOfTexts(each.flattenedFields))
  expect(found.length).toBeGreaterThan(0)
  const offered = found.filter(({ admin }) => !admin?.disableListFilter)
  expect(offered.map(({ name }) => name)).toEqual([])
})
