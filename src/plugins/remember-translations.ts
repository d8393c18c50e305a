import { isDeepStrictEqual } from 'node:util'
import type { Field, FieldHook, Plugin } from 'payload'
import { defaultLocale } from '../i18n/locales.ts'
import { targetLocales } from '../i18n/target-locales.ts'
import type { Doc } from '../lib/content/stored-values.ts'
import { pairOf, textsOf } from '../lib/content/translatable-texts.ts'
import { rememberPairs } from '../lib/content/translated-pairs.ts'

/** What a caller declares about its write through `req.context`. */
type Context = {
  /** What was there before comes back, from an older version or from what is published. */
  isRestore?: boolean
  /** German text is copied to a translation, which is still to be translated. */
  isCopiedFromGerman?: boolean
}

/**
 * Writing a translation says that it fits the German of that moment, and the pair of both texts is
 * remembered. A later change of either makes a pair that is not: out of date. So documents carry
 * nothing along: what an older version or a copy brings back was remembered or was not. Holds for
 * every localized text, in every collection and global.
 */
export const rememberTranslations: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) => ({ ...each, fields: watched(each.fields) })),
  globals: config.globals?.map((each) => ({ ...each, fields: watched(each.fields) })),
})

function watched(fields: Field[]): Field[] {
  return fields.map((field) => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: watched(tab.fields) })) }
    }
    if ('localized' in field && field.localized) {
      const { hooks } = field
      return {
        ...field,
        hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), remember] },
      }
    }
    return 'fields' in field ? { ...field, fields: watched(field.fields) } : field
  }) as Field[]
}

/**
 * Compares with the newest version in every language, which Payload hands to the hooks of fields, so
 * that an autosave reads nothing again. Payload finds a row's former texts by its id: a row that
 * changes its place is not translated anew.
 */
const remember: FieldHook = async ({ context, field, req, siblingDocWithLocales, value }) => {
  const { isCopiedFromGerman, isRestore } = context as Context
  const locale = targetLocales.find((each) => each === req.locale)
  if (!locale || isCopiedFromGerman || isRestore) return
  const stored = (siblingDocWithLocales?.[field.name ?? ''] ?? {}) as Doc
  const texts = textsOf(field, value)
  if (!texts || isDeepStrictEqual(texts, textsOf(field, stored[locale]))) return
  const german = textsOf(field, stored[defaultLocale]) ?? []
  await rememberPairs(req.payload, [pairOf(locale, german, texts)], req)
}
