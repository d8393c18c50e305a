import { beforeEach, describe, expect, it } from 'vitest'
import { featureIcons } from '../../../src/features/website/landing/constants.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { restAs } from '../../support/call-rest.ts'
import { context, setUpEditor } from '../../support/editor-context.ts'
import { asDraft, updateDocument } from '../../support/editor-writes.ts'
import { admin } from '../../support/prepared-folder.ts'

setUpEditor()

const read = (locale: Locale, draft: boolean) =>
  context.payload.findByID({ collection: 'personas', id: context.viktor, locale, draft, depth: 0 })

const drafts = async () =>
  Promise.all((['de', 'en'] as const).map(async (locale) => (await read(locale, true)).motto))

async function states(): Promise<Record<string, string>> {
  const response = await context.rest('GET', `personas/${context.viktor}/publication`)
  const { languages } = response.body as unknown as {
    languages: { locale: string; state: string }[]
  }
  return Object.fromEntries(languages.map(({ locale, state }) => [locale, state]))
}

/** Sends a bulk update of Viktor, as the lists of the CMS do. */
const updateViktor = (query: string, body: object) =>
  context.rest('PATCH', `personas?${query}&where[id][equals]=${context.viktor}`, body)

beforeEach(async () => {
  await updateDocument(
    'personas',
    context.viktor,
    { motto: 'Entwurf' },
    { ...asDraft, locale: 'de' },
  )
  await updateDocument('personas', context.viktor, { motto: 'Draft' }, { ...asDraft, locale: 'en' })
})

describe('a bulk update', () => {
  it('that unpublishes one language keeps the drafts of all', async () => {
    const { status } = await updateViktor('locale=de', { _status: 'draft' })
    expect([status, await drafts()]).toEqual([200, ['Entwurf', 'Draft']])
    expect(await states()).toMatchObject({ de: 'unpublished', en: 'changed', pt: 'published' })
  })

  it('that publishes one language publishes its draft and keeps the others', async () => {
    const { status } = await updateViktor('locale=de', { _status: 'published' })
    expect([status, await drafts()]).toEqual([200, ['Entwurf', 'Draft']])
    expect((await read('de', false)).motto).toBe('Entwurf')
    expect(await states()).toMatchObject({ de: 'published', en: 'changed' })
  })

  it.each(['draft', 'published'])(
    'that restores from the trash as %s keeps the drafts of all languages',
    async (_status) => {
      await updateViktor('locale=de', { deletedAt: new Date().toISOString() })
      const { status } = await updateViktor('locale=de&trash=true', { deletedAt: null, _status })
      expect([status, await drafts()]).toEqual([200, ['Entwurf', 'Draft']])
      const state = _status === 'draft' ? 'draft' : 'changed'
      expect(await states()).toMatchObject({ de: state, en: state })
      const { docs } = await context.payload.findVersions({
        collection: 'personas',
        where: { and: [{ parent: { equals: context.viktor } }, { latest: { equals: true } }] },
        locale: 'all',
      })
      expect(docs[0]?.version._status).toMatchObject({ de: 'draft', en: 'draft' })
    },
  )

  it.each(['', '&draft=true'])('changes no document if one is rejected%s', async (more) => {
    const where = 'where[id][in]=1,2,3'
    await updateDocument('personas', context.viktor, { motto: '' }, { ...asDraft, locale: 'de' })
    const before = await read('de', false)
    const { body, status } = await context.rest('PATCH', `personas?locale=de${more}&${where}`, {
      _status: 'published',
      slug: 'viktor',
    })
    expect([status, body.docs, body.errors.length]).toEqual([400, [], 1])
    // The form for several documents shows nothing else.
    expect(body).toMatchObject({
      message: `3 von 3 Assistenten konnten nicht aktualisiert werden. ${body.errors[0]?.message}`,
    })
    expect(await read('de', false)).toEqual(before)
  })

  it('names the user who edits one of the documents', async () => {
    const autosave = `personas/${context.viktor}?locale=de&draft=true&autosave=true`
    const other = await restAs(admin.email)
    expect((await other('PATCH', autosave, { motto: 'Darüber' })).status).toBe(200)
    const { body, status } = await updateViktor('locale=de', { _status: 'published' })
    expect([status, body.errors[0]?.message]).toEqual([
      400,
      'admin@example.com bearbeitet gerade einen dieser Einträge.',
    ])
  })

  it.each(['', '&draft=true'])('publishes several drafts of the same title%s', async (more) => {
    const { payload, rest } = context
    const title = `Gleicher Titel${more}`
    for (let count = 0; count < 3; count++) {
      const benefits = [{ text: 'Vorteil' }]
      const data = { title, description: 'Text', benefits, icon: featureIcons[0] } as never
      await payload.create({ collection: 'features', data, draft: true, locale: 'de' })
    }
    const where = `where[title][equals]=${encodeURIComponent(title)}`
    const { body, status } = await rest('PATCH', `features?locale=de${more}&${where}`, {
      _status: 'published',
    })
    expect([status, body.docs?.length, body.errors]).toEqual([200, 3, []])
  })

  it.each(['', '&draft=true'])('of more than 50 documents is rejected%s', async (more) => {
    const { payload, rest } = context
    for (let count = 0; count < 51; count++) {
      const data = { title: 'Entwurf', slug: `draft-${count}` } as never
      await payload.create({ collection: 'features', data, draft: true, locale: 'de' })
    }
    const change = (where: string) =>
      rest('PATCH', `features?locale=de&limit=0${more}&where${where}`, { title: 'Neu' })
    const { body, status } = await change('[title][equals]=Entwurf')
    expect([status, body.errors[0]?.message]).toEqual([
      400,
      'Bitte wählen Sie höchstens 50 Einträge auf einmal aus.',
    ])
    expect((await change('[slug][equals]=draft-1')).status).toBe(200)
  })

  it('needs a query', async () => {
    expect((await context.rest('PATCH', 'personas?locale=de', { _status: 'draft' })).status).toBe(
      400,
    )
  })
})
