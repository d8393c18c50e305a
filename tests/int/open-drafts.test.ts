import { type AcceptedLanguages, initI18n } from '@payloadcms/translations'
import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { loadOpenDrafts } from '../../src/features/back-office/dashboard/data.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { cms } from '../support/cms.ts'
import { restoreAfterEach } from '../support/database-snapshot.ts'

let payload: Payload

beforeAll(async () => {
  payload = await cms()
})

restoreAfterEach()

it('a draft in a language in which the document has no page is not reported', async () => {
  await draft('legal-pages', 'slug', 'privacy', 'en')
  await draft('page-meta', 'page', 'privacy', 'ro')
  await draft('page-meta', 'page', 'onboarding', 'pt')
  expect(await reported()).toEqual([])
})

it('a language that was withdrawn is not reported as a draft', async () => {
  const where = { page: { equals: 'landing' } }
  const id = (await payload.find({ collection: 'page-meta', where })).docs[0]?.id ?? 0
  const data = { _status: 'draft' } as const
  await payload.update({ collection: 'page-meta', id, locale: 'en', data })
  expect(await reported()).toEqual([])
})

it('a draft in a language in which it has one is reported', async () => {
  await draft('legal-pages', 'slug', 'imprint', 'en')
  await draft('page-meta', 'page', 'onboarding', 'de')
  expect(await reported()).toEqual([
    'de Suchmaschinentext „Voice-Bot-Anmeldung“',
    'en Rechtstext „Entwurf“',
  ])
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

/** Those of the two collections; other tests leave drafts in other ones. */
async function reported() {
  const language: AcceptedLanguages = 'de'
  const i18n = await initI18n({ config: payload.config.i18n as never, context: 'api', language })
  const drafts = await loadOpenDrafts({ i18n: i18n as never, payload })
  const ours = drafts.filter(({ href }) => /legal-pages|page-meta/.test(href))
  return ours.map(({ language, title }) => `${language} ${title}`).sort()
}
