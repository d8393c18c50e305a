import { type AcceptedLanguages, initI18n } from '@payloadcms/translations'
import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { loadOpenDrafts } from '../../src/features/back-office/dashboard/data.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { cms } from '../support/cms.ts'
import { restoreAfterEach } from '../support/restore-after-each.ts'

let payload: Payload

beforeAll(async () => {
  payload = await cms()
})

restoreAfterEach()

it('does not report a draft in a language in which the document has no page', async () => {
  await draft('legal-pages', 'slug', 'privacy', 'en')
  await draft('page-meta', 'page', 'privacy', 'ro')
  await draft('page-meta', 'page', 'onboarding', 'pt')
  expect(await reported()).toEqual([])
})

it('does not report an unpublished language as a draft', async () => {
  const where = { page: { equals: 'landing' } }
  const id = (await payload.find({ collection: 'page-meta', where })).docs[0]?.id ?? 0
  const data = { _status: 'draft' } as const
  await payload.update({ collection: 'page-meta', id, locale: 'en', data })
  expect(await reported()).toEqual([])
})

it('reports a draft in a language in which the document has a page', async () => {
  await draft('legal-pages', 'slug', 'imprint', 'en')
  await draft('page-meta', 'page', 'onboarding', 'de')
  expect(await reported()).toEqual([
    'de Suchmaschinentext „Voice-Bot-Anmeldung“',
    'en Rechtstext „Entwurf“',
  ])
})

it('reports a draft restored from the trash only in the language in which it was written', async () => {
  const data = { slug: 'only-german', title: 'Nur deutsch', _status: 'draft' } as const
  const args = { collection: 'features', locale: 'de' } as const
  const { id } = await payload.create({ ...args, data: data as never, draft: true })
  const features = () => reported(new RegExp(`features/${id}\\b`))
  expect(await features()).toEqual(['de Funktion „Nur deutsch“'])
  const setDeletedAt = (deletedAt: string | null, rest?: object) =>
    payload.update({ ...args, id, data: { deletedAt, ...rest }, trash: true })
  await setDeletedAt(new Date().toISOString())
  expect(await features()).toEqual([])
  await setDeletedAt(null, { _status: 'draft' })
  expect(await features()).toEqual(['de Funktion „Nur deutsch“'])
})

it('reports a published document restored from the trash, except in unpublished languages', async () => {
  const { docs } = await payload.find({ collection: 'features', limit: 1 })
  const id = docs[0]?.id ?? 0
  const args = { collection: 'features', id } as const
  await payload.update({ ...args, locale: 'ro', data: { _status: 'draft' } })
  const languages = async () =>
    (await reported(new RegExp(`features/${id}\\b`))).map((line) => line.slice(0, 2))
  expect(await languages()).toEqual([])
  const trashed = { ...args, locale: 'de', trash: true } as const
  await payload.update({ ...trashed, data: { deletedAt: new Date().toISOString() } })
  await payload.update({ ...trashed, data: { deletedAt: null, _status: 'draft' } })
  expect(await languages()).toEqual(['de', 'en', 'pt'])
  await payload.update({ ...args, locale: 'en', data: { _status: 'published' } })
  await payload.update({ ...args, locale: 'en', data: { _status: 'draft' } })
  expect(await languages()).toEqual(['de', 'pt'])
})

it('reports a published document restored from the trash in the language in which it had a draft, too', async () => {
  const { docs } = await payload.find({ collection: 'features', limit: 1 })
  const id = docs[0]?.id ?? 0
  const args = { collection: 'features', id, locale: 'de' } as const
  await payload.update({ ...args, data: { title: 'Entwurf' }, draft: true })
  const setDeletedAt = (deletedAt: string | null, rest?: object) =>
    payload.update({ ...args, data: { deletedAt, ...rest }, trash: true })
  await setDeletedAt(new Date().toISOString())
  await setDeletedAt(null, { _status: 'draft' })
  const languages = (await reported(new RegExp(`features/${id}\\b`))).map((line) =>
    line.slice(0, 2),
  )
  expect(languages).toEqual(['de', 'en', 'pt', 'ro'])
})

async function draft(
  collection: 'legal-pages' | 'page-meta',
  field: 'slug' | 'page',
  value: string,
  locale: Locale,
) {
  const where = { [field]: { equals: value } }
  const id = (await payload.find({ collection, where })).docs[0]?.id ?? 0
  const data = { title: 'Entwurf' }
  await payload.update({ collection, id, locale, draft: true, data })
}

/** Returns the reported drafts of the two collections. */
async function reported(where = /legal-pages|page-meta/) {
  const language: AcceptedLanguages = 'de'
  const i18n = await initI18n({ config: payload.config.i18n as never, context: 'api', language })
  const drafts = await loadOpenDrafts({ i18n: i18n as never, payload })
  const ours = drafts.filter(({ href }) => where.test(href))
  return ours.map(({ language, title }) => `${language} ${title}`).sort()
}
