import { expect, it } from 'vitest'
import { loadCoverage } from '../../src/features/editing/translations/data.ts'
import { importFile } from '../../src/features/editing/translations/import.ts'
import { writeGroup, writeXliff } from '../../src/features/editing/translations/xliff.ts'
import { localeTags } from '../../src/i18n/locales.ts'
import { content } from '../../src/seed/index.ts'
import { context, setUpTranslating, updateViktor } from '../support/translating.ts'

const site = 'site.example'
const german = content.de.personas.viktor.features
const list = 'personas/viktor/features'

/** The German text with a suffix, so that it keeps its placeholders. */
const inRomanian = (index: number) => `${german[index]} (ro)`

setUpTranslating()

it('a file with only some entries of a new list leaves the list unchanged and reports why', async () => {
  await saveDraft([])
  for (const indexes of [[0, 2], [0], german.map((_, index) => index).slice(1)]) {
    const units = await importUnits(indexes)
    expect(units.map(({ outcome }) => outcome)).toEqual(indexes.map(() => 'rejected'))
    expect(units[0]?.reason).toBe('Die Liste ist unvollständig: Es fehlen noch andere Einträge.')
    expect(await stored()).toEqual([])
  }
  expect(await state()).toBe('missing')
})

it('a rejected list does not block the other texts of its document', async () => {
  await saveDraft([])
  const other = { id: 'personas/viktor/role', source: content.de.personas.viktor.role }
  const units = await importUnits([0, 2], [{ ...other, target: 'Rol nou' }])
  expect(units.map(({ outcome }) => outcome)).toEqual(['rejected', 'rejected', 'taken'])
})

it('a file with every entry of a new list fills the list', async () => {
  await saveDraft([])
  const units = await importUnits(german.map((_, index) => index))
  expect(new Set(units.map(({ outcome }) => outcome))).toEqual(new Set(['taken']))
  expect(await stored()).toEqual(german.map((_, index) => inRomanian(index)))
  expect(await state()).toBe('complete')
})

it('a file may change one entry of a list that is shorter than the German one', async () => {
  await saveDraft(['unu', 'doi'])
  expect((await importUnits([1])).map(({ outcome }) => outcome)).toEqual(['taken'])
  expect(await stored()).toEqual(['unu', inRomanian(1)])
})

async function importUnits(
  indexes: number[],
  more: { id: string; source: string; target: string }[] = [],
) {
  const units = indexes.map((index) => ({
    id: `${list}/${index}`,
    source: german[index] ?? '',
    target: inRomanian(index),
    state: 'translated' as const,
  }))
  const file = writeXliff({
    original: site,
    sourceLanguage: localeTags.de,
    targetLanguage: localeTags.ro,
    groups: [
      writeGroup({
        id: 'g',
        name: 'g',
        units: [...units, ...more.map((each) => ({ ...each, state: 'translated' as const }))],
      }),
    ],
  })
  const report = await importFile(file, {
    language: 'ro',
    site,
    isPublishing: false,
    uiLocale: 'de',
    user: context.editor,
  })
  return report.ok ? report.value.units : []
}

const saveDraft = (features: string[]) =>
  updateViktor({ features } as never, { locale: 'ro', draft: true })

async function stored() {
  const reading = { collection: 'personas', id: context.viktor, locale: 'ro', draft: true } as const
  return (await context.payload.findByID(reading)).features ?? []
}

async function state() {
  const document = (await loadCoverage('de')).find(({ key }) => key === 'personas/viktor')
  return document?.texts.find(({ path }) => path === 'features')?.translations.ro?.state
}
