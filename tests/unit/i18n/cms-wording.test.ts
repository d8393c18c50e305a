import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { deepMergeSimple } from 'payload/shared'
import { describe, expect, it } from 'vitest'
import { cmsWording } from '../../../src/i18n/cms-wording.ts'
import { payloadTexts } from '../../../src/plugins/localized-publishing/edit-messages.ts'

type Texts = Record<string, Record<string, string>>

/** Features that this product does not use. */
const unused =
  /^(folder|dashboard):|^authentication:(beginCreateFirstUser|forgotPasswordUsernameInstructions|newAccountCreated)|^validation:username|^general:(copyWarning|moveConfirm)|[vV]erif/

function shown(language: 'de' | 'en'): [string, string][] {
  const own = { de, en }[language].translations as unknown as Texts
  const ofPlugin = deepMergeSimple<Texts>(own, payloadTexts(30)[language] as unknown as Texts)
  const merged = deepMergeSimple<Texts>(ofPlugin, cmsWording[language] as unknown as Texts)
  return Object.entries(merged)
    .flatMap(([group, texts]) =>
      Object.entries(texts).map(([key, text]): [string, string] => [`${group}:${key}`, text]),
    )
    .filter(([key]) => !unused.test(key))
}

describe('the wording of the CMS', () => {
  it('addresses everybody as "Sie" in German', () => {
    const familiar = /\b(du|dein\w*|dich|dir|bist|gib|wähle|setze|ziehe|überprüfe|möchtest)\b/i
    expect(shown('de').filter(([, text]) => familiar.test(text))).toEqual([])
  })

  it.each(['de', 'en'] as const)(
    'in %s mentions neither Payload nor placeholders in angle brackets',
    (language) => {
      expect(shown(language).filter(([, text]) => /payload|<(kein|no) /i.test(text))).toEqual([])
    },
  )

  it.each(['de', 'en'] as const)('in %s explains what deleting and unpublishing do', (language) => {
    const said = Object.fromEntries(shown(language))
    for (const [group, texts] of Object.entries(payloadTexts(30)[language])) {
      for (const [key, text] of Object.entries(texts)) expect(said[`${group}:${key}`]).toBe(text)
    }
  })

  it('says how long the trash is kept, unless it is never emptied', () => {
    const questions = (days?: number) => {
      const { de, en } = payloadTexts(days)
      return [de, en].flatMap(({ general }) => [general.aboutToTrash, general.aboutToTrashCount])
    }
    for (const question of questions(7)) expect(question).toMatch(/ (7 Tage lang|for 7 days)\.$/)
    for (const question of questions())
      expect(question).toMatch(/ (können Sie (es|alles)|restore (it|them))\.$/)
  })

  it('overrides only messages that Payload has', () => {
    for (const [language, own] of [
      ['de', de],
      ['en', en],
    ] as const) {
      for (const [group, texts] of Object.entries(cmsWording[language])) {
        const known = Object.keys((own.translations as unknown as Texts)[group] ?? {})
        expect(known).toEqual(expect.arrayContaining(Object.keys(texts)))
      }
    }
  })
})
