import type { Payload } from 'payload'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadCoverage } from '../../src/features/translations/data.ts'
import { content } from '../../src/seed/index.ts'
import { cms, outsideNext } from '../support/cms.ts'

const { features } = content.ro.personas.viktor

let payload: Payload
let viktor: number

beforeAll(async () => {
  payload = await cms()
  const where = { slug: { equals: 'viktor' } }
  viktor = (await payload.find({ collection: 'personas', where })).docs[0]?.id ?? 0
})

afterEach(() => write({ features, _status: 'published' }, false))

const write = (data: object, draft: boolean) =>
  payload.update({
    collection: 'personas',
    id: viktor,
    locale: 'ro',
    data,
    draft,
    depth: 0,
    context: outsideNext(),
  })

async function coverage() {
  const document = (await loadCoverage('de')).find(({ key }) => key === 'personas/viktor')
  const text = document?.texts.find(({ path }) => path === 'features')
  return { state: text?.translations.ro?.state, missing: document?.cells.ro?.missing }
}

it('a list with a blank entry in the middle is missing, as it cannot be published', async () => {
  expect(await coverage()).toEqual({ state: 'complete', missing: 0 })
  await write({ features: features.map((text, row) => (row === 1 ? ' ' : text)) }, true)
  await expect(write({ _status: 'published' }, false)).rejects.toThrow('Fähigkeiten 2 fehlt')
  expect(await coverage()).toEqual({ state: 'missing', missing: 1 })
})
