import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { loadCoverage } from '../../src/features/editing/translations/data.ts'
import { translationMessages } from '../../src/features/editing/translations/messages.ts'
import { publishDocument } from '../../src/features/editing/translations/publish-document.ts'
import { saveTranslation } from '../../src/features/editing/translations/save.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Persona } from '../../src/payload-types.ts'
import { latestMotto, publicMotto, textOf } from '../support/translated-texts.ts'
import { at, seeded, setUpTranslating } from '../support/translating.ts'
import { whileOpen } from '../support/while-open.ts'

setUpTranslating()

type Change = { data: Partial<Persona>; locale: Locale; draft?: boolean }

/** Changes Viktor in an open transaction. */
const changed = (change: Change) => (req: PayloadRequest) =>
  at.payload.update({ collection: 'personas', id: at.viktor, ...change, req } as never)

const deleted = (req: PayloadRequest) =>
  at.payload.delete({ collection: 'personas', id: at.viktor, req })

const draft = (locale: Locale, motto: string) => ({ data: { motto }, locale, draft: true })
const publication = (locale: Locale) => ({ data: { _status: 'published' } as const, locale })

/** Changes Viktor as the editor does. */
const patch =
  ({ data, locale, draft = false }: Change) =>
  () =>
    at.rest('PATCH', `personas/${at.viktor}?locale=${locale}&draft=${draft}&depth=0`, data)

const patchMany =
  ({ data, locale, draft = false }: Change) =>
  () => {
    const where = `where[id][in]=${at.viktor}`
    return at.rest('PATCH', `personas?${where}&locale=${locale}&draft=${draft}&depth=0`, data)
  }

/** Translates Viktor's motto, based on the text that is stored when it begins. */
async function save(text: string) {
  const pair = (await textOf('personas/viktor', 'motto'))?.translations.ro?.pair ?? ''
  const input = { document: 'personas/viktor', language: 'ro', path: 'motto', pair } as const
  return () =>
    saveTranslation(
      { ...input, items: [text], isPublishing: false },
      { uiLocale: 'de', user: at.editor },
    )
}

async function publishRomanian() {
  const document = (await loadCoverage('de')).find(({ key }) => key === 'personas/viktor')
  if (!document) throw new Error('There is no Viktor')
  const options = { language: 'ro', isDryRun: false, uiLocale: 'de', user: at.editor } as const
  return () => publishDocument(document, options)
}

describe('concurrent changes of a document', () => {
  it.each([
    ['one document', patch],
    ['many', patchMany],
  ])('keep both drafts, with a request for %s', async (_name, second) => {
    const answer = await whileOpen(changed(draft('ro', 'Unu')), second(draft('en', 'Two')))
    expect(answer.status).toBe(200)
    expect([await latestMotto('ro'), await latestMotto('en')]).toEqual(['Unu', 'Two'])
  })

  it('keep a draft next to a publication, whichever finishes first', async () => {
    await changed(draft('en', 'One'))({} as PayloadRequest)
    const saved = await whileOpen(changed(publication('en')), patch(draft('ro', 'Doi')))
    expect(saved.status).toBe(200)
    expect([await publicMotto('en'), await latestMotto('ro')]).toEqual(['One', 'Doi'])
    const published = await whileOpen(changed(draft('ro', 'Trei')), await publishRomanian())
    expect(published).toBeUndefined()
    expect(await publicMotto('ro')).toBe('Trei')
  })

  it('keep what was just published when its draft is discarded', async () => {
    await changed(draft('ro', 'Nou'))({} as PayloadRequest)
    const answer = await whileOpen(changed(publication('ro')), () =>
      at.rest('POST', `personas/${at.viktor}/discard-draft?locale=ro`),
    )
    expect(answer.status).toBe(200)
    expect(await publicMotto('ro')).toBe('Nou')
  })

  it('keep a language unpublished that was just unpublished when a version is restored', async () => {
    const { docs } = await at.payload.findVersions({
      collection: 'personas',
      where: { parent: { equals: at.viktor } },
    })
    const answer = await whileOpen(changed({ data: { _status: 'draft' }, locale: 'ro' }), () =>
      at.rest('POST', `personas/versions/${docs[0]?.id}?locale=ro`),
    )
    expect(answer.status).toBe(200)
    const stored = await at.payload.findByID({
      collection: 'personas',
      id: at.viktor,
      locale: 'ro',
    })
    expect(stored._status).toBe('draft')
  })

  it('reject a translation that somebody else has just changed', async () => {
    const answer = await whileOpen(changed(draft('ro', 'Prima')), await save('A doua'))
    expect(answer).toMatchObject({ ok: false, status: 409 })
    expect(await latestMotto('ro')).toBe('Prima')
  })

  it('reject a translation whose German text somebody else has just changed', async () => {
    const answer = await whileOpen(changed(draft('de', 'Neu')), await save('A doua'))
    expect(answer).toMatchObject({ ok: false, status: 409 })
    expect(await latestMotto('ro')).toBe(seeded('ro').motto)
  })
})

describe('a document that is concurrently deleted for good', () => {
  const stored = () =>
    at.payload.findByID({
      ...{ collection: 'personas', id: at.viktor, draft: true, trash: true },
      disableErrors: true,
    })

  it.each<[string, () => Promise<() => Promise<unknown>>, unknown]>([
    ['published', async () => patch(publication('de')), { status: 404 }],
    ['saved as a draft', async () => patch(draft('ro', 'Nou')), { status: 404 }],
    ['translated', () => save('Nou'), { ok: false, status: 404 }],
  ])('stays deleted when it is %s', async (_name, second, expected) => {
    const answer = await whileOpen(deleted, await second())
    expect(answer).toMatchObject(expected as object)
    expect(await stored()).toBeNull()
  })

  it('stays deleted when it is published with others', async () => {
    const reason = await whileOpen(deleted, await publishRomanian())
    expect(reason).toBe(translationMessages.de.noDocument)
    expect(await stored()).toBeNull()
  })
})

it('concurrent changes of a global keep both drafts', async () => {
  const headline = (text: string) => ({ hero: { headline: text } })
  const read = async (locale: Locale) =>
    (await at.payload.findGlobal({ slug: 'landing', locale, draft: true, depth: 0 })).hero.headline
  const answer = await whileOpen(
    (req) =>
      at.payload.updateGlobal({
        ...{ slug: 'landing', locale: 'ro', draft: true, req },
        data: headline('Unu') as never,
      }),
    () => at.rest('POST', 'globals/landing?locale=en&draft=true&depth=0', headline('Two')),
  )
  expect(answer.status).toBe(200)
  expect([await read('ro'), await read('en')]).toEqual(['Unu', 'Two'])
})
