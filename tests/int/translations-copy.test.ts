import { describe, expect, it } from 'vitest'
import { copyFromGerman } from '../../src/features/editing/translations/copy.ts'
import { pairOf } from '../../src/lib/content/translatable-texts.ts'
import { rememberKeys } from '../../src/lib/content/translation-keys.ts'
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

setUpTranslating()

describe('copying from German', () => {
  const place = { document: 'personas/viktor', language: 'ro' } as const
  const shownMotto = async () => ({
    path: 'motto',
    pair: (await findText(place.document, 'motto'))?.translations.ro?.pair ?? '',
  })
  const copy = async (more: object = {}) =>
    copyFromGerman(
      { ...place, text: await shownMotto(), overwrite: false, isPublishing: false, ...more },
      { uiLocale: 'de', user: context.editor },
    )

  it('fills a missing text as an unpublished draft that still needs a translation', async () => {
    await updateViktor({ motto: '' }, { locale: 'ro', draft: true })
    expect(await mottoStates()).toMatchObject({ ro: 'missing' })
    expect(await copy()).toEqual({ ok: true, value: 1 })
    expect(await mottoStates()).toMatchObject({ en: 'complete', ro: 'german' })
    expect(await latestMotto('ro')).toBe(seededPersona('de').motto)
    expect(await publicMotto('ro')).toBe(seededPersona('ro').motto)
  })

  it('keeps an existing text, unless the request overwrites it', async () => {
    expect(await copy()).toMatchObject({ ok: false, status: 400 })
    for (const overwrite of [false, true]) {
      const all = { text: undefined, overwrite }
      expect(await copy(all)).toMatchObject({ ok: false, status: 400 })
    }
    expect(await latestMotto('ro')).toBe(seededPersona('ro').motto)
    expect(await copy({ overwrite: true })).toEqual({ ok: true, value: 1 })
    expect(await latestMotto('ro')).toBe(seededPersona('de').motto)
    expect(await publicMotto('ro')).toBe(seededPersona('ro').motto)
  })

  it('does not replace a text that has changed since it was shown', async () => {
    const text = await shownMotto()
    await updateViktor({ motto: 'Inzwischen besser' }, { locale: 'ro', draft: true })
    expect(await copy({ text, overwrite: true })).toMatchObject({ ok: false, status: 409 })
    expect(await latestMotto('ro')).toBe('Inzwischen besser')
  })

  it('fills all missing texts of a document at once and nothing else', async () => {
    await updateViktor({ motto: '', features: [] }, { locale: 'ro', draft: true })
    expect(await copy({ text: undefined })).toEqual({ ok: true, value: 2 })
    const doc = await latestVersion('ro')
    expect(doc).toMatchObject({
      motto: seededPersona('de').motto,
      features: seededPersona('de').features,
      role: seededPersona('ro').role,
    })
  })

  it('of a new row is not published with the German one, unless somebody confirms it', async () => {
    const languages = ['en', 'pt', 'ro'] as const
    const { page } = await latestVersion('de')
    const answer = 'Ganz neu.'
    const saveQuestion = (question: string) => {
      const row = { id: '66f000000000000000000009', question, answer }
      const faq = { ...page.faq, items: [...(page.faq?.items ?? []), row] }
      return updateViktor({ page: { ...page, faq } }, { locale: 'de', draft: true })
    }
    const publish = () => updateViktor({ _status: 'published' }, { locale: 'de' })
    const issues = () => publish().catch(({ data }) => data.errors)
    const stillGerman = (field: string, label: string) => ({
      field: expect.stringMatching(new RegExp(`^page\\.faq\\.items\\.\\d+\\.${field}$`)),
      message: expect.stringMatching(
        `^Englisch \\+ Portugiesisch \\+ Rumänisch: .*${label} ist noch der deutsche Text`,
      ),
    })
    const all = [stillGerman('question', 'Frage'), stillGerman('answer', 'Antwort')]
    await saveQuestion('Ganz neu')
    for (const language of languages) await copy({ text: undefined, language })
    expect(await issues()).toMatchObject(all)
    await saveQuestion('Ganz neu?')
    expect(await issues(), 'after a correction of the German text').toMatchObject(all)
    const { page: english } = await latestVersion('en')
    const saveEnglish = (ending: string) => {
      const items = english.faq?.items?.map((row) =>
        row.answer === answer ? { ...row, answer: answer + ending } : row,
      )
      const faq = { ...english.faq, items }
      return updateViktor({ page: { ...english, faq } }, { locale: 'en', draft: true })
    }
    await saveEnglish(' Hm')
    await saveEnglish('')
    expect(await issues(), 'after a change that was undone').toMatchObject(all)
    const confirm = (german: string, text: string) =>
      rememberKeys(
        context.payload,
        languages.map((language) => pairOf(language, [german], [text])),
      )
    await confirm('Ganz neu?', 'Ganz neu')
    await confirm(answer, answer)
    expect(await publish()).toMatchObject({ _status: 'published' })
  })

  it('is rejected while another user has the document open', async () => {
    const lock = await lockAsAdmin()
    expect(await copy({ overwrite: true })).toEqual({
      ok: false,
      status: 409,
      message: `${lock.holder} bearbeitet dieses Dokument gerade.`,
    })
    await context.payload.delete({ collection: 'payload-locked-documents', id: lock.id })
    expect(await latestMotto('ro')).toBe(seededPersona('ro').motto)
  })

  it('needs confirmation to change a document without drafts', async () => {
    const text = { path: 'contact.subject', pair: 'any' }
    expect(await copy({ document: 'globals/mails', text, overwrite: true })).toMatchObject({
      ok: false,
      status: 409,
    })
  })
})
