import { describe, expect, it } from 'vitest'
import { confirmTranslation } from '../../src/features/editing/translations/confirm.ts'
import { loadCoverage } from '../../src/features/editing/translations/data.ts'
import { countOf } from '../../src/features/editing/translations/filter.ts'
import { locales } from '../../src/i18n/locales.ts'
import { targetLocales } from '../../src/i18n/target-locales.ts'
import { copyKey } from '../../src/lib/content/translatable-texts.ts'
import { rememberKeys } from '../../src/lib/content/translation-keys.ts'
import { findText, latestMotto, mottoStates } from '../support/translated-texts.ts'
import { context, seededPersona, setUpTranslating, updateViktor } from '../support/translating.ts'

setUpTranslating()

describe('an outdated translation', () => {
  it('does not exist in the seed, in any language', async () => {
    const documents = await loadCoverage('de')
    for (const language of targetLocales) {
      expect(countOf(documents, language)).toMatchObject({ missing: 0, outdated: 0 })
    }
    expect(documents.length).toBeGreaterThan(15)
    expect(documents.some(({ key }) => key.startsWith('media/'))).toBe(true)
  })

  it('is counted only in languages in which the document has a page', async () => {
    const documents = await loadCoverage('de')
    const languages = Object.fromEntries(
      documents.map(({ cells, key }) => [key, Object.keys(cells)]),
    )
    expect(languages).toMatchObject({
      'legal-pages/privacy': ['de'],
      'page-meta/privacy': ['de'],
      'page-meta/onboarding': ['de'],
      'legal-pages/imprint': [...locales],
      'personas/viktor': [...locales],
      'globals/landing': [...locales],
      'globals/mails': [...locales],
    })
  })

  it('is described as in the form, such as by where the text stands as well', async () => {
    const documents = await loadCoverage('de')
    const { texts } = documents.find(({ key }) => key === 'personas/viktor') ?? { texts: [] }
    const descriptions = Object.fromEntries(texts.map((text) => [text.path, text.description]))
    expect(descriptions.motto).toMatch('Eigene Seite › Kopf')
    expect(descriptions['page.motto']).toMatch('Karte auf der Startseite')
    expect(descriptions.role).toBeUndefined()
  })

  it('exists in every language after the German text changes, until each is translated again', async () => {
    await updateViktor({ motto: 'Neu' }, { locale: 'de', draft: true })
    expect(await mottoStates()).toEqual({ en: 'outdated', pt: 'outdated', ro: 'outdated' })
    await updateViktor({ motto: 'Nou' }, { locale: 'ro', draft: true })
    expect(await mottoStates()).toEqual({ en: 'outdated', pt: 'outdated', ro: 'complete' })
  })

  it('is complete again when the German text is changed back', async () => {
    await updateViktor({ motto: 'Neu' }, { locale: 'de', draft: true })
    await updateViktor({ motto: seededPersona('de').motto }, { locale: 'de', draft: true })
    expect(await mottoStates()).toEqual({ en: 'complete', pt: 'complete', ro: 'complete' })
  })

  it('stays outdated after a change that was undone', async () => {
    await updateViktor({ motto: 'Anders', _status: 'published' }, { locale: 'de' })
    const motto = (await latestMotto('ro')) ?? ''
    await updateViktor({ motto: `${motto}x` }, { locale: 'ro', draft: true, autosave: true })
    expect(await mottoStates()).toMatchObject({ ro: 'complete' })
    await updateViktor({ motto }, { locale: 'ro', draft: true, autosave: true })
    expect(await mottoStates()).toMatchObject({ ro: 'outdated' })
  })

  it('is complete when it equals a German text that was copied elsewhere', async () => {
    await rememberKeys(context.payload, [copyKey('ro', ['Service'])])
    await updateViktor({ motto: 'Kundendienst' }, { locale: 'de', draft: true })
    await updateViktor({ motto: 'Service' }, { locale: 'ro', draft: true, autosave: true })
    expect(await mottoStates()).toMatchObject({ ro: 'complete' })
  })

  it('stays outdated when another text of the language is translated', async () => {
    await updateViktor({ motto: 'Neu' }, { locale: 'de', draft: true })
    await updateViktor({ role: 'Alt rol' }, { locale: 'ro', draft: true })
    expect(await mottoStates()).toMatchObject({ ro: 'outdated' })
  })

  it('is reported the same for published texts and for autosaved drafts', async () => {
    await updateViktor({ motto: 'Neu' }, { locale: 'de', draft: true, autosave: true })
    expect(await mottoStates()).toMatchObject({ pt: 'outdated' })
    await updateViktor({ motto: 'Nov' }, { locale: 'pt', draft: true, autosave: true })
    await updateViktor({ motto: 'Novo' }, { locale: 'pt', draft: true, autosave: true })
    expect(await mottoStates()).toMatchObject({ pt: 'complete' })
    await updateViktor({ _status: 'published' }, { locale: 'pt' })
    expect(await mottoStates()).toMatchObject({ en: 'outdated', pt: 'complete' })
    await updateViktor({ _status: 'published' }, { locale: 'de' })
    expect(await mottoStates()).toMatchObject({ en: 'outdated', pt: 'complete' })
  })

  it('results from restoring its older version next to newer German text', async () => {
    const { docs } = await context.payload.findVersions({
      collection: 'personas',
      where: { parent: { equals: context.viktor } },
      sort: '-updatedAt',
      limit: 1,
    })
    await updateViktor({ motto: 'Neu' }, { locale: 'de' })
    await updateViktor({ motto: 'Nou' }, { locale: 'ro' })
    expect(await mottoStates()).toMatchObject({ en: 'outdated', ro: 'complete' })
    const restored = await context.rest('POST', `personas/versions/${docs[0]?.id}?locale=all`)
    expect(restored.status).toBe(200)
    // All languages were restored and match each other as before.
    expect(await mottoStates()).toEqual({ en: 'complete', pt: 'complete', ro: 'complete' })
    await updateViktor({ motto: 'Noch neuer' }, { locale: 'de' })
    expect(await mottoStates()).toEqual({ en: 'outdated', pt: 'outdated', ro: 'outdated' })
  })

  it('stays outdated in a copy of the document', async () => {
    const { docs } = await context.payload.find({ collection: 'features', limit: 1 })
    const copy = await context.payload.duplicate({
      collection: 'features',
      id: docs[0]?.id as number,
      locale: 'ro',
      data: { slug: 'a-copy' },
    })
    const states = async () =>
      (await loadCoverage('de')).find(({ key }) => key === `features/${copy.id}`)?.cells
    expect(await states()).toMatchObject({ en: { missing: 0, outdated: 0 }, ro: { outdated: 0 } })
    await context.payload.update({
      collection: 'features',
      id: copy.id,
      locale: 'de',
      data: { title: 'Anders' },
    })
    const second = await context.payload.duplicate({
      collection: 'features',
      id: copy.id,
      locale: 'ro',
      data: { slug: 'b-copy' },
    })
    const again = (await loadCoverage('de')).find(
      ({ key }) => key === `features/${second.id}`,
    )?.cells
    expect(again).toMatchObject({ en: { outdated: 1 }, ro: { outdated: 1 } })
    for (const { id } of [copy, second]) {
      await context.payload.delete({ collection: 'features', id })
    }
  })

  it('stays outdated when the rows of a fixed list are reordered', async () => {
    const read = (locale: 'de' | 'ro') =>
      context.payload.findByID({ collection: 'personas', id: context.viktor, locale, depth: 0 })
    const { page } = await read('de')
    const [first, ...others] = page.benefits.items
    const withItems = (items: typeof page.benefits.items, ofPage = page) => ({
      page: { ...ofPage, benefits: { ...ofPage.benefits, items } },
    })
    await updateViktor(
      withItems([{ ...first, text: 'Anders' }, ...others] as typeof page.benefits.items),
      {
        locale: 'de',
      },
    )
    const stateAt = async (row: number) =>
      (await findText('personas/viktor', `page.benefits.items.${row}.text`))?.translations.ro?.state
    expect(await stateAt(0)).toBe('outdated')
    const romanian = (await read('ro')).page
    const [moved, ...rest] = romanian.benefits.items
    const dragged = withItems([...rest, moved] as typeof rest, romanian)
    await updateViktor(dragged, { locale: 'ro', draft: true, autosave: true })
    expect(await stateAt(3)).toBe('outdated')
    expect(await stateAt(0)).toBe('complete')
    await updateViktor(withItems(romanian.benefits.items, romanian), { locale: 'ro' })
    await updateViktor(withItems(page.benefits.items), { locale: 'de' })
  })

  it('is detected in lists, fixed rows, globals, alternative texts and mails', async () => {
    await updateViktor(
      { features: [...seededPersona('de').features, 'Noch eine'] },
      { locale: 'de' },
    )
    expect((await findText('personas/viktor', 'features'))?.translations.ro?.state).toBe('outdated')
    const mails = await context.payload.findGlobal({ slug: 'mails', locale: 'de' })
    const { subject } = mails.contact
    const change = (text: string) =>
      context.payload.updateGlobal({
        slug: 'mails',
        locale: 'de',
        data: { contact: { ...mails.contact, subject: text } },
      })
    await change('Anders')
    expect((await findText('globals/mails', 'contact.subject'))?.translations.en?.state).toBe(
      'outdated',
    )
    await change(subject)
    expect((await findText('globals/mails', 'contact.subject'))?.translations.en?.state).toBe(
      'complete',
    )
  })

  it('becomes complete when a user confirms it, if they saw exactly these texts', async () => {
    await updateViktor({ motto: 'Neu' }, { locale: 'de', draft: true })
    const pair = (await findText('personas/viktor', 'motto'))?.translations.ro?.pair ?? ''
    const place = { document: 'personas/viktor', language: 'ro', path: 'motto' } as const
    await updateViktor({ motto: 'Noch neuer' }, { locale: 'de', draft: true })
    expect(await confirmTranslation({ ...place, pair }, 'de')).toMatchObject({ status: 409 })
    expect(await mottoStates()).toMatchObject({ ro: 'outdated' })
    const now = (await findText('personas/viktor', 'motto'))?.translations.ro?.pair ?? ''
    expect(await confirmTranslation({ ...place, pair: now }, 'de')).toMatchObject({ ok: true })
    expect(await mottoStates()).toMatchObject({ en: 'outdated', ro: 'complete' })
  })
})
