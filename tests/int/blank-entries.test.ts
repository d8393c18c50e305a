import { expect, it } from 'vitest'
import { loadCoverage } from '../../src/features/editing/translations/data.ts'
import { content } from '../../src/seed/index.ts'
import { setUpTranslating, updateViktor } from '../support/translating.ts'

const { features } = content.ro.personas.viktor

setUpTranslating()

async function coverage() {
  const document = (await loadCoverage('de')).find(({ key }) => key === 'personas/viktor')
  const text = document?.texts.find(({ path }) => path === 'features')
  return { state: text?.translations.ro?.state, missing: document?.cells.ro?.missing }
}

it('a list with a blank entry counts as missing because it cannot be published', async () => {
  expect(await coverage()).toEqual({ state: 'complete', missing: 0 })
  const incomplete = features.map((text, row) => (row === 1 ? ' ' : text))
  await updateViktor({ features: incomplete }, { locale: 'ro', draft: true })
  const published = updateViktor({ _status: 'published' }, { locale: 'ro' })
  await expect(published).rejects.toThrow('Fähigkeiten 2 fehlt')
  expect(await coverage()).toEqual({ state: 'missing', missing: 1 })
})
