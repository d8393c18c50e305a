import { isDeepStrictEqual } from 'node:util'
import type { Field, FieldHook, FieldHookArgs, Plugin } from 'payload'
import { defaultLocale } from '../i18n/locales.ts'
import { type TargetLocale, targetLocales } from '../i18n/target-locales.ts'
import { isPublishedIn } from '../lib/content/published.ts'
import type { Doc } from '../lib/content/stored-values.ts'
import { copyKey, pairOf, textsOf, translatableTexts } from '../lib/content/translatable-texts.ts'
import { knownPairs, rememberPairs } from '../lib/content/translated-pairs.ts'

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
 * language, so an autosave needs no extra read unless a translation has changed. Payload finds a row's previous
 * texts by its id, so moving a row does not count as translating it. Neither does undoing a change: the text
 * is then a copy of the German one again, or the published one.
 */
const rememberPair: FieldHook = async (change) => {
  const { context, field, req, siblingDocWithLocales, value } = change
  const { isCopiedFromGerman, isRestore } = context as Context
  const locale = targetLocales.find((each) => each === req.locale)
  if (!locale || isCopiedFromGerman || isRestore) return
  const stored = (siblingDocWithLocales?.[field.name ?? ''] ?? {}) as Doc
  const texts = textsOf(field, value)
  if (!texts || isDeepStrictEqual(texts, textsOf(field, stored[locale]))) return
  const german = textsOf(field, stored[defaultLocale]) ?? []
  const copy = copyKey(locale, texts)
  if ((await knownPairs(req.payload, [copy])).has(copy)) return
  const published = await publishedTexts(change, locale)
  if (published.some((each) => isDeepStrictEqual(each, texts))) return
  await rememberPairs(req.payload, [pairOf(locale, german, texts)], req)
}

/** The published texts of a document that is being written, which all its fields compare with. */
const readings = new WeakMap<object, Promise<string[][]>>()

/** Returns the texts of a document that are published in a language. */
async function publishedTexts(change: FieldHookArgs, locale: TargetLocale): Promise<string[][]> {
  const { originalDoc } = change
  if (!originalDoc) return []
  const reading = readings.get(originalDoc) ?? readPublishedTexts(change, locale)
  readings.set(originalDoc, reading)
  return reading
}

async function readPublishedTexts(
  { collection, global, originalDoc, req: { payload, transactionID } }: FieldHookArgs,
  locale: TargetLocale,
): Promise<string[][]> {
  const reading = { locale: 'all', depth: 0, req: { transactionID } } as const
  const published = global
    ? await payload.findGlobal({ slug: global.slug, ...reading })
    : collection &&
      (await payload.findByID({
        collection: collection.slug,
        id: originalDoc.id,
        trash: true,
        disableErrors: true,
        ...reading,
      }))
  const doc = published as Doc | null
  const fields = (global ?? collection)?.flattenedFields
  if (!doc || !fields || !isPublishedIn(doc, locale)) return []
  return translatableTexts(fields, doc, locale).map(({ items }) => items)
}
