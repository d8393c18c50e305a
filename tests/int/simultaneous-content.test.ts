import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { loadCoverage } from '../../src/features/editing/translations/data.ts'
import { translationMessages } from '../../src/features/editing/translations/messages.ts'
import { publishDocument } from '../../src/features/editing/translations/publish-document.ts'
import { saveTranslation } from '../../src/features/editing/translations/save.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Persona } from '../../src/payload-types.ts'
import { findText, latestMotto, publicMotto } from '../support/translated-texts.ts'
import { context, seededPersona, setUpTranslating } from '../support/translating.ts'
import { whileTransactionIsOpen } from '../support/while-transaction-is-open.ts'

setUpTranslating()

type Change = { data: Partial<Persona>; locale: Locale; draft?: boolean }

/** Changes Viktor in an open transaction. */
const changed = (change: Change) => (req: PayloadRequest) =>
  context.payload.update({ collection: 'personas', id: context.viktor, ...change, req } as never)

const deleted = (req: PayloadRequest) =>
  context.payload.delete({ collection: 'personas', id: context.viktor, req })

const draft = (locale: Locale, motto: string) => ({ data: { motto }, locale, draft: true })
const publication = (locale: Locale) => ({ data: { _status: 'published' } as const, locale })

/** Changes Viktor as the editor does. */
const patch =
  ({ data, locale, draft = false }: Change) =>
  () =>
    context.rest(
      'PATCH',
      `personas/${context.viktor}?locale=${locale}&draft=${draft}&depth=0`,
      data,
    )

const patchMany =
  ({ data, locale, draft = false }: Change) =>
  () => {
    const where = `where[id][in]=${context.viktor}`
    return context.rest('PATCH', `personas?${where}&locale=${locale}&draft=${draft}&depth=0`, data)
  }

/** Translates Viktor's motto, based on the text that is stored when it begins. */
async function save(text: string) {
  const pair = (await findText('personas/viktor', 'motto'))?.translations.ro?.pair ?? ''
  const input = { document: 'personas/viktor', language: 'ro', path: 'motto', pair } as const
  return () =>
    saveTranslation(
      { ...input, items: [text], isPublishing: false, unanswered: [] },
      { uiLocale: 'de', user: context.editor },
    )
}

async function publishRomanian() {
  const document = (await loadCoverage('de')).find(({ key }) => key === 'personas/viktor')
  if (!document) throw new Error('Viktor is missing')
  const { savedAt } = document
  const user = context.editor
  const options = { language: 'ro', isDryRun: false, savedAt, uiLocale: 'de', user } as const
  return () => publishDocument(document, options)
}

describe('concurrent changes of a document', () => {
  it.each([
    ['one document', patch],
    ['many', patchMany],
  ])('keep both drafts, with a request for %s', async (_name, second) => {
    const response = await whileTransactionIsOpen(
      changed(draft('ro', 'Unu')),
      second(draft('en', 'Two')),
    )
    expect(response.status).toBe(200)
    expect([await latestMotto('ro'), await latestMotto('en')]).toEqual(['Unu', 'Two'])
  })

  it('keep a draft next to a publication, which does not include a later one', async () => {
    await changed(draft('en', 'One'))({} as PayloadRequest)
    const saved = await whileTransactionIsOpen(
      changed(publication('en')),
      patch(draft('ro', 'Doi')),
    )
    expect(saved.status).toBe(200)
    expect([await publicMotto('en'), await latestMotto('ro')]).toEqual(['One', 'Doi'])
    const published = await whileTransactionIsOpen(
      changed(draft('ro', 'Trei')),
      await publishRomanian(),
    )
    expect(published).toEqual({ reason: expect.stringContaining('inzwischen geändert') })
    expect(await publicMotto('ro')).toBe(seededPersona('ro').motto)
    expect(await latestMotto('ro')).toBe('Trei')
  })

  it('keep what was just published when its draft is discarded', async () => {
    await changed(draft('ro', 'Nou'))({} as PayloadRequest)
    const response = await whileTransactionIsOpen(changed(publication('ro')), () =>
      context.rest('POST', `personas/${context.viktor}/discard-draft?locale=ro`),
    )
    expect(response.status).toBe(200)
    expect(await publicMotto('ro')).toBe('Nou')
  })

  it('keep a language unpublished that was just unpublished when a version is restored', async () => {
    const { docs } = await context.payload.findVersions({
      collection: 'personas',
      where: { parent: { equals: context.viktor } },
    })
    const response = await whileTransactionIsOpen(
      changed({ data: { _status: 'draft' }, locale: 'ro' }),
      () => context.rest('POST', `personas/versions/${docs[0]?.id}?locale=ro`),
    )
    expect(response.status).toBe(200)
    const stored = await context.payload.findByID({
      collection: 'personas',
      id: context.viktor,
      locale: 'ro',
    })
    expect(stored._status).toBe('draft')
  })

  it('reject a translation that somebody else has just changed', async () => {
    const answer = await whileTransactionIsOpen(changed(draft('ro', 'Prima')), await save('A doua'))
    expect(answer).toMatchObject({ ok: false, status: 409 })
    expect(await latestMotto('ro')).toBe('Prima')
  })

  it('reject a translation whose German text somebody else has just changed', async () => {
    const answer = await whileTransactionIsOpen(changed(draft('de', 'Neu')), await save('A doua'))
    expect(answer).toMatchObject({ ok: false, status: 409 })
    expect(await latestMotto('ro')).toBe(seededPersona('ro').motto)
  })
})

describe('a document that is concurrently deleted for good', () => {
  const stored = () =>
    context.payload.findByID({
      ...{ collection: 'personas', id: context.viktor, draft: true, trash: true },
      disableErrors: true,
    })

  it.each<[string, () => Promise<() => Promise<unknown>>, unknown]>([
    ['published', async () => patch(publication('de')), { status: 404 }],
    ['saved as a draft', async () => patch(draft('ro', 'Nou')), { status: 404 }],
    ['translated', () => save('Nou'), { ok: false, status: 404 }],
  ])('stays deleted when it is %s', async (_name, second, expected) => {
    const answer = await whileTransactionIsOpen(deleted, await second())
    expect(answer).toMatchObject(expected as object)
    expect(await stored()).toBeNull()
  })

  it('stays deleted when it is published with others', async () => {
    const outcome = await whileTransactionIsOpen(deleted, await publishRomanian())
    expect(outcome).toEqual({ reason: translationMessages.de.noDocument })
    expect(await stored()).toBeNull()
  })
})

it('concurrent changes of a global keep both drafts', async () => {
  const headline = (text: string) => ({ hero: { headline: text } })
  const read = async (locale: Locale) =>
    (await context.payload.findGlobal({ slug: 'landing', locale, draft: true, depth: 0 })).hero
      .headline
  const response = await whileTransactionIsOpen(
    (req) =>
      context.payload.updateGlobal({
        ...{ slug: 'landing', locale: 'ro', draft: true, req },
        data: headline('Unu') as never,
      }),
    () => context.rest('POST', 'globals/landing?locale=en&draft=true&depth=0', headline('Two')),
  )
  expect(response.status).toBe(200)
  expect([await read('ro'), await read('en')]).toEqual(['Unu', 'Two'])
})
