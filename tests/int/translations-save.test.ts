import { describe, expect, it } from 'vitest'
import { loadCoverage } from '../../src/features/editing/translations/data.ts'
import { translationMessages } from '../../src/features/editing/translations/messages.ts'
import { publishReady } from '../../src/features/editing/translations/publish.ts'
import { publishDocument } from '../../src/features/editing/translations/publish-document.ts'
import { saveTranslation } from '../../src/features/editing/translations/save.ts'
import { publishSchema, type SaveInput } from '../../src/features/editing/translations/schema.ts'
import type { Publishable } from '../../src/features/editing/translations/types.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { targetLocales } from '../../src/i18n/target-locales.ts'
import {
  findText,
  latestMotto,
  latestVersion,
  mottoStates,
  publicMotto,
} from '../support/translated-texts.ts'
import {
  context,
  lockAsAdmin,
  seededPersona,
  setUpTranslating,
  updateViktor,
} from '../support/translating.ts'
import { whilePublishLocked } from '../support/while-publish-locked.ts'

setUpTranslating()

const caller = () => ({ uiLocale: 'de', user: context.editor }) as const
const viktor = 'personas/viktor'

async function save(path: string, items: string[], more: Partial<SaveInput> = {}) {
  const { document = viktor } = more
  const pair = await pairAt(path, document)
  return saveTranslation(
    { document, language: 'ro', path, pair, items, isPublishing: false, unanswered: [], ...more },
    caller(),
  )
}

async function pairAt(path: string, document = viktor): Promise<string> {
  return (await findText(document, path))?.translations.ro?.pair ?? ''
}

describe('saving a translation in its row', () => {
  it('writes a draft that matches the German text and publishes nothing', async () => {
    await updateViktor({ motto: 'Immer am Apparat' }, { locale: 'de', draft: true })
    expect(await mottoStates()).toMatchObject({ ro: 'outdated' })
    expect(await save('motto', ['Mereu la telefon'])).toMatchObject({ ok: true })
    expect(await mottoStates()).toMatchObject({ ro: 'complete', pt: 'outdated' })
    expect(await latestMotto('ro')).toBe('Mereu la telefon')
    expect(await publicMotto('ro')).toBe(seededPersona('ro').motto)
  })

  it('confirms a text that was outdated before, because both texts are shown', async () => {
    const former = (await latestMotto('ro')) ?? ''
    await updateViktor({ motto: 'Immer am Apparat' }, { locale: 'de', draft: true })
    expect(await save('motto', ['Mereu la telefon'])).toMatchObject({ ok: true })
    expect(await save('motto', [former])).toMatchObject({ ok: true })
    expect(await mottoStates()).toMatchObject({ ro: 'complete', pt: 'outdated' })
  })

  it('writes into its own document, also while the draft of another one has the same page', async () => {
    await updateViktor({ slug: 'clara' }, { locale: 'de', draft: true })
    const keys = (await loadCoverage('de')).map(({ key }) => key)
    expect(keys.filter((key) => key.startsWith('personas/')).toSorted()).toEqual([
      'personas/alexandra',
      'personas/clara',
      viktor,
    ])
    expect(await save('motto', ['Mereu la telefon'])).toMatchObject({ ok: true })
    expect(await latestMotto('ro')).toBe('Mereu la telefon')
  })

  it('writes the lines of a list as its entries and can clear a text', async () => {
    expect(await save('features', ['unu', 'doi'])).toMatchObject({ ok: true })
    expect(await save('motto', [''])).toMatchObject({ ok: true })
    expect(await latestVersion('ro')).toMatchObject({ features: ['unu', 'doi'] })
    expect(await mottoStates()).toMatchObject({ ro: 'missing' })
  })

  it.each([
    ['a text', 'motto', ['Mereu la telefon ']],
    ['a cleared text', 'motto', ['']],
    ['a blank text', 'motto', ['   ']],
    ['a list', 'features', ['unu', 'doi']],
    ['an empty list', 'features', []],
  ])('returns the pair of %s, with which it can be saved again', async (_, path, items) => {
    const saved = await save(path, items)
    expect(saved).toEqual({ ok: true, value: { pair: await pairAt(path) } })
  })

  it('rejects a text that makes the document too long, and says so', async () => {
    const rejected = await save('motto', ['x'.repeat(150_001)])
    expect(rejected).toMatchObject({ ok: false, status: 400 })
    expect(JSON.stringify(rejected)).toContain('ist zu lang')
  })

  it('loses nothing when several rows are saved concurrently', async () => {
    const texts = { en: 'On the phone', pt: 'Ao telefone', ro: 'La telefon' }
    const { translations = {} } = (await findText(viktor, 'motto')) ?? {}
    const saved = await Promise.all(
      targetLocales.map((language) => {
        const { pair = '' } = translations[language] ?? {}
        const input = {
          ...{
            document: viktor,
            language,
            path: 'motto',
            pair,
            isPublishing: false,
            unanswered: [],
          },
        }
        return saveTranslation({ ...input, items: [texts[language]] }, caller())
      }),
    )
    expect(saved.every(({ ok }) => ok)).toBe(true)
    for (const language of targetLocales) {
      expect(await latestMotto(language)).toBe(texts[language])
    }
  })

  it('accepts a text of a single line with line breaks around it, as spreadsheets copy a cell', async () => {
    expect(await save('motto', ['Mereu la telefon\r\n'])).toMatchObject({ ok: true })
    expect(await latestMotto('ro')).toBe('Mereu la telefon')
  })

  it('accepts the same text again, whose response may have been lost', async () => {
    const pair = await pairAt('motto')
    const first = await save('motto', ['Mereu la telefon'], { pair })
    expect(await save('motto', ['Mereu la telefon'], { pair })).toEqual(first)
  })

  it('accepts another text after one of its own whose response was lost, but none of somebody else', async () => {
    const pair = await pairAt('motto')
    const unanswered = [['Mereu la telefon\r\n']]
    await save('motto', unanswered[0] as string[], { pair })
    expect(await save('motto', ['Mereu aici'], { pair })).toMatchObject({ ok: false, status: 409 })
    expect(await save('motto', ['Mereu aici'], { pair, unanswered })).toMatchObject({ ok: true })
    expect(await latestMotto('ro')).toBe('Mereu aici')
    const later = await save('motto', ['Altul'], { pair, unanswered })
    expect(later).toMatchObject({ ok: false, status: 409 })
  })

  it('rejects another text after a save whose response was lost if the German text has changed since', async () => {
    const pair = await pairAt('motto')
    const unanswered = [['Mereu la telefon']]
    await save('motto', ['Mereu la telefon'], { pair })
    await updateViktor({ motto: 'Immer am Apparat' }, { locale: 'de', draft: true })
    const later = await save('motto', ['Mereu aici'], { pair, unanswered })
    expect(later).toMatchObject({ ok: false, status: 409 })
    expect(await latestMotto('ro')).toBe('Mereu la telefon')
  })

  it('rejects stale, invalid and unknown texts, and documents that somebody else is editing', async () => {
    const stale = { pair: (await findText(viktor, 'motto'))?.translations.ro?.pair ?? '' }
    await updateViktor({ motto: 'Immer am Apparat' }, { locale: 'de', draft: true })
    expect(await save('motto', ['Nou'], stale)).toMatchObject({ ok: false, status: 409 })
    expect(await save('motto', ['a\0b'])).toMatchObject({ ok: false, status: 400 })
    expect(await save('role', ['Un rând\nși altul'])).toMatchObject({ ok: false, status: 400 })
    expect(await save('nothing', ['Nou'])).toMatchObject({ ok: false, status: 404 })
    const mail = { document: 'globals/mails' }
    expect(await save('contact.subject', ['Nou'], mail)).toMatchObject({ ok: false, status: 409 })
    const lock = await lockAsAdmin()
    expect(await save('motto', ['Nou'])).toMatchObject({ ok: false, status: 409 })
    await context.payload.delete({ collection: 'payload-locked-documents', id: lock.id })
    expect(await latestMotto('ro')).toBe(seededPersona('ro').motto)
  })
})

describe('publishing what is ready', () => {
  const publish = async (language: Locale, listed?: Publishable[]) => {
    const outcome = await publishReady({ languages: [language], chosen: listed }, caller())
    if (!outcome.ok) throw new Error(outcome.message)
    return outcome.value.documents.filter(({ document }) => document === viktor)
  }

  it('first lists it without publishing, and then publishes exactly that', async () => {
    await updateViktor({ motto: 'Mereu la telefon' }, { locale: 'ro', draft: true })
    await updateViktor({ motto: 'Sempre ao telefone' }, { locale: 'pt', draft: true })
    const listed = await publish('ro')
    expect(listed).toMatchObject([{ language: 'ro', reason: undefined }])
    expect(await publicMotto('ro')).toBe(seededPersona('ro').motto)
    expect(await publish('ro', listed)).toMatchObject([{ reason: undefined }])
    expect(await publicMotto('ro')).toBe('Mereu la telefon')
    expect(await publicMotto('pt')).toBe(seededPersona('pt').motto)
    expect(await publish('ro')).toEqual([])
  })

  it.each([
    ['globals/landing', 'globals/landing', { hero: { headline: 'Nou' } }],
    ['features', `features?limit=1`, { title: 'Nou' }],
  ])('publishes a draft of: %s', async (name, path, data) => {
    const query = 'draft=true&locale=ro&depth=0'
    const isGlobal = name.startsWith('globals')
    const saved = await context.rest(
      isGlobal ? 'POST' : 'PATCH',
      isGlobal ? `${path}?${query}` : `${path}&${query}&where[slug][exists]=true`,
      { ...data, _status: 'draft' },
    )
    expect(saved.status).toBe(200)
    const listed = await publishReady({ languages: ['ro'] }, caller())
    const mine = (listed.ok ? listed.value.documents : []).filter(({ document }) =>
      document.startsWith(name),
    )
    expect(mine[0]).toMatchObject({ reason: undefined })
    const published = await publishReady({ languages: ['ro'], chosen: mine }, caller())
    expect(published).toMatchObject({ ok: true, value: { documents: [{ reason: undefined }] } })
  })

  it('does not publish what was saved after it was listed', async () => {
    await updateViktor({ motto: 'Mereu la telefon' }, { locale: 'ro', draft: true })
    const listed = await publish('ro')
    await updateViktor({ motto: 'Mereu la tel' }, { locale: 'ro', draft: true })
    expect(await publish('ro', listed)).toMatchObject([
      { reason: expect.stringContaining('inzwischen geändert') },
    ])
    expect(await publicMotto('ro')).toBe(seededPersona('ro').motto)
  })

  it('does not publish what is saved while other documents are published', async () => {
    await updateViktor({ motto: 'Mereu la telefon' }, { locale: 'ro', draft: true })
    const [document] = (await loadCoverage('de')).filter(({ key }) => key === viktor)
    if (!document) throw new Error('Viktor is missing')
    await updateViktor({ motto: 'Mereu la tel' }, { locale: 'ro', draft: true })
    const { savedAt } = document
    const options = { ...caller(), language: 'ro', isDryRun: false, savedAt } as const
    expect(await publishDocument(document, options)).toEqual({
      reason: expect.stringContaining('inzwischen geändert'),
    })
    expect(await publicMotto('ro')).toBe(seededPersona('ro').motto)
  })

  it('excludes unpublished languages and planned publications', async () => {
    await updateViktor({ _status: 'draft' }, { locale: 'ro' })
    await updateViktor({ motto: 'Sempre ao telefone' }, { locale: 'pt', draft: true })
    const { id } = await context.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        locale: 'pt',
        doc: { relationTo: 'personas', value: context.viktor },
      },
      waitUntil: new Date(Date.now() + 60 * 60 * 1000),
    })
    expect([await publish('ro'), await publish('pt')]).toEqual([[], []])
    await updateViktor({ motto: 'Always on the phone' }, { locale: 'en', draft: true })
    expect(await publish('en'), 'which would publish shared fields').toMatchObject([
      { reason: expect.stringContaining('Auf Portugiesisch ist eine Veröffentlichung geplant') },
    ])
    await context.payload.delete({ collection: 'payload-jobs', id })
    expect(await publish('pt')).toHaveLength(1)
  })

  it('runs once at a time and stops when the caller disconnects', async () => {
    await updateViktor({ motto: 'Mereu la telefon' }, { locale: 'ro', draft: true })
    const input = {
      languages: ['ro' as const],
      chosen: [{ document: viktor, language: 'ro' as const, savedAt: '' }],
    }
    const [first, second] = await Promise.all([
      publishReady({ languages: ['ro'] }, caller()),
      publishReady(input, { ...caller(), uiLocale: 'en' }),
    ])
    expect(first.ok).toBe(true)
    expect(second).toMatchObject({ status: 409, message: expect.stringMatching(/^Drafts are/) })
    const gone = await publishReady(input, caller(), AbortSignal.abort())
    expect(gone).toEqual({ ok: true, value: { documents: [] } })
    expect(await publicMotto('ro')).toBe(seededPersona('ro').motto)
  })

  it('goes on without documents that are moved to the trash or scheduled meanwhile', async () => {
    const { payload, rest } = context
    const { docs } = await payload.find({ collection: 'features', limit: 4, sort: 'id' })
    for (const { id } of docs) {
      const write = { collection: 'features', id, locale: 'ro', draft: true } as const
      await payload.update({ ...write, data: { title: 'Nou' } })
    }
    const listed = await publishReady({ languages: ['ro'] }, caller())
    const chosen = (listed.ok ? listed.value.documents : []).filter(({ document }) =>
      document.startsWith('features/'),
    )
    expect(chosen).toHaveLength(4)
    const [, trashed, planned] = chosen.map(({ editPath }) => editPath.split(/[/?]/).at(4))

    const publishing = await whilePublishLocked(async (client) => {
      const started = publishReady({ languages: ['ro'], chosen }, caller())
      const waiting = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`
      await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1)
      await client.query('UPDATE features SET deleted_at = now() WHERE id = $1', [trashed])
      const plan = { type: 'publish', at: '2099-01-01T00:00:00.000Z', locale: 'ro' }
      expect((await rest('POST', `features/${planned}/plans`, plan)).status).toBe(201)
      return { started }
    })
    const published = await publishing.started
    expect(published.ok && published.value.documents.map(({ reason }) => reason)).toEqual([
      undefined,
      translationMessages.de.noDocument,
      undefined,
    ])
  })

  it('accepts each language only once', () => {
    const parse = (languages: string[]) => publishSchema.safeParse({ languages }).success
    expect(parse([...locales])).toBe(true)
    expect(parse(['de', 'de'])).toBe(false)
    expect(parse([...locales, 'de'])).toBe(false)
    expect(parse([])).toBe(false)
  })

  it('states why something is not ready, and does not publish it', async () => {
    await updateViktor({ motto: '' }, { locale: 'ro', draft: true })
    const listed = await publish('ro')
    const [missing] = listed
    expect(missing?.reason).toContain('Motto fehlt')
    expect(await publish('ro', listed)).toMatchObject([{ reason: missing?.reason }])
    await updateViktor({ motto: 'Mereu pe fir' }, { locale: 'ro', draft: true })
    await updateViktor({ motto: 'Immer am Apparat' }, { locale: 'de', draft: true })
    expect((await publish('ro'))[0]?.reason).toBe('1 Text ist veraltet oder noch deutsch.')
    const lock = await lockAsAdmin()
    expect((await publish('de'))[0]?.reason).toContain(lock.holder)
    await context.payload.delete({ collection: 'payload-locked-documents', id: lock.id })
    expect(await publicMotto('ro')).toBe(seededPersona('ro').motto)
    expect(await publicMotto('de')).toBe(seededPersona('de').motto)
  })
})
