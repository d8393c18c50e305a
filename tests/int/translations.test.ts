import type { FlattenedField, Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { confirmTranslation } from '../../src/features/translations/confirm.ts'
import { copyFromGerman } from '../../src/features/translations/copy.ts'
import { loadCoverage } from '../../src/features/translations/data.ts'
import { exportLanguage } from '../../src/features/translations/export.ts'
import { countOf } from '../../src/features/translations/filter.ts'
import { importFile } from '../../src/features/translations/import.ts'
import type { UnitReport } from '../../src/features/translations/types.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { type TargetLocale, targetLocales } from '../../src/i18n/target-locales.ts'
import type { Persona, User } from '../../src/payload-types.ts'
import { content } from '../../src/seed/index.ts'
import { cms, outsideNext } from '../support/cms.ts'

let payload: Payload
let editor: User
let viktor: number

const site = 'site.example'
const seeded = (locale: Locale) => content[locale].personas.viktor

beforeAll(async () => {
  payload = await cms()
  editor = (await payload.create({
    collection: 'users',
    data: { email: 'translations@example.com', password: 'a-long-password', role: 'editor' },
  })) as User
  editor.collection = 'users'
  const { docs } = await payload.find({
    collection: 'personas',
    where: { slug: { equals: 'viktor' } },
  })
  viktor = (docs[0] as Persona).id
})

afterEach(async () => {
  for (const locale of locales) {
    const { motto, role, features } = seeded(locale)
    await write({ motto, role, features, _status: 'published' }, { locale })
  }
})

/** Viktor's document as open in an admin's editor; resolves to the record that says so. */
async function openedByAnAdmin() {
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { equals: 'admin' } },
  })
  return payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'personas', value: viktor },
      user: { relationTo: 'users', value: docs[0]?.id as number },
    },
  })
}

describe('what is out of date', () => {
  it('is nothing of what the seed has brought, in any language', async () => {
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

  it('is every language once the German changes, until each is written anew', async () => {
    await write({ motto: 'Neu' }, { locale: 'de', draft: true })
    expect(await mottos()).toEqual({ en: 'outdated', pt: 'outdated', ro: 'outdated' })
    await write({ motto: 'Nou' }, { locale: 'ro', draft: true })
    expect(await mottos()).toEqual({ en: 'outdated', pt: 'outdated', ro: 'complete' })
  })

  it('is nothing again once the German is what it was', async () => {
    await write({ motto: 'Neu' }, { locale: 'de', draft: true })
    await write({ motto: seeded('de').motto }, { locale: 'de', draft: true })
    expect(await mottos()).toEqual({ en: 'complete', pt: 'complete', ro: 'complete' })
  })

  it('does not become up to date because another text of the language is written', async () => {
    await write({ motto: 'Neu' }, { locale: 'de', draft: true })
    await write({ role: 'Alt rol' }, { locale: 'ro', draft: true })
    expect(await mottos()).toMatchObject({ ro: 'outdated' })
  })

  it('is told alike for what is published and what is saved while typing', async () => {
    await write({ motto: 'Neu' }, { locale: 'de', draft: true, autosave: true })
    expect(await mottos()).toMatchObject({ pt: 'outdated' })
    await write({ motto: 'Nov' }, { locale: 'pt', draft: true, autosave: true })
    await write({ motto: 'Novo' }, { locale: 'pt', draft: true, autosave: true })
    expect(await mottos()).toMatchObject({ pt: 'complete' })
    await write({ _status: 'published' }, { locale: 'pt' })
    expect(await mottos()).toMatchObject({ en: 'outdated', pt: 'complete' })
    await write({ _status: 'published' }, { locale: 'de' })
    expect(await mottos()).toMatchObject({ en: 'outdated', pt: 'complete' })
  })

  it('is a translation whose older version comes back beside a newer German', async () => {
    const { docs } = await payload.findVersions({
      collection: 'personas',
      where: { parent: { equals: viktor } },
      sort: '-updatedAt',
      limit: 1,
    })
    await write({ motto: 'Neu' }, { locale: 'de' })
    await write({ motto: 'Nou' }, { locale: 'ro' })
    expect(await mottos()).toMatchObject({ en: 'outdated', ro: 'complete' })
    await payload.restoreVersion({
      collection: 'personas',
      id: docs[0]?.id as string,
      locale: 'ro',
      context: outsideNext(),
    })
    // Everything came back, and fits together as it did.
    expect(await mottos()).toEqual({ en: 'complete', pt: 'complete', ro: 'complete' })
    await write({ motto: 'Noch neuer' }, { locale: 'de' })
    expect(await mottos()).toEqual({ en: 'outdated', pt: 'outdated', ro: 'outdated' })
  })

  it('stays so in a copy of the document', async () => {
    const { docs } = await payload.find({ collection: 'features', limit: 1 })
    const copy = await payload.duplicate({
      collection: 'features',
      id: docs[0]?.id as number,
      locale: 'ro',
      data: { slug: 'a-copy' },
      context: outsideNext(),
    })
    const states = async () =>
      (await loadCoverage('de')).find(({ key }) => key === 'features/a-copy')?.cells
    expect(await states()).toMatchObject({ en: { missing: 0, outdated: 0 }, ro: { outdated: 0 } })
    await payload.update({
      collection: 'features',
      id: copy.id,
      locale: 'de',
      data: { title: 'Anders' },
      context: outsideNext(),
    })
    const second = await payload.duplicate({
      collection: 'features',
      id: copy.id,
      locale: 'ro',
      data: { slug: 'b-copy' },
      context: outsideNext(),
    })
    const again = (await loadCoverage('de')).find(({ key }) => key === 'features/b-copy')?.cells
    expect(again).toMatchObject({ en: { outdated: 1 }, ro: { outdated: 1 } })
    for (const { id } of [copy, second]) {
      await payload.delete({ collection: 'features', id, context: outsideNext() })
    }
  })

  it('goes for lists, fixed rows, globals, picture texts and mails alike', async () => {
    await write({ features: [...seeded('de').features, 'Noch eine'] }, { locale: 'de' })
    expect((await textOf('personas/viktor', 'features'))?.translations.ro?.state).toBe('outdated')
    const mails = await payload.findGlobal({ slug: 'mails', locale: 'de' })
    const { subject } = mails.contact
    const change = (text: string) =>
      payload.updateGlobal({
        slug: 'mails',
        locale: 'de',
        data: { contact: { ...mails.contact, subject: text } },
        context: outsideNext(),
      })
    await change('Anders')
    expect((await textOf('globals/mails', 'contact.subject'))?.translations.en?.state).toBe(
      'outdated',
    )
    await change(subject)
    expect((await textOf('globals/mails', 'contact.subject'))?.translations.en?.state).toBe(
      'complete',
    )
  })

  it('is what somebody confirms no longer, if they saw just these texts', async () => {
    await write({ motto: 'Neu' }, { locale: 'de', draft: true })
    const pair = (await textOf('personas/viktor', 'motto'))?.translations.ro?.pair ?? ''
    const place = { document: 'personas/viktor', language: 'ro', path: 'motto' } as const
    await write({ motto: 'Noch neuer' }, { locale: 'de', draft: true })
    expect(await confirmTranslation({ ...place, pair }, 'de')).toMatchObject({ status: 409 })
    expect(await mottos()).toMatchObject({ ro: 'outdated' })
    const now = (await textOf('personas/viktor', 'motto'))?.translations.ro?.pair ?? ''
    expect(await confirmTranslation({ ...place, pair: now }, 'de')).toMatchObject({ ok: true })
    expect(await mottos()).toMatchObject({ en: 'outdated', ro: 'complete' })
  })
})

describe('what translators get', () => {
  it('is every field that each language has for itself; rich text is none of them', () => {
    const { collections, globals } = payload.config
    const all = [...collections, ...globals].flatMap(({ flattenedFields }) => flattenedFields)
    expect(new Set(localizedKinds(all))).toEqual(new Set(['text', 'textarea', 'array of text']))
  })
})

describe('copying from German', () => {
  const place = { document: 'personas/viktor', language: 'ro', path: 'motto' } as const
  const copy = (more: object = {}) =>
    copyFromGerman(
      { ...place, overwrite: false, isLive: false, ...more },
      { speaks: 'de', user: editor },
    )

  it('fills a hole as a draft, which waits for its translation and is not public', async () => {
    await write({ motto: '' }, { locale: 'ro', draft: true })
    expect(await mottos()).toMatchObject({ ro: 'missing' })
    expect(await copy()).toEqual({ ok: true, value: 1 })
    expect(await mottos()).toMatchObject({ en: 'complete', ro: 'german' })
    expect(await latest('ro')).toBe(seeded('de').motto)
    expect(await publicMotto('ro')).toBe(seeded('ro').motto)
  })

  it('leaves a text that is there, unless it is asked for', async () => {
    expect(await copy()).toMatchObject({ ok: false, status: 400 })
    expect(await copy({ path: undefined })).toMatchObject({ ok: false, status: 400 })
    expect(await latest('ro')).toBe(seeded('ro').motto)
    expect(await copy({ overwrite: true })).toEqual({ ok: true, value: 1 })
    expect(await latest('ro')).toBe(seeded('de').motto)
    expect(await publicMotto('ro')).toBe(seeded('ro').motto)
  })

  it('fills all holes of a document at once, and nothing else', async () => {
    await write({ motto: '', features: [] }, { locale: 'ro', draft: true })
    expect(await copy({ path: undefined })).toEqual({ ok: true, value: 2 })
    const doc = await payload.findByID({
      collection: 'personas',
      id: viktor,
      locale: 'ro',
      draft: true,
    })
    expect(doc).toMatchObject({
      motto: seeded('de').motto,
      features: seeded('de').features,
      role: seeded('ro').role,
    })
  })

  it('waits while somebody else has the document open', async () => {
    const lock = await openedByAnAdmin()
    expect(await copy({ overwrite: true })).toEqual({
      ok: false,
      status: 409,
      message: 'Jemand anderes bearbeitet dieses Dokument gerade.',
    })
    await payload.delete({ collection: 'payload-locked-documents', id: lock.id })
    expect(await latest('ro')).toBe(seeded('ro').motto)
  })

  it('asks before a document that knows no drafts says it at once', async () => {
    const mail = { document: 'globals/mails', path: 'contact.subject', overwrite: true }
    expect(await copy(mail)).toMatchObject({ ok: false, status: 409 })
  })
})

describe('a file for translators', () => {
  it('changes nothing when it comes back as it went, not even a version', async () => {
    await write({ motto: 'Neu' }, { locale: 'de', draft: true })
    const count = async () => {
      const { totalDocs } = await payload.countVersions({ collection: 'personas' })
      const globals = await payload.countGlobalVersions({ global: 'landing' })
      return [totalDocs, globals.totalDocs]
    }
    const before = [await count(), await mottos()]
    for (const language of targetLocales) {
      const outcomes = (await back(await out(language), language)).map(({ outcome }) => outcome)
      expect(outcomes.length).toBeGreaterThan(150)
      expect(new Set(outcomes)).toEqual(new Set(['unchanged']))
    }
    expect([await count(), await mottos()]).toEqual(before)
  })

  it('holds only what is open, if that is asked for', async () => {
    await write({ motto: 'Neu' }, { locale: 'de', draft: true })
    const file = await out('ro', true)
    expect(file.match(/<trans-unit /g)).toHaveLength(1)
    expect(file).toContain('id="personas/viktor/motto"')
    expect(file).toContain('needs-review-translation')
  })

  it.each([
    'a "quote", <b>tags</b> & an ampersand',
    '  blanks at both ends \n and a second line ',
    '😀 ș ț ă ]]> <!-- x -->',
  ])('brings %j into the draft as it is, and into nothing public', async (text) => {
    const file = replaceTarget(await out('ro'), 'personas/viktor/motto', escaped(text))
    const report = await back(file, 'ro')
    expect(report.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([
      expect.objectContaining({ id: 'personas/viktor/motto', outcome: 'taken' }),
    ])
    expect(await latest('ro')).toBe(text)
    expect(await publicMotto('ro')).toBe(seeded('ro').motto)
    expect(await mottos()).toMatchObject({ ro: 'complete' })
  })

  it('brings entries of lists and texts in fixed rows to their places', async () => {
    const ids = ['personas/viktor/features/1', 'personas/viktor/page.benefits.items.2.text']
    let file = await out('pt')
    for (const id of ids) file = replaceTarget(file, id, `traduzido ${id}`)
    const report = await back(file, 'pt')
    expect(report.filter(({ outcome }) => outcome === 'taken').map(({ id }) => id)).toEqual(ids)
    const doc = await payload.findByID({
      collection: 'personas',
      id: viktor,
      locale: 'pt',
      draft: true,
    })
    const wanted = [...seeded('pt').features]
    wanted[1] = `traduzido ${ids[0]}`
    expect(doc.features).toEqual(wanted)
    expect(doc.page.benefits.items?.[2]?.text).toBe(`traduzido ${ids[1]}`)
    expect(doc.page.benefits.items?.[1]?.text).toBe(seeded('pt').page.benefits.items[1])
    const german = await payload.findByID({ collection: 'personas', id: viktor, locale: 'de' })
    expect(german.page.benefits.items?.[2]?.text).toBe(seeded('de').page.benefits.items[2])
    await write({ page: { ...doc.page, benefits: await published('pt') } }, { locale: 'pt' })
  })

  it('tells of every text that it does not take, and why', async () => {
    const id = 'personas/viktor/page.age'
    const asked = async (file: string) => (await back(file, 'ro')).find((each) => each.id === id)
    const file = await out('ro')
    expect(await asked(replaceTarget(file, id, 'fără vârstă'))).toMatchObject({
      outcome: 'refused',
      reason: 'Es fehlt ein Platzhalter: {age}',
      document: 'Assistent „Viktor“',
      label: 'Eigene Seite › Altersangabe',
    })
    expect(await asked(replaceTarget(file, id, '{age} {trial}'))).toMatchObject({
      reason: 'Diesen Platzhalter hat der deutsche Text nicht: {trial}',
    })
    expect(await asked(replaceTarget(file, id, `{age}${'x'.repeat(10_000)}`))).toMatchObject({
      reason: 'Der Text ist zu lang; möglich sind 10000 Zeichen.',
    })
    expect(await asked(replaceTarget(file, id, ' '))).toMatchObject({ outcome: 'untranslated' })
    expect(await asked(file.replace(`id="${id}"`, 'id="personas/viktor/gone"'))).toBeUndefined()
    const unknown = await back(file.replace(`id="${id}"`, 'id="personas/viktor/gone"'), 'ro')
    expect(unknown).toContainEqual({ id: 'personas/viktor/gone', outcome: 'unknown' })
    expect(
      (await back(replaceTarget(file, 'globals/mails/contact.subject', 'Salut {reference}'), 'ro'))
        .filter(({ outcome }) => outcome === 'refused')
        .map(({ reason }) => reason),
    ).toHaveLength(1)
    expect(await latest('ro')).toBe(seeded('ro').motto)
  })

  it('brings mails and picture texts, which go live at once, only if that is asked for', async () => {
    const id = 'globals/mails/contact.greeting'
    const { greeting } = content.ro.mails.contact
    const file = replaceTarget(await out('ro'), id, `${greeting}!`)
    const told = async (isLive: boolean) =>
      (await back(file, 'ro', isLive)).filter(({ outcome }) => outcome !== 'unchanged')
    const inMails = async () =>
      (await payload.findGlobal({ slug: 'mails', locale: 'ro' })).contact.greeting
    expect(await told(false)).toMatchObject([{ id, outcome: 'refused' }])
    expect(await inMails()).toBe(greeting)
    expect(await told(true)).toMatchObject([{ id, outcome: 'taken' }])
    expect(await inMails()).toBe(`${greeting}!`)
    await back(replaceTarget(file, id, greeting), 'ro', true)
  })

  it('is too old for a text whose German has changed since', async () => {
    const file = replaceTarget(await out('ro'), 'personas/viktor/motto', 'Nou')
    await write({ motto: 'Neu' }, { locale: 'de', draft: true })
    expect((await back(file, 'ro')).filter(({ outcome }) => outcome === 'refused')).toMatchObject([
      { reason: 'Der deutsche Text hat sich seit dem Herunterladen geändert.' },
    ])
    expect(await latest('ro')).toBe(seeded('ro').motto)
  })

  it('brings a document whole or not at all', async () => {
    let file = await out('ro')
    for (const id of [
      'personas/viktor/motto',
      'personas/viktor/role',
      'globals/landing/hero.subtitle',
    ])
      file = replaceTarget(file, id, 'Nou')
    const lock = await openedByAnAdmin()
    const report = await back(file, 'ro')
    await payload.delete({ collection: 'payload-locked-documents', id: lock.id })
    expect(report.filter(({ outcome }) => outcome !== 'unchanged')).toMatchObject([
      {
        id: 'personas/viktor/role',
        outcome: 'refused',
        reason: expect.stringContaining('bearbeitet'),
      },
      { id: 'personas/viktor/motto', outcome: 'refused' },
      { id: 'globals/landing/hero.subtitle', outcome: 'taken' },
    ])
    expect(await latest('ro')).toBe(seeded('ro').motto)
    const landing = { hero: content.ro.landing.hero, _status: 'published' }
    await payload.updateGlobal({
      slug: 'landing',
      locale: 'ro',
      data: landing as never,
      context: outsideNext(),
    })
  })

  it.each([
    ['', 'In dieser Datei steht nichts zu übersetzen.'],
    ['kein XML', 'Das ist keine lesbare XLIFF-Datei (Version 1.2).'],
    [
      exportLanguage([], { language: 'ro', site, onlyOpen: false }),
      'In dieser Datei steht nichts zu übersetzen.',
    ],
    [
      exportLanguage([], { language: 'pt', site, onlyOpen: false }),
      'Diese Datei ist für die Sprache pt-PT, nicht für Rumänisch.',
    ],
    [
      exportLanguage([], { language: 'ro', site: 'other.example', onlyOpen: false }),
      'Diese Datei gehört zu einer anderen Website (other.example).',
    ],
  ])('is refused in a sentence if it is not for here (%#)', async (file, message) => {
    const options = { language: 'ro', site, isLive: false, speaks: 'de', user: editor } as const
    expect(await importFile(file, options)).toEqual({ ok: false, status: 400, message })
  })
})

/** The kinds of the fields that each language has for itself, but for Payload's own status. */
function localizedKinds(fields: FlattenedField[]): string[] {
  return fields.flatMap((field) => {
    if (field.name === '_status') return []
    const inner = 'flattenedFields' in field ? field.flattenedFields : []
    if (!('localized' in field && field.localized)) return localizedKinds(inner)
    const rows = inner.filter(({ name }) => name !== 'id').map(({ type }) => type)
    return [field.type === 'array' ? `array of ${rows}` : field.type]
  })
}

type WriteOptions = { locale: Locale; draft?: boolean; autosave?: boolean }

function write(data: Partial<Persona>, options: WriteOptions) {
  return payload.update({
    collection: 'personas',
    id: viktor,
    data: data as never,
    context: outsideNext(),
    depth: 0,
    ...options,
  })
}

async function textOf(document: string, path: string) {
  const found = (await loadCoverage('de')).find(({ key }) => key === document)
  return found?.texts.find((text) => text.path === path)
}

async function mottos() {
  const { translations = {} } = (await textOf('personas/viktor', 'motto')) ?? {}
  return Object.fromEntries(targetLocales.map((locale) => [locale, translations[locale]?.state]))
}

async function latest(locale: Locale) {
  const doc = await payload.findByID({ collection: 'personas', id: viktor, locale, draft: true })
  return doc.motto
}

async function publicMotto(locale: Locale) {
  const reading = { collection: 'personas', id: viktor, locale, overrideAccess: false } as const
  return (await payload.findByID(reading)).motto
}

async function published(locale: Locale) {
  return (await payload.findByID({ collection: 'personas', id: viktor, locale })).page.benefits
}

async function out(language: TargetLocale, onlyOpen = false): Promise<string> {
  return exportLanguage(await loadCoverage('de'), { language, site, onlyOpen })
}

async function back(file: string, language: TargetLocale, isLive = false): Promise<UnitReport[]> {
  const options = { language, site, isLive, speaks: 'de', user: editor } as const
  const outcome = await importFile(file, options)
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.value.units
}

function replaceTarget(file: string, id: string, text: string): string {
  const [before, after] = file.split(`id="${id}"`)
  expect(after, id).toBeDefined()
  return `${before}id="${id}"${after?.replace(/(<target[^>]*>).*?<\/target>/s, (_, tag) => `${tag}${text}</target>`)}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
