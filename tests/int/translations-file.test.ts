import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../../src/i18n/locales.ts'
import { targetLocales } from '../../src/i18n/target-locales.ts'
import { content } from '../../src/seed/index.ts'
import {
  latestMotto,
  latestVersion,
  mottoStates,
  publicMotto,
} from '../support/translated-texts.ts'
import { context, seededPersona, setUpTranslating, updateViktor } from '../support/translating.ts'
import { exportFile, importReport } from '../support/translators-file.ts'
import { setTarget } from '../support/xliff.ts'

setUpTranslating()

describe('a file for translators', () => {
  it('contains every localized text except rich text', () => {
    const { collections, globals } = context.payload.config
    const all = [...collections, ...globals].flatMap(({ flattenedFields }) => flattenedFields)
    expect(new Set(localizedKinds(all))).toEqual(
      new Set(['text', 'textarea', 'array of text', 'upload']),
    )
  })
})

describe('a file from translators', () => {
  it('changes nothing if it comes back unchanged, not even a version', async () => {
    await updateViktor({ motto: 'Neu' }, { locale: 'de', draft: true })
    const count = async () => {
      const { totalDocs } = await context.payload.countVersions({ collection: 'personas' })
      const globals = await context.payload.countGlobalVersions({ global: 'landing' })
      return [totalDocs, globals.totalDocs]
    }
    const before = [await count(), await mottoStates()]
    for (const language of targetLocales) {
      const outcomes = (await importReport(await exportFile(language), language)).map(
        ({ outcome }) => outcome,
      )
      expect(outcomes.length).toBeGreaterThan(150)
      expect(new Set(outcomes)).toEqual(new Set(['unchanged']))
    }
    expect([await count(), await mottoStates()]).toEqual(before)
  })

  it('finds the texts of a document that was first published meanwhile', async () => {
    const { docs } = await context.payload.find({ collection: 'features', limit: 1 })
    const { id } = await context.payload.duplicate({
      collection: 'features',
      id: docs[0]?.id as number,
      locale: 'de',
      data: { title: 'Rückruf' },
      draft: true,
    })
    const file = setTarget(await exportFile('en'), `features/${id}/title`, 'Callback')
    const publish = { data: { _status: 'published' }, publishSpecificLocale: 'de' } as const
    await context.payload.update({ collection: 'features', id, locale: 'de', ...publish })
    const taken = (await importReport(file, 'en')).filter(({ outcome }) => outcome === 'taken')
    expect(taken).toMatchObject([{ id: `features/${id}/title` }])
  })

  it('does not replace translations that have changed since', async () => {
    const file = await exportFile('ro')
    await updateViktor({ motto: 'Mai bun' }, { locale: 'ro', draft: true })
    const outcomes = async (text: string) =>
      (await importReport(text, 'ro')).filter(({ outcome }) => outcome !== 'unchanged')
    expect(await outcomes(file)).toEqual([])
    expect(await latestMotto('ro')).toBe('Mai bun')
    const changed = setTarget(file, 'personas/viktor/motto', 'Al traducătorului')
    expect(await outcomes(changed)).toMatchObject([
      { outcome: 'rejected', reason: expect.stringMatching(/^Die Übersetzung hat sich seit/) },
    ])
    expect(await latestMotto('ro')).toBe('Mai bun')
  })

  it('does not replace a translation that was missing when it was exported', async () => {
    await updateViktor({ motto: '' }, { locale: 'ro', draft: true })
    const file = setTarget(await exportFile('ro'), 'personas/viktor/motto', 'Al traducătorului')
    await updateViktor({ motto: 'Al redactorului' }, { locale: 'ro', draft: true })
    const reports = await importReport(file, 'ro')
    expect(reports.filter(({ outcome }) => outcome === 'taken')).toEqual([])
    expect(await latestMotto('ro')).toBe('Al redactorului')
  })

  it('can be limited to texts that still need a translation', async () => {
    await updateViktor({ motto: 'Neu' }, { locale: 'de', draft: true })
    const file = await exportFile('ro', true)
    expect(file.match(/<trans-unit /g)).toHaveLength(1)
    expect(file).toContain('id="personas/viktor/motto"')
    expect(file).toContain('needs-review-translation')
  })

  it.each([
    'a "quote", <b>tags</b> & an ampersand',
    '  blanks at both ends ',
    '😀 ș ț ă ]]> <!-- x -->',
  ])('imports %j into the draft unchanged and publishes nothing', async (text) => {
    const file = setTarget(await exportFile('ro'), 'personas/viktor/motto', text)
    const report = await importReport(file, 'ro')
    expect(report.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([
      expect.objectContaining({ id: 'personas/viktor/motto', outcome: 'taken' }),
    ])
    expect(await latestMotto('ro')).toBe(text)
    expect(await publicMotto('ro')).toBe(seededPersona('ro').motto)
    expect(await mottoStates()).toMatchObject({ ro: 'complete' })
  })

  it('imports line breaks into a text of several lines', async () => {
    const text = 'Un rând \n și altul'
    const file = setTarget(await exportFile('ro'), 'personas/viktor/description', text)
    await importReport(file, 'ro')
    expect((await latestVersion('ro')).description).toBe(text)
  })

  it('imports list entries and texts in fixed rows to their places', async () => {
    const ids = ['personas/viktor/features/1', 'personas/viktor/page.benefits.items.2.text']
    let file = await exportFile('pt')
    for (const id of ids) file = setTarget(file, id, `traduzido ${id}`)
    const report = await importReport(file, 'pt')
    expect(report.filter(({ outcome }) => outcome === 'taken').map(({ id }) => id)).toEqual(ids)
    const doc = await latestVersion('pt')
    const wanted = [...seededPersona('pt').features]
    wanted[1] = `traduzido ${ids[0]}`
    expect(doc.features).toEqual(wanted)
    expect(doc.page.benefits.items?.[2]?.text).toBe(`traduzido ${ids[1]}`)
    expect(doc.page.benefits.items?.[1]?.text).toBe(seededPersona('pt').page.benefits.items[1])
    const german = await context.payload.findByID({
      collection: 'personas',
      id: context.viktor,
      locale: 'de',
    })
    expect(german.page.benefits.items?.[2]?.text).toBe(seededPersona('de').page.benefits.items[2])
    await updateViktor({ page: { ...doc.page, benefits: await published('pt') } }, { locale: 'pt' })
  })

  it('imports mails and alternative texts, which have no drafts, only on request', async () => {
    const id = 'globals/mails/contact.greeting'
    const { greeting } = content.ro.mails.contact
    const file = setTarget(await exportFile('ro'), id, `${greeting}!`)
    const reported = async (isPublishing: boolean) =>
      (await importReport(file, 'ro', isPublishing)).filter(
        ({ outcome }) => outcome !== 'unchanged',
      )
    const inMails = async () =>
      (await context.payload.findGlobal({ slug: 'mails', locale: 'ro' })).contact.greeting
    expect(await reported(false)).toMatchObject([{ id, outcome: 'rejected' }])
    expect(await inMails()).toBe(greeting)
    expect(await reported(true)).toMatchObject([{ id, outcome: 'taken' }])
    expect(await inMails()).toBe(`${greeting}!`)
    await importReport(setTarget(file, id, greeting), 'ro', true)
  })
})

/** Returns the types of the localized fields, except Payload's own status. */
function localizedKinds(fields: FlattenedField[]): string[] {
  return fields.flatMap((field) => {
    if (field.name === '_status') return []
    const inner = 'flattenedFields' in field ? field.flattenedFields : []
    if (!('localized' in field && field.localized)) return localizedKinds(inner)
    const rows = inner.filter(({ name }) => name !== 'id').map(({ type }) => type)
    return [field.type === 'array' ? `array of ${rows}` : field.type]
  })
}

async function published(locale: Locale) {
  return (await context.payload.findByID({ collection: 'personas', id: context.viktor, locale }))
    .page.benefits
}
