import { describe, expect, it } from 'vitest'
import { exportLanguage } from '../../src/features/editing/translations/export.ts'
import { importFile } from '../../src/features/editing/translations/import.ts'
import { content } from '../../src/seed/index.ts'
import { latestMotto } from '../support/translated-texts.ts'
import {
  context,
  lockAsAdmin,
  seededPersona,
  setUpTranslating,
  updateViktor,
} from '../support/translating.ts'
import { exportFile, importReport, site } from '../support/translators-file.ts'
import { setTarget } from '../support/xliff.ts'

setUpTranslating()

describe('a file from translators', () => {
  it('is accepted with line breaks around a text of a single line', async () => {
    const id = 'personas/viktor/motto'
    const padded = setTarget(await exportFile('ro'), id, '\n      Mereu la telefon\n    ')
    const report = await importReport(padded, 'ro')
    expect(report.find((each) => each.id === id)).toMatchObject({ outcome: 'taken' })
    expect(await latestMotto('ro')).toBe('Mereu la telefon')
  })

  it('reports every text that is not imported, and why', async () => {
    const id = 'personas/viktor/page.age'
    const asked = async (file: string) =>
      (await importReport(file, 'ro')).find((each) => each.id === id)
    const file = await exportFile('ro')
    expect(await asked(setTarget(file, id, 'fără vârstă'))).toMatchObject({
      outcome: 'rejected',
      reason: 'Es fehlt ein Platzhalter: {age}',
      document: 'Assistent „Viktor“',
      label: 'Eigene Seite › Altersangabe',
    })
    expect(await asked(setTarget(file, id, '{age} {trial}'))).toMatchObject({
      reason: 'Diesen Platzhalter hat der deutsche Text nicht: {trial}',
    })
    expect(await asked(setTarget(file, id, `{age}${'x'.repeat(10_000)}`))).toMatchObject({
      reason: 'Der Text ist zu lang; erlaubt sind höchstens 10000 Zeichen.',
    })
    expect(await asked(setTarget(file, id, ' '))).toMatchObject({ outcome: 'untranslated' })
    for (const single of ['personas/viktor/features/1', 'personas/viktor/role']) {
      const twoLines = await importReport(setTarget(file, single, 'Un rând\nși altul'), 'ro')
      expect(twoLines.find((each) => each.id === single)).toMatchObject({
        outcome: 'rejected',
        reason: 'Dieser Text darf keinen Zeilenumbruch enthalten.',
      })
    }
    expect(await asked(file.replace(`id="${id}"`, 'id="personas/viktor/gone"'))).toBeUndefined()
    const unknown = await importReport(
      file.replace(`id="${id}"`, 'id="personas/viktor/gone"'),
      'ro',
    )
    expect(unknown).toContainEqual({ id: 'personas/viktor/gone', outcome: 'unknown' })
    expect(
      (
        await importReport(
          setTarget(file, 'globals/mails/contact.subject', 'Salut {reference}'),
          'ro',
        )
      )
        .filter(({ outcome }) => outcome === 'rejected')
        .map(({ reason }) => reason),
    ).toHaveLength(1)
    expect(await latestMotto('ro')).toBe(seededPersona('ro').motto)
  })

  it('leaves out a text that translation software has filled with the German one', async () => {
    await updateViktor({ motto: '' }, { locale: 'ro', draft: true })
    const id = 'personas/viktor/motto'
    const file = setTarget(await exportFile('ro'), id, seededPersona('de').motto)
    const outcome = async (text: string) =>
      (await importReport(text, 'ro')).find((each) => each.id === id)?.outcome
    expect(await outcome(file)).toBe('untranslated')
    expect(await latestMotto('ro')).toBe('')
    const [before, after = ''] = file.split(`id="${id}"`)
    const finished = after.replace('state="needs-translation"', 'state="translated"')
    expect(await outcome(`${before}id="${id}"${finished}`)).toBe('taken')
  })

  it('takes an entry of a list that is the same in both languages', async () => {
    await updateViktor({ features: [] }, { locale: 'ro', draft: true })
    const [same = '', ...others] = seededPersona('de').features
    const entry = (index: number) => `personas/viktor/features/${index}`
    const file = others.reduce(
      (text, _, index) => setTarget(text, entry(index + 1), `Punctul ${index + 1}`),
      setTarget(await exportFile('ro'), entry(0), same),
    )
    const [first] = (await importReport(file, 'ro')).filter(({ id }) => id === entry(0))
    expect(first?.outcome).toBe('taken')
  })

  it('names a text once, however often the file contains it', async () => {
    const id = 'personas/viktor/motto'
    const exported = await exportFile('ro')
    const [unit = ''] = new RegExp(`<trans-unit id="${id}".*?</trans-unit>`, 's').exec(
      exported,
    ) ?? ['']
    const file = exported.replace(unit, unit.repeat(3))
    const reports = (await importReport(file, 'ro')).filter((each) => each.id === id)
    const again = { id, outcome: 'rejected', reason: 'Der Text steht mehrmals in der Datei.' }
    expect(reports).toEqual([
      { id, outcome: 'unchanged', document: 'Assistent „Viktor“', label: 'Motto' },
      again,
      again,
    ])
  })

  it('does not import a text whose German source has changed since the export', async () => {
    const file = setTarget(await exportFile('ro'), 'personas/viktor/motto', 'Nou')
    await updateViktor({ motto: 'Neu' }, { locale: 'de', draft: true })
    expect(
      (await importReport(file, 'ro')).filter(({ outcome }) => outcome === 'rejected'),
    ).toMatchObject([{ reason: 'Der deutsche Text hat sich seit dem Herunterladen geändert.' }])
    expect(await latestMotto('ro')).toBe(seededPersona('ro').motto)
  })

  it('imports a document completely or not at all', async () => {
    let file = await exportFile('ro')
    for (const id of [
      'personas/viktor/motto',
      'personas/viktor/role',
      'globals/landing/hero.subtitle',
    ])
      file = setTarget(file, id, 'Nou')
    const lock = await lockAsAdmin()
    const report = await importReport(file, 'ro')
    await context.payload.delete({ collection: 'payload-locked-documents', id: lock.id })
    expect(report.filter(({ outcome }) => outcome !== 'unchanged')).toMatchObject([
      {
        id: 'personas/viktor/role',
        outcome: 'rejected',
        reason: expect.stringContaining('bearbeitet'),
      },
      { id: 'personas/viktor/motto', outcome: 'rejected' },
      { id: 'globals/landing/hero.subtitle', outcome: 'taken' },
    ])
    expect(await latestMotto('ro')).toBe(seededPersona('ro').motto)
    const landing = { hero: content.ro.landing.hero, _status: 'published' }
    await context.payload.updateGlobal({
      slug: 'landing',
      locale: 'ro',
      data: landing as never,
    })
  })

  it.each([
    [() => '', 'In dieser Datei gibt es nichts zu übersetzen.'],
    [() => 'kein XML', 'Das ist keine lesbare XLIFF-Datei (Version 1.2).'],
    [
      () => exportLanguage(async () => [], { language: 'ro', site, onlyOpen: false }),
      'In dieser Datei gibt es nichts zu übersetzen.',
    ],
    [
      () => exportLanguage(async () => [], { language: 'pt', site, onlyOpen: false }),
      'Diese Datei ist für die Sprache pt-PT, nicht für Rumänisch.',
    ],
    [
      () =>
        exportLanguage(async () => [], { language: 'ro', site: 'other.example', onlyOpen: false }),
      'Diese Datei gehört zu einer anderen Website (other.example).',
    ],
  ])(
    'is rejected with a message if it is empty, unreadable or of another site (%#)',
    async (makeFile, message) => {
      const options = {
        language: 'ro',
        site,
        isPublishing: false,
        uiLocale: 'de',
        user: context.editor,
      } as const
      expect(await importFile(await makeFile(), options)).toEqual({
        ok: false,
        status: 400,
        message,
      })
    },
  )
})
