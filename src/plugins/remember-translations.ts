import { isDeepStrictEqual } from 'node:util'
import type { Field, FieldHook, Plugin } from 'payload'
import { defaultLocale } from '../i18n/locales.ts'
import { targetLocales } from '../i18n/target-locales.ts'
import type { Doc } from '../lib/content/stored-values.ts'
import { outdatedKey, pairOf, textsOf } from '../lib/content/translatable-texts.ts'
import { rememberKeysUnless } from '../lib/content/translation-keys.ts'

/** Flags that a caller sets in `req.context`. */
type Context = {
  /** The write restores earlier content. */
  isRestore?: boolean
  /** The write copies German text, which is still untranslated, to another language. */
  isCopiedFromGerman?: boolean
}

/**
 * Remembers the pair of a German text and its translation whenever a translation is written. If
 * either changes later, the pair is unknown and the translation counts as outdated. Documents store
 * nothing for this, so restored versions and copies need no handling. Applies to every localized
 * text in every collection and global.
 */
export const rememberTranslations: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) => ({ ...each, fields: addHooks(each.fields) })),
  globals: config.globals?.map((each) => ({ ...each, fields: addHooks(each.fields) })),
})

function addHooks(fields: Field[]): Field[] {
  return fields.map((field) => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: addHooks(tab.fields) })) }
    }
    if ('localized' in field && field.localized) {
      const { hooks } = field
      return {
        ...field,
        hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), rememberPair] },
      }
    }
    return 'fields' in field ? { ...field, fields: addHooks(field.fields) } : field
  }) as Field[]
}

/**
 * Compares the value with the newest version, which Payload passes to field hooks in every
 * language, so an autosave needs no extra read of the document. Payload finds a row's previous texts by its id, so
 * moving a row does not count as translating it. Neither does undoing a change of a text that was outdated.
 */
const rememberPair: FieldHook = async ({ context, field, req, siblingDocWithLocales, value }) => {
  const { isCopiedFromGerman, isRestore } = context as Context
  const locale = targetLocales.find((each) => each === req.locale)
  if (!locale || isCopiedFromGerman || isRestore) return
  const stored = (siblingDocWithLocales?.[field.name ?? ''] ?? {}) as Doc
  const texts = textsOf(field, value)
  const former = textsOf(field, stored[locale]) ?? []
  if (!texts || isDeepStrictEqual(texts, former)) return
  const german = textsOf(field, stored[defaultLocale]) ?? []
  const pair = pairOf(locale, german, texts)
  const keys = [{ pair, unless: outdatedKey(locale, german, texts) }]
  if (former.length > 0) {
    keys.push({
      pair: outdatedKey(locale, german, former),
      unless: pairOf(locale, german, former),
    })
  }
  await rememberKeysUnless(req.payload, keys, req)
}
